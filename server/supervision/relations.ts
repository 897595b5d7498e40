import { findDutyOf, isZone } from './duty-store.ts';
import { findNote } from './note-store.ts';
import type { RelationsTo } from '#kit/route.ts';

/** A zone is assigned to whoever supervises it now. */
export const relationsToZone: RelationsTo = async (db, { accountId, roles }, zoneId) => {
  if (!(await isZone(db, zoneId))) return null;
  const isManager = roles.includes('extension-manager');
  return isManager && (await findDutyOf(db, accountId))?.zoneId === zoneId ? ['assigned'] : [];
};

/** A coaching note is the manager's it was written to. */
export const relationsToNote: RelationsTo = async (db, { accountId }, noteId) => {
  const note = await findNote(db, noteId);
  if (note === null) return null;
  return note.managerId === accountId ? ['own'] : [];
};
