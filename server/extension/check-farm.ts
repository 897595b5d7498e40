import { refusedField } from '@shuka/domain/kit/problem.ts';
import { findKeeperOfFarm } from '#farms';
import type { Db } from '#kit/db.ts';

/** @throws Problem `invalid` beside `farmId` for a farm that is not this farmer's. */
export const demandFarmOf = async (db: Db, farmId: string | null, keeperId: string): Promise<void> => {
  if (farmId === null) return;
  if ((await findKeeperOfFarm(db, farmId)) !== keeperId) throw refusedField('farmId', 'extension.farmNotThere');
};
