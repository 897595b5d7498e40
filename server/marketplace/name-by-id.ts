import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';

/** Tells the name of each of these people; '' for one who is not there. */
export const nameById = async (db: Db, accountIds: readonly string[]): Promise<(accountId: string) => string> => {
  const names = await fullNamesOf(db, accountIds);
  return (accountId) => names.get(accountId) ?? '';
};
