import { findNames } from '#accounts';
import type { Db } from '#kit/db.ts';

/** Tells the name of each of these people; '' for one who is not there. */
export const nameById = async (db: Db, accountIds: readonly string[]): Promise<(accountId: string) => string> => {
  const found = await findNames(db, [...new Set(accountIds)]);
  const names = new Map(found.map(({ accountId, firstName, lastName }) => [accountId, `${firstName} ${lastName}`]));
  return (accountId) => names.get(accountId) ?? '';
};
