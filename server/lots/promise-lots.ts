import { kilogramsLeft, type Lot, type LotStep } from '@shuka/domain/lots';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findPromised, insertPromises, type Promised } from './promise-store.ts';
import { checkNotStored } from './store-away.ts';
import { holdLotsOfMany } from './store.ts';

export { endPromises, lowerPromise } from './promise-store.ts';

/** So much of a lot of that keeper. */
type LotPromise = Promised & { readonly keeperId: string };

const refused = (left: number): Problem => new Problem('lot-promised', { values: { left: kilogramsLeft(left) } });

/** Lots of their keepers, their rows locked lowest id first. @throws Problem `no-such-lot` for one that is not theirs. */
export const findLotsOf = async (db: Db, asked: readonly Omit<LotPromise, 'grams'>[]): Promise<Map<string, Lot>> => {
  const lots = await holdLotsOfMany(
    db,
    asked.map(({ lotId }) => lotId),
  );
  if (asked.some(({ lotId, keeperId }) => lots.get(lotId)?.keeperId !== keeperId)) throw new Problem('no-such-lot');
  return lots;
};

/**
 * Promises grams of lots for something, each to nobody else while it lasts. Whoever promises of one lot waits for the other.
 * @returns the lots, as they are now. @throws Problem `no-such-lot`; `lot-stored` for one in a warehouse; `lot-promised` with
 *   the kilograms that are free.
 */
export const promiseLots = async (
  db: Db,
  forId: string,
  promised: readonly LotPromise[],
  now: Date,
): Promise<Map<string, Lot>> => {
  const lots = await findLotsOf(db, promised);
  await checkNotStored(db, [...lots.keys()]);
  const already = await findPromised(db, [...lots.keys()]);
  for (const { lotId, grams } of promised) {
    const free = (lots.get(lotId)?.leftGrams ?? 0) - (already.get(lotId) ?? 0);
    if (grams > free) throw refused(free);
  }
  await insertPromises(db, forId, promised, now);
  return lots;
};

/**
 * What is promised becomes no other lot, of which it could be promised once more. What went, went: that is written down
 * whatever was promised. @throws Problem `lot-promised` with the kilograms that are free.
 */
export const checkNotPromised = async (
  db: Db,
  { kind, takes }: LotStep,
  lots: ReadonlyMap<string, Lot>,
): Promise<void> => {
  if (kind !== 'split' && kind !== 'joined') return;
  const promised = await findPromised(
    db,
    takes.map(({ lotId }) => lotId),
  );
  for (const { lotId, grams } of takes) {
    const free = (lots.get(lotId)?.leftGrams ?? 0) - (promised.get(lotId) ?? 0);
    if (promised.has(lotId) && grams > free) throw refused(free);
  }
};
