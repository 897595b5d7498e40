import { changeTaskRule as contract, mostWaitingWords, newTaskRule } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { readTaskRules } from './task-rule-store.ts';
import { insertWord } from './word-store.ts';

export const changeTaskRule = handle(contract, async ({ id, after, ...said }, context) => {
  const { db, clock } = context;
  const rule = newTaskRule(said, after, await readTaskRules(db), clock.now());
  const word = { id, kind: 'task-rule', said, madeOf: after, askedBy: viewerOf(context).accountId } as const;
  if (!(await insertWord(db, word, mostWaitingWords, clock.now()))) throw new Problem('too-many-words');
  return rule;
});
