import { withdrawClaim as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { holdClaim, unclaim } from './claim-receipt.ts';
import { showReceipt } from './show-receipt.ts';

export const withdrawClaim = handle(contract, async ({ receiptId }, context) => {
  const claim = await holdClaim(context, receiptId, ({ state }) => state === 'offered');
  await unclaim(context, claim, `${claim.kind}-withdrawn`, '');
  return showReceipt(context, receiptId);
});
