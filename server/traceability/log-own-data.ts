import { findPlotIdsOf } from '#farms';
import type { Db } from '#kit/db.ts';
import type { MergeInto } from '#kit/merging.ts';
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

/** What is not moved when two accounts become one but goes: whoever stays says themselves whether their name is shown. */
export const keptTables = ['traceability.name_word'] as const;

/** A yes of the account that ends is none of the one that stays. */
export const mergeInto: MergeInto = ({ db }, { fromId }) => dropNameWords(db, fromId);

/** What a person is shown of themselves. */
export const exportFor = async (db: Db, accountId: string) => ({ nameInStories: await nameWordsFor(db, accountId) });

/** The files of papers on the land of somebody who is erased. */
export const findLandFilesOf = async (db: Db, accountId: string): Promise<string[]> =>
  findLandFiles(db, await findPlotIdsOf(db, accountId));
