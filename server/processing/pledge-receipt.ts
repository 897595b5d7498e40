import { pledgeReceipt as contract } from '@shuka/domain/processing';
import { demandPassword } from '#accounts';
import { handle } from '#kit/route.ts';
import { claimReceipt } from './claim-receipt.ts';

export const pledgeReceipt = handle(
  contract,
  ({ id, receiptId, lender, amountKobo }, context) =>
    claimReceipt(context, { id, receiptId, kind: 'pledge', lender, amountKobo, toCompanyId: null }, lender),
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
