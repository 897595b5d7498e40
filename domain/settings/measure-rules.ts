import { dayOf } from '#kit/day.ts';
import { newestOf } from '#kit/newest.ts';
import { refusedField } from '#kit/problem.ts';
import builtIn from './measures.json' with { type: 'json' };
import { exactUnits, measure, type HarvestUnit, type Measure, type MeasureDetails } from './measure-model.ts';

/** Phones keep them all; at a hundred bytes each this is a small file yet. */
export const mostMeasures = 2000;

/** The reference measures the house begins with; each names its source, and whether it is an estimate. */
export const builtInMeasures = (): Measure[] => builtIn.map((one) => measure.parse({ ...one, version: 1 }));

type MeasureKey = Pick<Measure, 'unit' | 'crop' | 'market'>;

const keyOf = ({ unit, crop, market }: MeasureKey): string => JSON.stringify([unit, crop, market.toLowerCase()]);

/** Of each unit, crop and market what was said of it last, in the order of first mention. */
export const newestMeasures = (measures: readonly Measure[]): Measure[] => newestOf(measures, keyOf);

/** The number the next word on a unit, crop and market gets. */
export const nextVersion = (measures: readonly Measure[], key: MeasureKey): number =>
  Math.max(0, ...measures.filter((one) => keyOf(one) === keyOf(key)).map(({ version }) => version)) + 1;

/**
 * A new word on what a unit weighs, numbered after what was said before.
 * @throws Problem `invalid` beside `unit` for kilograms and tonnes, beside `measuredOn` for a day to come.
 */
export const newMeasure = (details: MeasureDetails, measures: readonly Measure[], now: Date): Measure => {
  if (exactUnits[details.unit] !== undefined) throw refusedField('unit', 'measures.unitExact');
  if (details.measuredOn > dayOf(now)) throw refusedField('measuredOn', 'measures.inFuture');
  return { ...details, version: nextVersion(measures, details) };
};

/**
 * The measures that may serve a unit of a crop, the best first: of that crop before of any crop, weighed before
 * estimated, newer before older. Kilograms and tonnes need none.
 */
export const measuresFor = (measures: readonly Measure[], unit: HarvestUnit, crop: string): Measure[] => {
  if (exactUnits[unit] !== undefined) return [];
  const rank = (one: Measure): number => (one.crop === crop && crop !== '' ? 0 : 2) + (one.isEstimate ? 1 : 0);
  return newestMeasures(measures)
    .filter((one) => one.unit === unit && (one.crop === crop || one.crop === ''))
    .sort((one, other) => rank(one) - rank(other) || other.measuredOn.localeCompare(one.measuredOn));
};
