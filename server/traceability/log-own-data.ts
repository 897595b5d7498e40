import type { Db } from '#kit/db.ts';
import { dropKey } from './log-store.ts';
import { dropNameWords, nameWordsFor } from './story-store.ts';

/**
 * The salt goes: what the log holds of this person stays provable, and tells nobody anything. Their name leaves the stories
 * of what they grew.
 */
export const eraseFor = async (db: Db, accountId: string): Promise<unknown> => {
  await dropNameWords(db, accountId);
  return dropKey(db, accountId);
};

/** What a person is shown of themselves. */
export const exportFor = async (db: Db, accountId: string) => ({ nameInStories: await nameWordsFor(db, accountId) });
