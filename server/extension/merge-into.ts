import { moveKept, type MergeInto } from '#kit/merging.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = [
  'extension.visit',
  'extension.visit_proof',
  'extension.visit_request',
  'extension.visit_plan',
  'extension.issue',
  'extension.voice',
  'extension.task_snooze',
] as const;

export const mergeInto: MergeInto = ({ db }, pair) => moveKept(db, keptTables, pair);
