import { Problem, refusedField } from '#kit/problem.ts';
import type { Side } from './answer-model.ts';
import type { Listing } from './listing-model.ts';
import { listingOpen } from './listing-rules.ts';
import type { PurchaseAct, PurchaseState } from './purchase-model.ts';

type Act = Exclude<PurchaseAct, 'placed'>;

const from: Readonly<Record<Act, readonly PurchaseState[]>> = {
  accepted: ['placed'],
  refused: ['placed'],
  cancelled: ['placed', 'accepted'],
  'handed-over': ['accepted'],
  counted: ['handed-over'],
  paid: ['received'],
};

/** Whose act it is; either side calls an order off, but a farmer refuses one that she did not accept. */
const by: Readonly<Record<Act, readonly Side[]>> = {
  accepted: ['seller'],
  refused: ['seller'],
  cancelled: ['seller', 'buyer'],
  'handed-over': ['seller'],
  counted: ['buyer'],
  paid: ['seller'],
};

/** Whether a side may do this with an order that stands so. */
export const mayPurchase = (act: Act, state: PurchaseState, side: Side): boolean =>
  from[act].includes(state) &&
  by[act].includes(side) &&
  !(act === 'cancelled' && state === 'placed' && side === 'seller');

/** @throws Problem `order-moved-on` when the order is not where the act begins: somebody was faster. */
export const checkPurchaseAct = (act: Act, state: PurchaseState, side: Side): void => {
  if (!mayPurchase(act, state, side)) throw new Problem('order-moved-on');
};

type Ordered = { readonly grams: number; readonly day: string };

/**
 * Whether so much of a listing can be ordered for that day.
 * @throws Problem `listing-over`; `invalid` beside `grams` or `day`.
 */
export const checkPurchase = (
  listing: Pick<Listing, 'fromDay' | 'untilDay' | 'closedAt' | 'leftGrams'>,
  { grams, day }: Ordered,
  now: Date,
): void => {
  const days = listingOpen(listing, now);
  if (grams > listing.leftGrams) throw refusedField('grams', 'listing.moreThanLeft');
  if (day < days.from || day > days.until) throw refusedField('day', 'listing.dayOutside');
};

/** How much less or more was counted than was ordered; 0 for what a scale or a dry day explains is still told as it is. */
export const countedAgainst = (
  countedGrams: number,
  orderedGrams: number,
): { shortGrams: number; overGrams: number } => ({
  shortGrams: Math.max(0, orderedGrams - countedGrams),
  overGrams: Math.max(0, countedGrams - orderedGrams),
});
