import type { FundEntry } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { holdEntry, showEntries } from './fund-store.ts';

/** One entry of the fund. @throws Problem `not-found`. */
export const showEntry = async (db: Db, entryId: string): Promise<FundEntry> => {
  const held = await holdEntry(db, entryId);
  const [shown] = held === null ? [] : await showEntries(db, [held]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
