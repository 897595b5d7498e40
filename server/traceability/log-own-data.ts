import { findPlotIdsOf } from '#farms';
import type { Db } from '#kit/db.ts';
import { findLandFiles, forgetLandPapers } from './land-store.ts';
import { dropKey } from './log-store.ts';
import { dropNameWords, nameWordsFor } from './story-store.ts';

/**
 * The salt goes: what the log holds of this person and of their lots stays provable, and tells nobody anything. Their name leaves
 * the stories of what they grew, and the papers on their land go.
 */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  await dropNameWords(db, accountId);
  await dropKey(db, accountId);
  await forgetLandPapers(db, await findPlotIdsOf(db, accountId));
};

/** What a person is shown of themselves. */
export const exportFor = async (db: Db, accountId: string) => ({ nameInStories: await nameWordsFor(db, accountId) });

/** The files of papers on the land of somebody who is erased. */
export const findLandFilesOf = async (db: Db, accountId: string): Promise<string[]> =>
  findLandFiles(db, await findPlotIdsOf(db, accountId));
