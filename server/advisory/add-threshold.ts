import { addThreshold as contract, mostThresholds, newThreshold } from '@shuka/domain/advisory';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { mostWaitingWords } from '@shuka/domain/settings';
import { insertWord } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countThresholds, readThresholds } from './threshold-store.ts';

export const addThreshold = handle(contract, async ({ id, ...said }, context) => {
  const { db, clock } = context;
  if ((await countThresholds(db)) >= mostThresholds) throw new Problem('too-many-records');
  const threshold = newThreshold(said, await readThresholds(db), clock.now());
  const askedBy = viewerOf(context).accountId;
  const word = { id, kind: 'pest-threshold', said, madeOf: threshold.version - 1, askedBy } as const;
  if (!(await insertWord(db, word, mostWaitingWords, clock.now()))) throw new Problem('too-many-words');
  return threshold;
});
