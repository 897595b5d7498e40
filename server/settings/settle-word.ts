import { newMeasure, newTaskRule, mostMeasures, mostTaskRules, settleWord as contract } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import { countMeasures, holdMeasures, insertMeasure, readMeasures } from './measure-store.ts';
import type { DemandPassword } from './record-licence.ts';
import { countTaskRules, holdTaskRules, insertTaskRule, readTaskRules } from './task-rule-store.ts';
import { holdWord, setWordDecided, type Word } from './word-store.ts';

const keepMeasure = async ({ db, clock }: Context, { id, askedBy, said }: Word & { kind: 'measure' }) => {
  await holdMeasures(db);
  if ((await countMeasures(db)) >= mostMeasures) throw new Problem('too-many-measures');
  await insertMeasure(db, id, newMeasure(said, await readMeasures(db), clock.now()), askedBy, clock.now());
};

/** @throws Problem `rule-changed` where another word on the rule was agreed to since. */
const keepRule = async ({ db, clock }: Context, { id, askedBy, said, madeOf }: Word & { kind: 'task-rule' }) => {
  await holdTaskRules(db);
  if ((await countTaskRules(db)) >= mostTaskRules) throw new Problem('too-many-rules');
  await insertTaskRule(db, id, newTaskRule(said, madeOf, await readTaskRules(db), clock.now()), askedBy, clock.now());
};

/** Makes a word hold that another admin said. */
export const settleWord = (demandPassword: DemandPassword): Route =>
  handle(
    contract,
    async ({ wordId, isAgreed }, context) => {
      const { db, clock } = context;
      const by = viewerOf(context).accountId;
      const word = await holdWord(db, wordId);
      if (word === null || word.kind === 'pest-threshold') throw new Problem('not-found');
      if (word.askedBy === by) throw new Problem('own-proposal');
      if (word.isAgreed !== null) throw new Problem('figures-settled');
      if (isAgreed) await (word.kind === 'measure' ? keepMeasure(context, word) : keepRule(context, word));
      await setWordDecided(db, wordId, isAgreed, by, clock.now());
      return { isAgreed };
    },
    { prepare: ({ password }, context) => demandPassword(context, password) },
  );
