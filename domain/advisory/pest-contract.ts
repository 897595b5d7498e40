import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { outbreakBands } from './outbreak-rules.ts';
import { pestKeys } from './pest-keys.ts';
import { threshold, thresholdDraft } from './threshold-model.ts';

const reading = { method: 'GET', errors: {}, offline: 'never', audit: 'no' } as const;

export const listThresholds = endpoint({
  ...reading,
  name: 'advisory.listThresholds',
  path: '/api/reference/pest-thresholds',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(threshold) }),
  summary: 'From how many plants that are hit each source says to act against a pest; the newest word of each source',
});

export const addThreshold = endpoint({
  name: 'advisory.addThreshold',
  method: 'POST',
  path: '/api/admin/pest-thresholds',
  who: { admin: 'any' },
  input: thresholdDraft,
  output: threshold,
  errors: { 'too-many-records': 409, 'too-many-words': 409 },
  offline: 'never',
  audit: 'proposed a threshold of a pest',
  creates: true,
  summary:
    'Proposes what a source says of a pest, a newer word of it, or to take it back, as the version it becomes once a second admin agreed; earlier words stay on record',
});

const outbreakCell = z.strictObject({
  /** Its south-west corner, longitude first, and how long its sides are. */
  corner: z.tuple([z.number(), z.number()]),
  degrees: z.number(),
  /** Those who looked: five at least, or the square is not shown. */
  farmers: z.int(),
  band: z.enum(outbreakBands),
});

export type OutbreakCell = z.output<typeof outbreakCell>;

export const listOutbreaks = endpoint({
  ...reading,
  name: 'advisory.listOutbreaks',
  path: '/api/pests/:pest/outbreaks',
  who: { farmer: 'any', 'extension-manager': 'any', admin: 'any' },
  input: z.strictObject({ pest: z.enum(pestKeys) }),
  output: z.strictObject({
    /** The days that count; when they were last counted, null before the first time. */
    from: z.string(),
    until: z.string(),
    countedAt: z.nullable(z.string()),
    cells: z.array(outbreakCell),
  }),
  summary: 'Where farmers find a pest, by squares in which at least five of them looked in the last weeks',
});

/** How fast cases are answered, of those from a day on. */
export const answerTimes = {
  from: z.string(),
  cases: z.int(),
  waiting: z.int(),
  /** Hours to the answer: of half of those answered at most so many, of nine in ten; null while none was. */
  halfWithinHours: z.nullable(z.number()),
  mostWithinHours: z.nullable(z.number()),
};

export const readCaseTimes = endpoint({
  ...reading,
  name: 'advisory.readCaseTimes',
  path: '/api/admin/pest-cases',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({
    ...answerTimes,
    managers: z.array(
      z.strictObject({ managerId: id, name: z.string(), answered: z.int(), halfWithinHours: z.number() }),
    ),
  }),
  summary: 'How fast problems of pests and diseases are answered: those of the last ninety days',
});
