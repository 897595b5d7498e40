import { sayUseful as contract } from '@shuka/domain/library';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findAdvice } from './advice-store.ts';
import { count, holdWord, setWord } from './word-store.ts';

export const sayUseful = handle(contract, async (word, { db }) => {
  const held = await holdWord(db, word);
  if (held?.isOfArticle !== true) throw new Problem('not-found');
  if (held.useful !== null && held.usefulTextId !== null)
    await count(db, { textId: held.usefulTextId, useful: held.useful }, -1);
  await count(db, word, 1);
  await setWord(db, word);
  const advice = await findAdvice(db, word.adviceId);
  if (advice === null) throw new Problem('not-found');
  return advice;
});
