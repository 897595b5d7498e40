import { moveKept, type MergeInto } from '#kit/merging.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['advisory.scouting'] as const;

export const mergeInto: MergeInto = ({ db }, pair) => moveKept(db, keptTables, pair);
