import { mostSnoozeDaysEver, taskKinds, type TaskKind, type TaskRule } from '#settings';
import { addDays, dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { isDoneByWord } from './done-rules.ts';
import type { SnoozeDraft, TaskSnooze } from './snooze-model.ts';

/** Words on the tasks of one farmer: a word a day for years. */
export const mostSnoozes = 2000;

/** The kind of a task, by its id; null for what no rule ever made. */
const kindOfTask = (taskId: string): TaskKind | null => taskKinds.find((kind) => taskId.startsWith(`${kind}:`)) ?? null;

type Known = { readonly by: string; readonly now: Date; readonly wordsAlready: number };

/** @throws Problem `invalid` beside `until` or `reason`. */
const checkSnoozed = ({ until, reason }: SnoozeDraft, today: string): void => {
  if (reason === '') throw refusedField('reason', 'task.reasonRequired');
  if (until === null) throw refusedField('until', 'task.untilRequired');
  // Far away for a phone that goes by no rule; the rule's own word comes after.
  if (until > addDays(today, 400)) throw refusedField('until', 'task.untilTooFar');
};

/**
 * The word a draft becomes, on the phone and on the server alike. Where it arrives late its day may have gone by: then it
 * keeps nothing off the list any more, and stays on record.
 * @throws Problem `invalid` beside `taskId` for a task of no rule, beside `until` for none or one far away, beside
 * `reason` where something is put off without one, beside `state` for what only a record ends; `too-many-snoozes`.
 */
export const newSnooze = (draft: SnoozeDraft, { by, now, wordsAlready }: Known): TaskSnooze => {
  const kind = kindOfTask(draft.taskId);
  if (kind === null) throw refusedField('taskId', 'field.wrong');
  if (draft.state === 'snoozed') checkSnoozed(draft, dayOf(now));
  if (draft.state === 'done' && !isDoneByWord(draft.taskId)) throw refusedField('state', 'task.endsByRecord');
  if (wordsAlready >= mostSnoozes) throw new Problem('too-many-snoozes');
  return { ...draft, until: draft.state === 'snoozed' ? draft.until : null, createdAt: now.toISOString(), by };
};

/**
 * @param rules every word there ever was on the rules.
 * @throws Problem `invalid` beside `until` for a task that is put off for longer than its kind allows.
 */
export const checkSnoozeDays = ({ taskId, until }: TaskSnooze, rules: readonly TaskRule[], now: Date): void => {
  const kind = kindOfTask(taskId);
  if (kind === null || until === null) return;
  if (until > addDays(dayOf(now), mostSnoozeDaysEver(rules, kind))) throw refusedField('until', 'task.untilTooFar');
};
