import { checkReceipt as contract, isVoid } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findDeliveries } from './delivery-rows.ts';

/** A delivery's id has more chance in it than anybody can guess: it is what the paper knows, and nothing else tells it. */
export const checkReceipt = handle(contract, async ({ deliveryId }, { db }) => {
  const [found] = await findDeliveries(db, [deliveryId]);
  if (found === undefined) throw new Problem('not-found');
  const { millName, receipt, weighedAt, crop, grossGrams, tareGrams, payableGrams, amountKobo, replacedBy } = found;
  const state = replacedBy !== null ? 'replaced' : isVoid(found) ? 'void' : 'stands';
  return { millName, receipt, weighedAt, crop, netGrams: grossGrams - tareGrams, payableGrams, amountKobo, state };
});
