import { exactUnits } from '#settings';
import { addDays } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { Activity, ActivityDraft } from './activity-model.ts';
import type { Harvest, HarvestDraft } from './harvest-model.ts';
import type { Season } from './model.ts';
import { isAhead } from './rules.ts';

/** Of one season, activities and harvests each. */
export const mostRecords = 2000;

/** Land may be made ready so long before planting; anything else that early belongs to another season. */
const readyDaysBefore = 400;

/** A record that may stand for an older one, which then no longer counts. */
type Correctable = { readonly id: string; readonly corrects: string | null };

/** The records nobody corrected: the ones that count. */
export const standingOf = <Row extends Correctable>(records: readonly Row[]): Row[] => {
  const corrected = new Set(records.map(({ corrects }) => corrects));
  return records.filter(({ id }) => !corrected.has(id));
};

/** The activities that were truly done. */
export const doneActivities = (activities: readonly Activity[]): Activity[] =>
  standingOf(activities).filter(({ kind }) => kind !== 'not-done');

/** The harvests that count; one that a correction says never was is left out. */
export const standingHarvests = (harvests: readonly Harvest[]): Harvest[] =>
  standingOf(harvests).filter(({ quantity }) => quantity > 0);

const checkRoom = (recordsAlready: number): void => {
  if (recordsAlready >= mostRecords) throw new Problem('too-many-records');
};

/**
 * The activity a draft becomes.
 * @throws Problem `invalid` beside `doneOn` for a day to come or long before the season, beside `kind` for `not-done` of
 *   nothing; `too-many-records`.
 */
export const newActivity = (
  draft: ActivityDraft,
  season: Pick<Season, 'plantedOn'>,
  { by, now, recordsAlready }: { by: string; now: Date; recordsAlready: number },
): Activity => {
  if (draft.kind === 'not-done' && draft.corrects === null) throw refusedField('kind', 'seasons.kindRequired');
  if (isAhead(draft.doneOn, now)) throw refusedField('doneOn', 'seasons.inFuture');
  if (draft.doneOn < addDays(season.plantedOn, -readyDaysBefore)) throw refusedField('doneOn', 'seasons.beforeSeason');
  checkRoom(recordsAlready);
  return { ...draft, createdAt: now.toISOString(), by };
};

/** What a quantity weighs, to a gram. Kilograms and tonnes weigh what they say, whatever calibration comes along. */
export const kilogramsOf = ({
  quantity,
  unit,
  kilogramsPerUnit,
}: Pick<HarvestDraft, 'quantity' | 'unit' | 'kilogramsPerUnit'>): number =>
  Math.round(quantity * (exactUnits[unit] ?? kilogramsPerUnit) * 1000) / 1000;

/** A harvest as phones show it before the server knows of it, and as the server keeps it. */
export const harvestOf = (draft: HarvestDraft, now: Date): Harvest => {
  const { note, corrects, ...rest } = draft;
  const perUnit = exactUnits[draft.unit] ?? draft.kilogramsPerUnit;
  return {
    ...rest,
    kilogramsPerUnit: perUnit,
    kilograms: kilogramsOf(draft),
    note,
    corrects,
    createdAt: now.toISOString(),
  };
};

/**
 * The harvest a draft becomes.
 * @throws Problem `invalid` beside `harvestedOn` for a day to come or before planting, beside `quantity` for nought that
 *   corrects nothing, beside `calibration.date` for a weighing to come; `too-many-records`.
 */
export const newHarvest = (
  draft: HarvestDraft,
  season: Pick<Season, 'plantedOn'>,
  { now, recordsAlready }: { now: Date; recordsAlready: number },
): Harvest => {
  if (draft.quantity === 0 && draft.corrects === null) throw refusedField('quantity', 'seasons.quantityNone');
  if (isAhead(draft.harvestedOn, now)) throw refusedField('harvestedOn', 'seasons.inFuture');
  if (draft.harvestedOn < season.plantedOn) throw refusedField('harvestedOn', 'seasons.beforePlanting');
  if (isAhead(draft.calibration.date, now)) throw refusedField('calibration.date', 'seasons.inFuture');
  checkRoom(recordsAlready);
  return harvestOf(draft, now);
};
