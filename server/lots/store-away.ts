import { goneStep, kilogramsLeft, movedStep, type Lot, type StepMaker } from '@shuka/domain/lots';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { endPromises, findHeldLots, findPromised, insertHold } from './promise-store.ts';
import { holdLots } from './store.ts';
import { writeStep } from './write-step.ts';

/* Whole lots that somebody stores for their keeper: held, until they are let out. */

type Storing = {
  readonly lotId: string;
  readonly keeperId: string;
  /** What the warehouse answers for it by: a receipt. */
  readonly forId: string;
  /** What the scale of the warehouse says. */
  readonly grams: number;
  readonly standsAt: string;
};

/** @throws Problem `no-such-lot`, `lot-closed`, `lot-promised`, `not-enough-left` for a scale that says more than there is. */
const checkStoring = async (db: Db, lot: Lot | undefined, grams: number): Promise<Lot> => {
  if (lot === undefined) throw new Problem('no-such-lot');
  if (lot.leftGrams <= 0) throw new Problem('lot-closed');
  const promised = (await findPromised(db, [lot.id])).get(lot.id) ?? 0;
  if (promised > 0) throw new Problem('lot-promised', { values: { left: kilogramsLeft(lot.leftGrams - promised) } });
  if (grams > lot.leftGrams) throw new Problem('not-enough-left', { values: { left: kilogramsLeft(lot.leftGrams) } });
  return lot;
};

/**
 * Takes a whole lot into a warehouse and holds it there. Where the scale says less than its keeper’s book, the rest is
 * written off as weighed anew; more than there is cannot come. @returns the lot as it stands there.
 * @throws Problem `lot-stored` for one that stands in a warehouse already, besides those of `checkStoring`.
 */
export const storeAway = async (db: Db, storing: Storing, maker: StepMaker): Promise<Lot> => {
  const { lotId, keeperId, forId, grams, standsAt } = storing;
  const lots = await holdLots(db, keeperId, [lotId]);
  await checkNotStored(db, [lotId]);
  const lot = await checkStoring(db, lots.get(lotId), grams);
  const said = { keeperId, happenedOn: dayOf(maker.now), note: '' };
  const less = lot.leftGrams - grams;
  if (less > 0) {
    const draft = { ...said, id: newId(), lotId, gone: { grams: less, reason: 'weighed-anew' as const } };
    await writeStep(db, goneStep(draft, maker), [lot]);
  }
  await writeStep(db, movedStep({ ...said, id: newId(), lotId, standsAt }, maker), []);
  await insertHold(db, forId, { lotId, grams }, maker.now);
  return { ...lot, leftGrams: grams, standsAt };
};

type LettingOut = Pick<Storing, 'lotId' | 'keeperId' | 'forId'> & {
  /** Whether it is its keeper’s no more: somebody else took it. */
  readonly isSold: boolean;
};

/** Lets a lot out of a warehouse: its keeper may do with it again what they like, or it is gone. */
export const letOut = async (
  db: Db,
  { lotId, keeperId, forId, isSold }: LettingOut,
  maker: StepMaker,
): Promise<void> => {
  const lot = (await holdLots(db, keeperId, [lotId])).get(lotId);
  await endPromises(db, forId, maker.now);
  if (!isSold || lot === undefined || lot.leftGrams <= 0) return;
  const gone = { grams: lot.leftGrams, reason: 'sold' as const };
  const draft = { id: newId(), keeperId, happenedOn: dayOf(maker.now), note: '', lotId, gone };
  await writeStep(db, goneStep(draft, maker), [lot]);
};

/** @throws Problem `lot-stored` when one of these lots stands in a warehouse, which answers for it. */
export const checkNotStored = async (db: Db, lotIds: readonly string[]): Promise<void> => {
  if ((await findHeldLots(db, lotIds)).length > 0) throw new Problem('lot-stored');
};
