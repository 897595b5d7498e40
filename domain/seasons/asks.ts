import { exactUnits, measuresFor, type HarvestUnit, type Measure } from '#settings';
import { daysBetween } from '#kit/day.ts';
import limits from './asks.json' with { type: 'json' };
import { cropKey, highestYield } from './crops.ts';
import type { Harvest } from './harvest-model.ts';
import type { Season, SeasonDetails } from './model.ts';
import { kilogramsOf, standingHarvests } from './record-rules.ts';

/** Something odd to ask a person back; they say yes or change it. `says` names the words, `values` go into them. */
export type Ask = { readonly says: string; readonly values: Readonly<Record<string, number | string>> };

type Counted = {
  readonly quantity: number;
  readonly unit: HarvestUnit;
  readonly kilogramsPerUnit: number;
  readonly corrects: string | null;
};

const oddMeasure = (counted: Counted, crop: string, measures: readonly Measure[]): Ask[] => {
  const [reference] = measuresFor(measures, counted.unit, cropKey(crop));
  if (reference === undefined || exactUnits[counted.unit] !== undefined) return [];
  const times = counted.kilogramsPerUnit / reference.kilogramsPerUnit;
  const isUsual = times <= limits.measureTimes.value && times >= 1 / limits.measureTimes.value;
  const values = { unit: counted.unit, kilograms: counted.kilogramsPerUnit, usual: reference.kilogramsPerUnit };
  return isUsual ? [] : [{ says: 'seasons.askMeasure', values }];
};

/**
 * What is odd about a harvest of a season: a measure far off its reference, more than the area ever gave, more than
 * lorries carry. `harvests` are those of the season so far.
 */
export const asksOfHarvest = (
  counted: Counted,
  season: Pick<Season, 'crop' | 'areaHectares'>,
  harvests: readonly Harvest[],
  measures: readonly Measure[],
): Ask[] => {
  const kilograms = kilogramsOf(counted);
  const others = standingHarvests(harvests).filter(({ id }) => id !== counted.corrects);
  const all = others.reduce((sum, one) => sum + one.kilograms, kilograms);
  const { areaHectares } = season;
  const most = areaHectares === null ? null : areaHectares * highestYield(season.crop).kilogramsPerHectare;
  const isRich = most !== null && all > most;
  const isHuge = kilograms > limits.mostKilograms.value;
  return [
    ...oddMeasure(counted, season.crop, measures),
    ...(isRich ? [{ says: 'seasons.askYield', values: { kilograms: all, most } }] : []),
    ...(isHuge && !isRich ? [{ says: 'seasons.askHuge', values: { kilograms } }] : []),
  ];
};

type Land = {
  readonly today: string;
  /** The measured hectares of the farm or plot; null when none is. */ readonly measuredHectares: number | null;
};

const askArea = (areaHectares: number | null, measuredHectares: number | null): Ask[] => {
  if (areaHectares === null) return [];
  if (measuredHectares !== null && areaHectares > measuredHectares * 1.1)
    return [{ says: 'seasons.askArea', values: { hectares: areaHectares, measured: measuredHectares } }];
  if (areaHectares > limits.mostHectares.value)
    return [{ says: 'seasons.askHugeArea', values: { hectares: areaHectares } }];
  return [];
};

const askStands = (standCount: number | null, hectares: number | null): Ask[] =>
  standCount !== null && hectares !== null && standCount > hectares * limits.mostStandsPerHectare.value
    ? [{ says: 'seasons.askStands', values: { stands: standCount, hectares } }]
    : [];

/** What is odd about a season: planted long ago or far ahead, on more land than there is, closer than any crop stands. */
export const asksOfSeason = (details: SeasonDetails, { today, measuredHectares }: Land): Ask[] => {
  const age = daysBetween(details.plantedOn, today);
  const values = { day: details.plantedOn };
  return [
    ...(age > limits.oldestDays.value ? [{ says: 'seasons.askOld', values }] : []),
    ...(-age > limits.furthestDays.value ? [{ says: 'seasons.askFar', values }] : []),
    ...askArea(details.areaHectares, measuredHectares),
    ...askStands(details.standCount, details.areaHectares ?? measuredHectares),
    ...(details.expectedKilograms !== null && details.areaHectares !== null
      ? askExpected(details.expectedKilograms, details.areaHectares * highestYield(details.crop).kilogramsPerHectare)
      : []),
  ];
};

const askExpected = (kilograms: number, most: number): Ask[] =>
  kilograms > most ? [{ says: 'seasons.askYield', values: { kilograms, most } }] : [];

/** What is odd about the day of an activity: before planting, when only land is made ready. */
export const asksOfActivity = (kind: string, doneOn: string, season: Pick<Season, 'plantedOn'>): Ask[] => {
  const isEarly = doneOn < season.plantedOn && !['land-preparation', 'other', 'not-done'].includes(kind);
  return isEarly ? [{ says: 'seasons.askBeforePlanting', values: { day: season.plantedOn } }] : [];
};
