import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { threshold } from './threshold-model.ts';

const byAdmin = { who: { admin: 'any' }, offline: 'never' } as const;

/** A word on a pest that waits for a second admin. */
const waitingThreshold = z.strictObject({
  id,
  askedAt: z.string(),
  askedByName: z.string(),
  /** What is said, as the version it becomes. */
  said: threshold,
  /** What the same source says now; null where it says nothing. */
  heldPercent: z.nullable(z.number()),
  /** Whether whoever looks may decide: another said it. */
  mayDecide: z.boolean(),
});

export type WaitingThreshold = z.output<typeof waitingThreshold>;

export const listWaitingThresholds = endpoint({
  ...byAdmin,
  name: 'advisory.listWaitingThresholds',
  method: 'GET',
  path: '/api/admin/pest-threshold-words',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(waitingThreshold) }),
  errors: {},
  audit: 'no',
  summary: 'Words on pests that wait for a second admin, the oldest first, beside what the same source says now',
});

export const settleThreshold = endpoint({
  ...byAdmin,
  name: 'advisory.settleThreshold',
  method: 'POST',
  path: '/api/admin/pest-threshold-words/:wordId/decision',
  input: z.strictObject({ id, wordId: id, isAgreed: z.boolean('field.wrong'), password }),
  output: z.strictObject({ isAgreed: z.boolean() }),
  errors: {
    'wrong-password': 400,
    'own-proposal': 409,
    'figures-settled': 409,
    'figures-changed': 409,
    'too-many-records': 409,
  },
  audit: 'decided on a threshold of a pest',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Agrees as a second admin to what a source says of a pest, which phones get from then on, or refuses it',
});
