import { addDays, daysBetween } from '#kit/day.ts';
import { shareOut } from '#kit/share-out.ts';
import type { Delivery, PaymentClock } from './agreement-model.ts';
import type { Trust } from './demand-model.ts';
import bounds from './demand.json' with { type: 'json' };

/** What so many grams cost, to the kobo, half a kobo up. */
export const costOf = (grams: number, koboPerKilogram: number): number =>
  Number((BigInt(grams) * BigInt(koboPerKilogram) + 500n) / 1000n);

type Promised = { readonly lotId: string; readonly grams: number };

export type LotShare = { readonly lotId: string; readonly grams: number; readonly kobo: number };

/**
 * What of an amount falls to each lot, by what was promised of it, and what each gets of the price: both exact in sum.
 * @throws RangeError for more than was promised.
 */
export const lotShares = (lots: readonly Promised[], grams: number, koboPerKilogram: number): LotShare[] => {
  const promised = lots.reduce((sum, one) => sum + one.grams, 0);
  if (grams > promised) throw new RangeError('more than the lots hold');
  const ofGrams = shareOut(
    grams,
    lots.map(({ lotId, grams: weight }) => ({ id: lotId, weight })),
  );
  const weights = lots.map(({ lotId }) => ({ id: lotId, weight: ofGrams.get(lotId) ?? 0 }));
  const ofKobo = shareOut(costOf(grams, koboPerKilogram), weights);
  return lots.map(({ lotId }) => ({ lotId, grams: ofGrams.get(lotId) ?? 0, kobo: ofKobo.get(lotId) ?? 0 }));
};

type Brought = Pick<Delivery, 'amountKobo' | 'deliveredOn'>;

/** Deliveries are paid in their order: how many of them so much covers. */
export const coveredBy = (paidKobo: number, deliveries: readonly Brought[]): number => {
  let sum = 0;
  return deliveries.filter(({ amountKobo }) => {
    sum += amountKobo;
    return sum <= paidKobo;
  }).length;
};

/** How payment stands on a day; `deliveries` oldest first. The day it is due is not late yet. */
export const clockOf = (
  deliveries: readonly Brought[],
  { paidKobo, payWithinDays }: { readonly paidKobo: number; readonly payWithinDays: number },
  today: string,
): PaymentClock => {
  const owedKobo = deliveries.reduce((sum, { amountKobo }) => sum + amountKobo, 0) - paidKobo;
  const waiting = deliveries[coveredBy(paidKobo, deliveries)];
  if (deliveries.length === 0) return { state: 'not-delivered', dueOn: null, days: 0, owedKobo: 0 };
  if (waiting === undefined) return { state: 'paid', dueOn: null, days: 0, owedKobo: Math.max(0, owedKobo) };
  const dueOn = addDays(waiting.deliveredOn, payWithinDays);
  const left = daysBetween(today, dueOn);
  return { state: left < 0 ? 'late' : 'due', dueOn, days: Math.abs(left), owedKobo };
};

/** Whether so much of what was agreed is all of it: a load dries a little on the way. */
export const isAllDelivered = (deliveredGrams: number, agreedGrams: number): boolean =>
  BigInt(deliveredGrams) * 100n >= BigInt(agreedGrams) * BigInt(100 - bounds.shortPercent);

/** Only the latest count, so that who mended their ways is seen to have. */
export const trustCounts = bounds.trustCounts;

/** A day by which something was to be done, and when it was. */
export type Word = { readonly dueOn: string; readonly doneOn: string | null };

/** How often a word was kept, of those whose day has come: one that is not due and not done says nothing yet. */
export const trustOf = (words: readonly Word[], today: string): Trust => {
  const told = words.filter(({ dueOn, doneOn }) => doneOn !== null || dueOn < today).slice(0, trustCounts);
  return { kept: told.filter(({ dueOn, doneOn }) => doneOn !== null && doneOn <= dueOn).length, of: told.length };
};
