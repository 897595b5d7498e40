import { dayOf, daysBetween } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { offered, revised, type Units } from '#kit/revise.ts';
import type { Season, SeasonClash, SeasonDetails, SeasonDraft } from './model.ts';

/** Of one farm, over all years: 40 years of ten seasons. */
export const mostSeasons = 400;

export const seasonUnits = {
  crop: ['crop'],
  variety: ['variety'],
  plantedOn: ['plantedOn'],
  plot: ['plotId'],
  area: ['areaHectares'],
  standCount: ['standCount'],
  expectedHarvestOn: ['expectedHarvestOn'],
  expectedKilograms: ['expectedKilograms'],
} as const satisfies Units<SeasonDetails>;

export type SeasonField = keyof typeof seasonUnits;

export type SeasonChanges = Partial<SeasonDetails>;

/** A harvest is never due before the day of planting. @throws Problem `invalid` beside `expectedHarvestOn`. */
const checkDays = ({ plantedOn, expectedHarvestOn }: Pick<Season, 'plantedOn' | 'expectedHarvestOn'>): void => {
  if (expectedHarvestOn !== null && expectedHarvestOn < plantedOn)
    throw refusedField('expectedHarvestOn', 'seasons.harvestBeforePlanting');
};

/**
 * The season a draft becomes.
 * @throws Problem `invalid` beside `expectedHarvestOn` when it is before planting; `too-many-seasons` past `mostSeasons`.
 */
export const newSeason = (draft: SeasonDraft, seasonsAlready: number, now: Date): Season => {
  checkDays(draft);
  if (seasonsAlready >= mostSeasons) throw new Problem('too-many-seasons');
  return { ...draft, endedOn: null, clashes: [], revision: 1, createdAt: now.toISOString() };
};

const detailsOf = (season: Season): SeasonDetails => {
  const { crop, variety, plantedOn, plotId, areaHectares, standCount, expectedHarvestOn, expectedKilograms } = season;
  return { crop, variety, plantedOn, plotId, areaHectares, standCount, expectedHarvestOn, expectedKilograms };
};

export type SaidBy = Readonly<Record<string, string>>;

type Reviser = { readonly by: string; readonly at: Date; readonly saidBy: SaidBy };

const standing = (details: SeasonDetails, field: SeasonField): Record<string, unknown> =>
  Object.fromEntries(seasonUnits[field].map((key) => [key, details[key]]));

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Open clashes beside what stands now; one whose other value came to stand is settled by that. */
const refreshed = (clashes: readonly SeasonClash[], details: SeasonDetails): SeasonClash[] =>
  clashes
    .map((clash) => ({ ...clash, now: standing(details, clash.field) }))
    .filter(({ now, other }) => !isSame(now, other));

/**
 * A season after a change by someone who saw `was`, field by field: what arrives is applied, and a value that gave way
 * without its maker's knowing is kept in `clashes` for people to choose. `changed` names what now stands by `by`.
 * @throws Problem `invalid` beside `expectedHarvestOn`.
 */
export const revisedSeason = (season: Season, was: SeasonChanges, becomes: SeasonChanges, reviser: Reviser) => {
  const { details, changed, lost, isMerged } = revised<SeasonDetails>(seasonUnits, detailsOf(season), was, becomes);
  if ('plantedOn' in becomes || 'expectedHarvestOn' in becomes) checkDays(details);
  const fresh = lost.map(({ field, now, other }) => ({
    field: field as SeasonField, // `revised` names the units it was given
    now,
    other,
    nowBy: reviser.by,
    otherBy: reviser.saidBy[field] ?? season.keeperId,
    at: reviser.at.toISOString(),
  }));
  const clashes = [...refreshed(season.clashes, details), ...fresh];
  const revision = season.revision + (changed.length > 0 ? 1 : 0);
  return { season: { ...season, ...details, clashes, revision }, changed, clashed: fresh.length > 0, isMerged };
};

/**
 * A season beside which is kept what somebody would have changed who may not any more, for others to choose; one open
 * offer a person and field is enough. Null where there is nothing new to choose.
 */
export const seasonWithOffers = (
  season: Season,
  becomes: SeasonChanges,
  { by, at, saidBy }: Reviser,
): Season | null => {
  const isKnown = (field: string): boolean => season.clashes.some((one) => one.field === field && one.otherBy === by);
  const fresh = offered<SeasonDetails>(seasonUnits, detailsOf(season), becomes)
    .filter(({ field }) => !isKnown(field))
    .map((one) => ({
      ...one,
      field: one.field as SeasonField, // `offered` names the units it was given
      nowBy: saidBy[one.field] ?? season.keeperId,
      otherBy: by,
      at: at.toISOString(),
    }));
  if (fresh.length === 0) return null;
  return { ...season, clashes: [...season.clashes, ...fresh], revision: season.revision + 1 };
};

/**
 * A season once people chose of the oldest clash of a field. With none open any more it stays as it is: someone else
 * has chosen already.
 */
export const settledSeason = (season: Season, field: SeasonField, choice: 'now' | 'other'): Season => {
  const clash = season.clashes.find((one) => one.field === field);
  if (clash === undefined) return season;
  const details = { ...detailsOf(season), ...(choice === 'other' ? clash.other : {}) };
  const rest = season.clashes.filter((one) => one !== clash);
  return { ...season, ...details, clashes: refreshed(rest, details), revision: season.revision + 1 };
};

/**
 * A season ended on a day, or opened again (null).
 * @throws Problem `invalid` beside `endedOn` for a day before planting, or after `now` where the phone's may be a day ahead.
 */
export const endedSeason = (season: Season, endedOn: string | null, now: Date): Season => {
  if (endedOn !== null && endedOn < season.plantedOn) throw refusedField('endedOn', 'seasons.endBeforePlanting');
  if (endedOn !== null && isAhead(endedOn, now)) throw refusedField('endedOn', 'seasons.inFuture');
  return { ...season, endedOn, revision: season.revision + 1 };
};

/** Whether a day has not come yet; a phone whose clock is a day ahead is let through. */
export const isAhead = (on: string, now: Date): boolean => daysBetween(dayOf(now), on) > 1;
