import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';

/** What is done on a field. `not-done` is a correction's alone: what was recorded never happened. */
export const activityKinds = [
  'land-preparation',
  'planting',
  'thinning',
  'fertilising',
  'weeding',
  'spraying',
  'irrigating',
  'scouting',
  'harvesting',
  'other',
  'not-done',
] as const;

export type ActivityKind = (typeof activityKinds)[number];

export const activityDraft = z.strictObject({
  id,
  seasonId: id,
  farmId: id,
  keeperId: id,
  kind: z.enum(activityKinds, 'seasons.kindRequired'),
  doneOn: day('seasons.doneOnRequired'),
  note: optionalText(1000),
  /** The record this one stands for from now on; the other stays, struck through. */
  corrects: z.nullable(id),
});

export type ActivityDraft = z.output<typeof activityDraft>;

/** Something that was done in a season. Never changed: a correction is a record of its own. */
export const activity = z.strictObject({ ...activityDraft.shape, createdAt: z.string(), by: id });

export type Activity = z.output<typeof activity>;

export const activityRows = rowType<Activity>('activity', activity);
