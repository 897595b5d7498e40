import * as z from 'zod/mini';

/** A thing as a company sees it in its stock and in a trace. Amounts are grams, null where it is counted otherwise. */
export const tracedThing = z.strictObject({
  thing: z.string(),
  name: z.string(),
  /** Where it was born: an LGA and its state; empty where nobody said. */
  place: z.string(),
  kind: z.enum(['class', 'one', 'process']),
  madeGrams: z.nullable(z.int()),
  leftGrams: z.nullable(z.int()),
  bornAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  recalledAt: z.nullable(z.string()),
});
export type TracedThing = z.output<typeof tracedThing>;

/**
 * How a thing began that came from nothing else: in the store of a farm, by a company’s own word, or nobody said where; null
 * for what came from other things.
 */
export const beginnings = ['farm', 'company', 'unknown'] as const;
export type Beginning = (typeof beginnings)[number];

/** A thing in a trace: whether it is of whoever asks, and how it began. What is not theirs shows crop, LGA, amount and days alone. */
const tracePoint = z.strictObject({
  ...tracedThing.shape,
  isOurs: z.boolean(),
  began: z.nullable(z.enum(beginnings)),
});
export type TracePoint = z.output<typeof tracePoint>;

/** Where a thing came from, or where it went: the things, itself first, and which of them became which, by their places. */
export const trace = z.strictObject({
  things: z.array(tracePoint),
  edges: z.array(z.tuple([z.int(), z.int()])),
  /** Whether there is more than is shown. */
  isCut: z.boolean(),
});
export type Trace = z.output<typeof trace>;
