import { acresOfBand, type SizeBand } from '#farms';
import { exactUnits, measuresFor, type HarvestUnit, type Measure } from '#settings';
import { hectaresPerAcre } from '#kit/acre.ts';
import { daysBetween } from '#kit/day.ts';
import limits from './asks.json' with { type: 'json' };
import { cropKey, highestYield } from './crops.ts';
import type { Harvest } from './harvest-model.ts';
import type { Season, SeasonDetails } from './model.ts';
import { kilogramsOf, standingHarvests } from './record-rules.ts';

/** Something odd to ask a person back; they say yes or change it. `says` names the words, `values` go into them. */
export type Ask = { readonly says: string; readonly values: Readonly<Record<string, number | string>> };

type Counted = {
  readonly harvestedOn: string;
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

/** Where it grew; `sizeBand` is what the keeper says of the farm, null where that is not known. */
type Grown = Pick<Season, 'crop' | 'areaHectares'> & { readonly sizeBand: SizeBand | null };

/** The most land it may have grown on; null where a farm may be of any size. */
const mostLand = ({ areaHectares, sizeBand }: Grown): number | null => {
  const acres = sizeBand === null ? null : acresOfBand[sizeBand].to;
  return areaHectares ?? (acres === null ? null : acres * hectaresPerAcre);
};

const askTwice = (counted: Counted, others: readonly Harvest[]): Ask[] => {
  const { harvestedOn, quantity, unit } = counted;
  const isThere = others.some(
    (one) => one.harvestedOn === harvestedOn && one.quantity === quantity && one.unit === unit,
  );
  return isThere ? [{ says: 'seasons.askTwice', values: { day: harvestedOn } }] : [];
};

/**
 * What is odd about a harvest of a season: the same once more, a measure far off its reference, more than the land ever
 * gave, more than lorries carry. `harvests` are those of the season so far.
 */
export const asksOfHarvest = (
  counted: Counted,
  grown: Grown,
  harvests: readonly Harvest[],
  measures: readonly Measure[],
): Ask[] => {
  const kilograms = kilogramsOf(counted);
  const others = standingHarvests(harvests).filter(({ id }) => id !== counted.corrects);
  const all = others.reduce((sum, one) => sum + one.kilograms, kilograms);
  const land = mostLand(grown);
  const most = land === null ? null : land * highestYield(grown.crop).kilogramsPerHectare;
  const isRich = most !== null && all > most;
  const isHuge = kilograms > limits.mostKilograms.value;
  return [
    ...askTwice(counted, others),
    ...oddMeasure(counted, grown.crop, measures),
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
