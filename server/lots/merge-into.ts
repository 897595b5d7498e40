import { addToCounter, readCounter } from '#kit/counter.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['lots.lot', 'lots.step'] as const;

export const mergeInto: MergeInto = async ({ db }, pair) => {
  await moveKept(db, keptTables, pair);
  const steps = await readCounter(db, 'lots.steps', pair.fromId);
  if (steps === 0) return;
  await addToCounter(db, 'lots.steps', pair.fromId, -steps);
  await addToCounter(db, 'lots.steps', pair.intoId, steps);
};
