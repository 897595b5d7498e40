import type { RelationsTo } from '#kit/route.ts';
import { findManagerOf } from './import-store.ts';

/** A manager's list is their own; a list of the office is nobody's, and admins see all. */
export const relationsToImport: RelationsTo = async (db, { accountId }, importId) => {
  const managerId = await findManagerOf(db, importId);
  if (managerId === undefined) return null;
  return managerId === accountId ? ['own'] : [];
};
