import { sayNameWord as contract } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { shownNameWord } from './read-name-word.ts';
import { findNameWord, insertNameWord } from './story-store.ts';

export const sayNameWord = handle(contract, async ({ after, isShown, textVersion }, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const before = await findNameWord(db, accountId);
  if ((before?.version ?? 0) !== after) throw new Problem('story-changed');
  const word = { version: after + 1, says: isShown, at: clock.now().toISOString() };
  if (!(await insertNameWord(db, accountId, word, textVersion))) throw new Problem('story-changed');
  return shownNameWord(word);
});
