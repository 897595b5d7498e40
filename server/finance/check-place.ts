import type { EntryDetails } from '@shuka/domain/finance';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import { findKeeperOfFarm } from '#farms';
import { findSeason } from '#seasons';
import type { Db } from '#kit/db.ts';

/**
 * Where an entry belongs: farms are the keeper's, and a season is one of the farm's.
 * @throws Problem `invalid` beside `farmId` or `seasonId`.
 */
export const checkPlace = async (
  db: Db,
  { keeperId, farmId, seasonId }: Pick<EntryDetails, 'farmId' | 'seasonId'> & { readonly keeperId: string },
): Promise<void> => {
  if (farmId !== null && (await findKeeperOfFarm(db, farmId)) !== keeperId)
    throw refusedField('farmId', 'finance.farmNotThere');
  if (seasonId !== null && (await findSeason(db, seasonId))?.farmId !== farmId)
    throw refusedField('seasonId', 'finance.seasonNotThere');
};
