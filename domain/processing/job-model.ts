import * as z from 'zod/mini';
import { grams } from '#lots';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { qualityTest } from './quality-model.ts';

export const jobStates = ['ongoing', 'completed'] as const;

export type JobState = (typeof jobStates)[number];

/** Why something that went in came out as nothing. */
export const jobLossReasons = ['dried', 'dust', 'cleaned-out', 'spilled', 'spoiled', 'left-in-machine'] as const;

export type JobLossReason = (typeof jobLossReasons)[number];

/** Why the machines stood. */
export const downtimeReasons = ['no-power', 'no-fuel', 'repair', 'cleaning', 'no-produce', 'no-hands'] as const;

export type DowntimeReason = (typeof downtimeReasons)[number];

/** What goes in, by its crop; `lotId` where it is the lot of the request the job is done for. */
const jobInput = z.strictObject({
  crop: requiredText('processing.cropRequired', 60),
  grams,
  lotId: z.nullable(id),
});

export type JobInput = z.output<typeof jobInput>;

/** What comes out under a name: flour, bran. */
const jobPart = z.strictObject({ name: requiredText('processing.nameRequired', 60), grams });

const jobLoss = z.strictObject({ reason: z.enum(jobLossReasons, 'processing.lossRequired'), grams });

/** Two months: no job runs longer. */
const mostMinutes = 60 * 24 * 62;

const minutes = (least: number) =>
  z
    .int('processing.minutesRequired')
    .check(z.gte(least, 'processing.minutesRequired'), z.lte(mostMinutes, 'processing.minutesTooMany'));

export const downtime = z.strictObject({
  reason: z.enum(downtimeReasons, 'processing.downtimeRequired'),
  minutes: minutes(1),
});

const mostParts = 20;

const some = <Item extends z.ZodMiniType>(item: Item, least = 0) =>
  z
    .array(item, 'field.wrong')
    .check(z.minLength(least, 'processing.partRequired'), z.maxLength(mostParts, 'processing.partsTooMany'));

export const jobInputs = some(jobInput, 1);

/** How a job ended, as the scale and the clock had it. Weights in whole grams. */
export const jobResult = z.strictObject({
  outputs: some(jobPart, 1),
  byProducts: some(jobPart),
  losses: some(jobLoss),
  machineMinutes: minutes(0),
  downtimes: some(downtime),
  completedOn: day('processing.completedRequired'),
  note: optionalText(500),
});

export type JobResult = z.output<typeof jobResult>;

/** One word on how a job ended; a later one says why the one before was wrong, and both stay. */
const resultVersion = z.strictObject({
  ...jobResult.shape,
  version: z.int(),
  /** Why it was corrected; empty for the first. */
  reason: z.string(),
  byName: z.string(),
  at: z.string(),
});

export type ResultVersion = z.output<typeof resultVersion>;

/** A job as a card shows it. */
export const jobCard = z.strictObject({
  id,
  /** Counts the jobs of a mill from 1. */
  number: z.int(),
  state: z.enum(jobStates),
  makes: z.string(),
  /** For whom, or empty for the mill itself. */
  forName: z.string(),
  crops: z.array(z.string()),
  inGrams: z.int(),
  /** What came out under `outputs`; null while it goes on. */
  outGrams: z.nullable(z.int()),
  startedOn: z.string(),
  completedOn: z.nullable(z.string()),
});

export type JobCard = z.output<typeof jobCard>;

/** What is left of each output and by-product that was not packed yet. */
const jobLeft = z.strictObject({ name: z.string(), grams: z.int(), leftGrams: z.int() });

export const job = z.strictObject({
  ...jobCard.shape,
  requestId: z.nullable(id),
  inputs: z.array(jobInput),
  /** The newest first; the first of them stands. */
  results: z.array(resultVersion),
  left: z.array(jobLeft),
  tests: z.array(qualityTest),
});

export type Job = z.output<typeof job>;
