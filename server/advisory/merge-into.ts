import { moveKept, type MergeInto } from '#kit/merging.ts';
import { moveAlerts } from './alert-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['advisory.scouting'] as const;

export const mergeInto: MergeInto = async ({ db }, pair) => {
  await moveAlerts(db, pair);
  await moveKept(db, keptTables, pair);
};
