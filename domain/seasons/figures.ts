import { folded } from '#kit/fold.ts';
import { daysBetween } from '#kit/day.ts';
import type { Harvest } from './harvest-model.ts';
import type { Season } from './model.ts';
import { standingHarvests } from './record-rules.ts';

/** Plantings so many days apart belong to one season of the year, on different plots. */
const sameSeasonDays = 90;

const roundGrams = (kilograms: number): number => Math.round(kilograms * 1000) / 1000;

const total = (harvests: readonly Harvest[]): number =>
  roundGrams(harvests.reduce((sum, { kilograms }) => sum + kilograms, 0));

/** The kilograms of one season: the sum of its harvests that nobody corrected. */
export const seasonKilograms = (seasonId: string, harvests: readonly Harvest[]): number =>
  total(standingHarvests(harvests).filter((one) => one.seasonId === seasonId));

/**
 * Previous production: the kilograms of the last season that has ended. It is the ended season planted last, with those
 * ended ones that were planted at most 90 days before it. Nought when none has ended.
 */
export const previousProductionKilograms = (seasons: readonly Season[], harvests: readonly Harvest[]): number => {
  const ended = seasons.filter(({ endedOn }) => endedOn !== null);
  const last = ended.reduce((newest, { plantedOn }) => (plantedOn > newest ? plantedOn : newest), '');
  const ids = new Set(
    ended.filter(({ plantedOn }) => daysBetween(plantedOn, last) <= sameSeasonDays).map(({ id }) => id),
  );
  return total(standingHarvests(harvests).filter(({ seasonId }) => ids.has(seasonId)));
};

type MonthOfProduction = { /** 'YYYY-MM'. */ readonly month: string; readonly kilograms: number };

/** The twelve months that end with the one of `today` ('YYYY-MM-DD'), the oldest first. */
const lastMonths = (today: string): string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, place) => {
    const count = year * 12 + (month - 1) - 11 + place;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
};

/** Monthly production: the kilograms harvested in each of the last twelve months, `today`'s among them, the oldest first. */
export const monthlyProduction = (harvests: readonly Harvest[], today: string): MonthOfProduction[] => {
  const standing = standingHarvests(harvests);
  return lastMonths(today).map((month) => ({
    month,
    kilograms: total(standing.filter(({ harvestedOn }) => harvestedOn.startsWith(month))),
  }));
};

/** The seasons that go on: planted, or about to be, and not ended. */
export const runningSeasons = (seasons: readonly Season[]): Season[] =>
  seasons.filter(({ endedOn }) => endedOn === null);

/** The crops that grow now, each once however it is spelled, in the order of their names. */
export const cropList = (seasons: readonly Season[]): string[] => {
  const byName = new Map(runningSeasons(seasons).map(({ crop }) => [folded(crop), crop]));
  return [...byName.values()].sort((one, other) => one.localeCompare(other));
};

/** Number of crops: the counted stands of what grows now where any are counted; else how many different crops grow. */
export const numberOfCrops = (seasons: readonly Season[]): number => {
  const stands = runningSeasons(seasons).reduce((sum, { standCount }) => sum + (standCount ?? 0), 0);
  return stands > 0 ? stands : cropList(seasons).length;
};
