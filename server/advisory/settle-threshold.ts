import { mostThresholds, newThreshold, settleThreshold as contract, thresholdDetails } from '@shuka/domain/advisory';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { holdWord, setWordDecided, type Word } from '#settings';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countThresholds, holdThresholds, insertThreshold, readThresholds } from './threshold-store.ts';

/** @throws Problem `figures-changed` where another word of that source was agreed to since; `too-many-records`. */
const keepThreshold = async ({ db, clock }: Context, { id, askedBy, said, madeOf }: Word): Promise<void> => {
  await holdThresholds(db);
  if ((await countThresholds(db)) >= mostThresholds) throw new Problem('too-many-records');
  const threshold = newThreshold(thresholdDetails.parse(said), await readThresholds(db), clock.now());
  if (threshold.version !== madeOf + 1) throw new Problem('figures-changed');
  await insertThreshold(db, id, threshold, askedBy, clock.now());
};

export const settleThreshold = handle(
  contract,
  async ({ wordId, isAgreed }, context) => {
    const { db, clock } = context;
    const by = viewerOf(context).accountId;
    const word = await holdWord(db, wordId);
    if (word?.kind !== 'pest-threshold') throw new Problem('not-found');
    if (word.askedBy === by) throw new Problem('own-proposal');
    if (word.isAgreed !== null) throw new Problem('figures-settled');
    if (isAgreed) await keepThreshold(context, word);
    await setWordDecided(db, wordId, isAgreed, by, clock.now());
    return { isAgreed };
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
