import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { measureDetails } from './measure-model.ts';
import { taskRuleDetails } from './task-rule-model.ts';

const waiting = {
  id,
  askedAt: z.string(),
  /** Whether whoever looks may decide: another said it. */
  mayDecide: z.boolean(),
};

/** A word that waits for a second admin: on what a unit weighs, or on a rule of tasks. */
const waitingWord = z.union([
  z.strictObject({ ...waiting, kind: z.literal('measure'), said: measureDetails }),
  z.strictObject({ ...waiting, kind: z.literal('task-rule'), said: taskRuleDetails }),
]);

export type WaitingWord = z.output<typeof waitingWord>;

/** More than anybody would leave undecided. */
export const mostWaitingWords = 100;

export const listWaitingWords = endpoint({
  name: 'settings.listWaitingWords',
  method: 'GET',
  path: '/api/admin/reference-words',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(waitingWord) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Words on measures and rules of tasks that wait for a second admin, the oldest first',
});

export const settleWord = endpoint({
  name: 'settings.settleWord',
  method: 'POST',
  path: '/api/admin/reference-words/:wordId/decision',
  who: { admin: 'any' },
  input: z.strictObject({
    id,
    wordId: id,
    isAgreed: z.boolean('field.wrong'),
    password: z.string('roles.passwordRequired').check(z.minLength(1, 'roles.passwordRequired'), z.maxLength(200)),
  }),
  output: z.strictObject({ isAgreed: z.boolean() }),
  errors: {
    'wrong-password': 400,
    'own-proposal': 409,
    'figures-settled': 409,
    'rule-changed': 409,
    'too-many-rules': 409,
    'too-many-measures': 409,
  },
  offline: 'never',
  audit: 'decided on a word on measures or rules of tasks',
  summary:
    'Agrees as a second admin to what a unit weighs or how a rule makes tasks, which holds from then on, or refuses it',
});
