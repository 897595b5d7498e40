import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import type { StoredRequest } from './request-store.ts';

/** Requests with the name of who asked, '-' for one who was erased. */
export const nameRequests = async (db: Db, found: readonly StoredRequest[]) => {
  const names = await fullNamesOf(
    db,
    found.map(({ accountId }) => accountId),
  );
  return found.map((one) => ({ ...one, name: names.get(one.accountId) ?? '-' }));
};
