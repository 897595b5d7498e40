import { changeTaskRule as contract, mostTaskRules, newTaskRule } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countTaskRules, holdTaskRules, insertTaskRule, readTaskRules } from './task-rule-store.ts';

export const changeTaskRule = handle(contract, async ({ id, after, ...details }, context) => {
  const { db, clock } = context;
  await holdTaskRules(db);
  if ((await countTaskRules(db)) >= mostTaskRules) throw new Problem('too-many-rules');
  const rule = newTaskRule(details, after, await readTaskRules(db), clock.now());
  await insertTaskRule(db, id, rule, viewerOf(context).accountId, clock.now());
  return rule;
});
