import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText } from '#kit/text.ts';

/** What a manager says of a task: later, done, or to be done after all. */
const snoozeStates = ['snoozed', 'done', 'open'] as const;

/** The kind of the rule that made the task, then its subject. */
const taskId = z.string('field.wrong').check(z.regex(/^[a-z-]{1,40}:[\w:-]{1,120}$/, 'field.wrong'));

/** `keeperId` is the farmer the task is about: whoever looks after them next must see what was put off, and why. */
export const snoozeDraft = z.strictObject({
  id,
  taskId,
  keeperId: id,
  state: z.enum(snoozeStates, 'field.wrong'),
  /** The day it comes back; for what is snoozed alone. */
  until: z.nullable(day('task.untilRequired')),
  reason: optionalText(300),
});

export type SnoozeDraft = z.output<typeof snoozeDraft>;

/** A word on a task. Never changed: the latest word on a task is the one that holds. */
export const taskSnooze = z.strictObject({ ...snoozeDraft.shape, createdAt: z.string(), by: id });

export type TaskSnooze = z.output<typeof taskSnooze>;

export const taskSnoozeRows = rowType<TaskSnooze>('taskSnooze', taskSnooze);
