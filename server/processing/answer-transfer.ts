import { answerTransfer as contract } from '@shuka/domain/processing';
import { demandPassword } from '#accounts';
import { handle } from '#kit/route.ts';
import { holdClaim, unclaim } from './claim-receipt.ts';
import { showReceipt } from './show-receipt.ts';
import { setHolder } from './warehouse-store.ts';

export const answerTransfer = handle(
  contract,
  async ({ receiptId, isAccepted }, context) => {
    const claim = await holdClaim(context, receiptId, ({ kind }) => kind === 'transfer');
    await unclaim(context, claim, isAccepted ? 'transfer-accepted' : 'transfer-declined', '');
    if (isAccepted && claim.toCompanyId !== null) await setHolder(context.db, receiptId, claim.toCompanyId);
    return showReceipt(context, receiptId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
