import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { taskRule, taskRuleDraft } from './task-rule-model.ts';

export const listTaskRules = endpoint({
  name: 'settings.listTaskRules',
  method: 'GET',
  path: '/api/reference/task-rules',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(taskRule) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The rules that make the tasks of extension managers, the newest word on each',
});

/** A word on a rule with who said it; null where the house began with it. */
const saidTaskRule = z.strictObject({ ...taskRule.shape, by: z.nullable(z.string()) });

export type SaidTaskRule = z.output<typeof saidTaskRule>;

export const listSaidTaskRules = endpoint({
  name: 'settings.listSaidTaskRules',
  method: 'GET',
  path: '/api/admin/task-rules',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(saidTaskRule) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Every word there ever was on the rules that make tasks, with who said it and why',
});

export const changeTaskRule = endpoint({
  name: 'settings.changeTaskRule',
  method: 'POST',
  path: '/api/admin/task-rules',
  who: { admin: 'any' },
  input: taskRuleDraft,
  output: taskRule,
  errors: { 'rule-changed': 409, 'too-many-words': 409 },
  offline: 'never',
  audit: 'proposed a rule of tasks',
  creates: true,
  summary:
    'Proposes how a rule makes tasks, as the version it becomes once a second admin agreed; what was said before stays',
});
