import { findMerged } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findOrderDataOf } from './order-store.ts';
import { findRedemptionDataOf } from './voucher-store.ts';

/** The inputs somebody ordered, what they wrote about orders, and the vouchers they took for a company. They stay when somebody is erased, under no name. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const all = [accountId, ...(await findMerged(db, accountId))];
  return { ...(await findOrderDataOf(db, all)), redemptions: await findRedemptionDataOf(db, all) };
};
