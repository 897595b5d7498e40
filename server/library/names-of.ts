import { findNames } from '#accounts';
import type { Db } from '#kit/db.ts';

/** The names of these people by their ids. */
export const namesOf = async (db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = accountIds.length === 0 ? [] : await findNames(db, [...new Set(accountIds)]);
  return new Map(found.map((person) => [person.accountId, `${person.firstName} ${person.lastName}`]));
};

/** What somebody is called now, to stand with what they do. */
export const nameOf = async (db: Db, accountId: string): Promise<string> =>
  (await namesOf(db, [accountId])).get(accountId) ?? '-';
