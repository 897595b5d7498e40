import { addMeasure as contract, mostWaitingWords, newMeasure } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { readMeasures } from './measure-store.ts';
import { insertWord } from './word-store.ts';

export const addMeasure = handle(contract, async ({ id, ...said }, context) => {
  const { db, clock } = context;
  const measure = newMeasure(said, await readMeasures(db), clock.now());
  const word = { id, kind: 'measure', said, madeOf: 0, askedBy: viewerOf(context).accountId } as const;
  if (!(await insertWord(db, word, mostWaitingWords, clock.now()))) throw new Problem('too-many-words');
  return measure;
});
