import { addToCounter, readCounter } from '#kit/counter.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['farms.farm', 'farms.plot', 'farms.photo', 'farms.clash'] as const;

export const mergeInto: MergeInto = async ({ db }, pair) => {
  await moveKept(db, keptTables, pair);
  const farms = await readCounter(db, 'farms', pair.fromId);
  if (farms === 0) return;
  await addToCounter(db, 'farms', pair.fromId, -farms);
  await addToCounter(db, 'farms', pair.intoId, farms);
};
