import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';

/** What somebody is called now, to stand with what they do. */
export const nameOf = async (db: Db, accountId: string): Promise<string> =>
  (await fullNamesOf(db, [accountId])).get(accountId) ?? '-';
