import { findNames } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { StoredRequest } from './request-store.ts';

/** Requests with the name of who asked, '-' for one who was erased. */
export const nameRequests = async (db: Db, found: readonly StoredRequest[]) => {
  const known = await findNames(db, [...new Set(found.map(({ accountId }) => accountId))]);
  const names = new Map(known.map(({ accountId, firstName, lastName }) => [accountId, `${firstName} ${lastName}`]));
  return found.map((one) => ({ ...one, name: names.get(one.accountId) ?? '-' }));
};
