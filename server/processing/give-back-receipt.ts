import { giveBackReceipt as contract } from '@shuka/domain/processing';
import { demandPassword } from '#accounts';
import { handle } from '#kit/route.ts';
import { holdUnclaimed, tell } from './claim-receipt.ts';
import { showReceipt } from './show-receipt.ts';
import { setReceiptState } from './warehouse-store.ts';

export const giveBackReceipt = handle(
  contract,
  async ({ receiptId }, context) => {
    await holdUnclaimed(context, receiptId);
    await setReceiptState(context.db, receiptId, 'given-back');
    await tell(context, receiptId, 'given-back', '');
    return showReceipt(context, receiptId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
