import { offerReceipt as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { findOpenCompany } from '#relations';
import { handle } from '#kit/route.ts';
import { claimReceipt, heldReceipt } from './claim-receipt.ts';

export const offerReceipt = handle(
  contract,
  async ({ id, receiptId, toCompanyId, amountKobo }, context) => {
    const buyer = await findOpenCompany(context.db, toCompanyId);
    const { holderCompanyId } = await heldReceipt(context, receiptId);
    if (buyer === null || holderCompanyId === toCompanyId) throw new Problem('no-such-company');
    return claimReceipt(context, { id, receiptId, kind: 'transfer', lender: '', amountKobo, toCompanyId }, buyer.name);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
