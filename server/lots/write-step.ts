import { checkRoom, lotsGiven, sumOf, type Lot, type LotStep } from '@shuka/domain/lots';
import { addToCounter, readCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { insertLines, insertStep, type Line, type Mass } from './step-store.ts';
import { insertLot, placeLot } from './store.ts';

const counter = 'lots.steps';

/** What a step that is no taking back does to lots; a move touches its lot and changes nothing of it. */
const linesOf = ({ takes, gives, moved }: LotStep): Line[] => [
  ...takes.map(({ lotId, grams }) => ({ lotId, grams: -grams })),
  ...gives.map(({ id, grams }) => ({ lotId: id, grams })),
  ...(moved === null ? [] : [{ lotId: moved.lotId, grams: 0 }]),
];

const massOf = ({ origin, gives, gone }: LotStep): Mass => ({
  inGrams: origin === null ? 0 : sumOf(gives),
  goneGrams: gone?.grams ?? 0,
});

const countStep = async (db: Db, keeperId: string): Promise<void> => {
  checkRoom(await readCounter(db, counter, keeperId));
  await addToCounter(db, counter, keeperId, 1);
};

/**
 * Writes a step that its rules let through, the lots it gives and what it does to those that were held.
 * @param parents the lots it takes from, in the order of its takes.
 */
export const writeStep = async (db: Db, step: LotStep, parents: readonly Lot[]): Promise<void> => {
  await insertStep(db, step, massOf(step));
  for (const lot of lotsGiven(step, parents)) await insertLot(db, lot);
  await insertLines(db, step.id, linesOf(step));
  if (step.moved !== null) await placeLot(db, step.moved.lotId);
  await countStep(db, step.keeperId);
};

/** Writes the step that takes another back: the same the other way round. */
export const writeTakeBack = async (db: Db, step: LotStep, taken: LotStep): Promise<void> => {
  const { inGrams, goneGrams } = massOf(taken);
  await insertStep(db, step, { inGrams: 0 - inGrams, goneGrams: 0 - goneGrams });
  const lines = linesOf(taken).map(({ lotId, grams }) => ({ lotId, grams: 0 - grams }));
  await insertLines(db, step.id, lines);
  if (taken.moved !== null) await placeLot(db, taken.moved.lotId);
  await countStep(db, step.keeperId);
};
