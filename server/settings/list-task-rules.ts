import { listTaskRules as contract, newestTaskRules } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { readTaskRules, taskRuleOf } from './task-rule-store.ts';

export const listTaskRules = handle(contract, async (_input, context) => ({
  items: newestTaskRules(await readTaskRules(context.db)).map((said) => taskRuleOf(said)),
}));
