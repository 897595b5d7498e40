import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { pestKeys, pestStages } from './pest-keys.ts';
import { cropsOfPests } from './pests.ts';

const isCropOfPests = (crop: string): boolean => cropsOfPests.includes(crop);

/** What a source says of a pest: from so many plants in a hundred that are hit, act. */
export const thresholdDetails = z.strictObject({
  pest: z.enum(pestKeys, 'scouting.pestRequired'),
  stage: z.enum(pestStages, 'scouting.stageRequired'),
  /** Null for every crop the pest is looked for on. */
  crop: z.nullable(z.string('scouting.cropWrong').check(z.refine(isCropOfPests, 'scouting.cropWrong'))),
  /** Null where the source says so no longer. */
  percent: z.nullable(
    z
      .number('scouting.percentRequired')
      .check(z.gte(0.1, 'scouting.percentRequired'), z.lte(100, 'scouting.percentRequired')),
  ),
  /** Who says so: a newer word of the same source takes the place of its older one, and of no other. */
  source: requiredText('scouting.sourceRequired', 200),
  /** The figure is remembered and was not read again. */
  isEstimate: z.boolean(),
  /** The day it was read. */
  saidOn: day('scouting.saidOnRequired'),
});

export type ThresholdDetails = z.output<typeof thresholdDetails>;

/** `version` counts the words of one source on one pest and stage, from 1. */
export const threshold = z.strictObject({ ...thresholdDetails.shape, version: z.int() });

export type Threshold = z.output<typeof threshold>;

export const thresholdDraft = z.strictObject({ id, ...thresholdDetails.shape });
