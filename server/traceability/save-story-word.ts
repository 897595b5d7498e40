import { saveStoryWord as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { shownStoryWord } from './read-story-word.ts';
import { findStoryWord, insertStoryWord } from './story-store.ts';

export const saveStoryWord = handle(contract, async ({ companyId, after, publishesShare }, context) => {
  const { db, clock } = context;
  const before = await findStoryWord(db, companyId);
  if ((before?.version ?? 0) !== after) throw new Problem('story-changed');
  const word = { version: after + 1, says: publishesShare, at: clock.now().toISOString() };
  if (!(await insertStoryWord(db, companyId, word, viewerOf(context).accountId))) throw new Problem('story-changed');
  return shownStoryWord(word);
});
