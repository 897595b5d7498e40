import { endStorage as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { letOut } from '#lots';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { heldReceipt, tell } from './claim-receipt.ts';
import { showReceipt } from './show-receipt.ts';
import { setReceiptState } from './warehouse-store.ts';

/** A receipt that somebody else holds was sold: the lot is its keeper’s no more when the goods are handed out. */
export const endStorage = handle(contract, async ({ receiptId, how, said }, context) => {
  const { db, clock } = context;
  const { state, keeperId, lotId, holderCompanyId } = await heldReceipt(context, receiptId);
  if (state !== 'given-back') throw new Problem('receipt-not-back');
  if (how === 'cancelled' && holderCompanyId !== null) throw new Problem('receipt-handed-on');
  const isSold = how === 'delivered' && holderCompanyId !== null;
  const maker = { by: viewerOf(context).accountId, now: clock.now() };
  await letOut(db, { lotId, keeperId, forId: receiptId, isSold }, maker);
  await setReceiptState(db, receiptId, how === 'delivered' ? 'released' : 'cancelled');
  await tell(context, receiptId, how, said);
  return showReceipt(context, receiptId);
});
