import type { RelationsTo } from '#kit/route.ts';
import { row, sql } from '#kit/db.ts';
import { findAsked } from './contact-request-store.ts';

/** A person stands to their own account as its owner. */
export const relationsToAccount: RelationsTo = async (db, viewer, accountId) => {
  const found = await row(db, sql`select id from accounts.account where id = ${accountId}`);
  if (found === null) return null;
  return viewer.accountId === accountId ? ['own'] : [];
};

/** A request for a contact is the farmer's whom it asks. */
export const relationsToContactRequest: RelationsTo = async (db, viewer, requestId) => {
  const farmerId = await findAsked(db, requestId);
  if (farmerId === null) return null;
  return viewer.accountId === farmerId ? ['own'] : [];
};
