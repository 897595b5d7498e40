import { findPlotIdsOf } from '#farms';
import type { Db } from '#kit/db.ts';
import { findLandFiles, forgetLandPapers } from './land-store.ts';
import { dropKey } from './log-store.ts';

/**
 * The salt goes: what the log holds of this person and of their lots stays provable, and tells nobody anything. The papers on
 * their land go too.
 */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  await dropKey(db, accountId);
  await forgetLandPapers(db, await findPlotIdsOf(db, accountId));
};

/** The files of papers on the land of somebody who is erased. */
export const findLandFilesOf = async (db: Db, accountId: string): Promise<string[]> =>
  findLandFiles(db, await findPlotIdsOf(db, accountId));
