import { Problem } from '@shuka/domain/kit/problem.ts';
import { findCare } from '#relations';
import type { Db } from '#kit/db.ts';
import { isBlocked } from './block-store.ts';

/** The other side of a farmer's conversation: the farmer, or for the farmer whoever looks after them now. */
export const otherSideOf = async (db: Db, accountId: string, keeperId: string): Promise<string | null> => {
  if (accountId !== keeperId) return keeperId;
  return (await findCare(db, [keeperId]))[0]?.managerId ?? null;
};

/** Demands that neither side of a farmer's conversation has blocked the other. @throws Problem `blocked` */
export const demandUnblocked = async (db: Db, accountId: string, keeperId: string): Promise<void> => {
  const other = await otherSideOf(db, accountId, keeperId);
  if (other !== null && (await isBlocked(db, accountId, other))) throw new Problem('blocked');
};
