import { listSaidTaskRules as contract } from '@shuka/domain/settings';
import { handle } from '#kit/route.ts';
import { readTaskRules } from './task-rule-store.ts';

export const listSaidTaskRules = handle(contract, async (_input, context) => ({
  items: await readTaskRules(context.db),
}));
