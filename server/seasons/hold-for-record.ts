import type { Season } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { countRecords, isCorrected, type RecordTable } from './record-store.ts';
import { holdSeason } from './store.ts';

type Draft = {
  readonly seasonId: string;
  readonly farmId: string;
  readonly keeperId: string;
  readonly corrects: string | null;
};

/**
 * The season a record is for, held so that two corrections of one record come one after the other, and how many of its
 * kind it has.
 * @throws Problem `not-found` when the season is not the farm's and keeper's the draft names, or has no such record to
 *   correct; `corrected-already` for the second correction of one.
 */
export const holdForRecord = async (
  db: Db,
  table: RecordTable,
  { seasonId, farmId, keeperId, corrects }: Draft,
): Promise<{ season: Season; recordsAlready: number }> => {
  const held = await holdSeason(db, seasonId);
  if (held === null || held.season.farmId !== farmId || held.season.keeperId !== keeperId)
    throw new Problem('not-found');
  const corrected = corrects === null ? false : await isCorrected(db, table, corrects, seasonId);
  if (corrected === null) throw new Problem('not-found');
  if (corrected) throw new Problem('corrected-already');
  return { season: held.season, recordsAlready: await countRecords(db, table, seasonId) };
};
