import { insertClosing } from './closing-store.ts';
import { holdUntouched } from './listed-store.ts';
import { setState } from './store.ts';
import type { Db } from '#kit/db.ts';

/**
 * Closes the accounts of farmers of a list that is taken back, those that are as it left them; they are erased like any account
 * that was closed. @returns whose were closed.
 */
export const closeUntouched = async (db: Db, accountIds: readonly string[], now: Date): Promise<string[]> => {
  const untouched = await holdUntouched(db, accountIds);
  for (const id of untouched) {
    await insertClosing(db, id, 'active', now);
    await setState(db, id, 'closed');
  }
  return untouched;
};
