import * as z from 'zod/mini';
import register from './processing-register.json' with { type: 'json' };
import retention from './retention.json' with { type: 'json' };

export const processing = z.strictObject({
  key: z.string(),
  purpose: z.string(),
  people: z.string(),
  data: z.string(),
  basis: z.string(),
  section: z.string(),
  recipients: z.string(),
  kept: z.string(),
  abroad: z.string(),
  guarded: z.string(),
});

export const processingRegister = z.strictObject({
  version: z.int(),
  date: z.string(),
  source: z.string(),
  items: z.array(processing),
});

/** The record of processing, in English as the Commission reads it; the notice in plain words says the same to people. */
export const registerNow: z.output<typeof processingRegister> = register;

/** A job that forgets: what it forgets after how long, and by whose word. */
export const retentionRule = z.strictObject({
  name: z.string(),
  what: z.string(),
  days: z.number(),
  source: z.string(),
});

export const retentionRules: readonly z.output<typeof retentionRule>[] = retention.items;
