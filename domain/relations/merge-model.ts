import * as z from 'zod/mini';
import { mergedFields } from '#accounts';
import { id } from '#kit/id.ts';
import { likeFarmer, saidOfPair } from './likeness-model.ts';

/** A value as it is shown beside the other one: '' for what nobody said. */
const mergeSide = z.strictObject({
  ...likeFarmer.shape,
  phone: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  isPhoneProved: z.boolean(),
  managerId: z.nullable(id),
  registeredAt: z.string(),
  registeredBy: z.string(),
  values: z.record(z.enum(mergedFields), z.string()),
  /** How many records of each kind stand under the account. */
  records: z.array(z.strictObject({ type: z.string(), total: z.int() })),
  /** How many acts wait on the farmer's own phones, by their last word. */
  waiting: z.int(),
});

export type MergeSide = z.output<typeof mergeSide>;

export const mergePair = z.strictObject({ ...saidOfPair, sides: z.array(mergeSide) });

export type MergePair = z.output<typeof mergePair>;
