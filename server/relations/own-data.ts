import { findMerged } from '#accounts';
import type { Db } from '#kit/db.ts';
import { eraseMerges, findMerges } from './merge-store.ts';

const allOf = async (db: Db, accountId: string): Promise<string[]> => [accountId, ...(await findMerged(db, accountId))];

/** The accounts of a person that became one, as they were before. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  merges: await findMerges(db, await allOf(db, accountId)),
});

export const eraseFor = async (db: Db, accountId: string) => eraseMerges(db, await allOf(db, accountId));
