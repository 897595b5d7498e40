import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id, idOr } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { storedLot } from './warehouse-model.ts';
import { ofReceipt } from './warehouse-contract.ts';

/** Guesses at a password are counted, whoever makes them. */
const guesses = [{ by: 'account', times: 20, seconds: 900 }] as const;

/** Who holds a receipt: its depositor, or the owner of the company it was handed on to. */
const holder = { farmer: 'own', 'agro-processor': 'own' } as const;

const kobo = z
  .int('finance.amountRequired')
  .check(z.gte(0, 'finance.amountRequired'), z.lte(9e12, 'finance.amountRequired'));

const ofClaim = {
  'wrong-password': 400,
  'not-a-receipt': 409,
  'receipt-over': 409,
  'receipt-claimed': 409,
  'receipt-expired': 409,
} as const;

const act = { method: 'POST', object: ofReceipt, output: storedLot, offline: 'never', limits: guesses } as const;

export const pledgeReceipt = endpoint({
  ...act,
  name: 'processing.pledgeReceipt',
  path: '/api/warehouse-receipts/:receiptId/pledges',
  who: holder,
  input: z.strictObject({
    id,
    receiptId: id,
    lender: requiredText('storage.lenderRequired', 160),
    amountKobo: kobo,
    password,
  }),
  errors: ofClaim,
  audit: 'pledged a warehouse receipt',
  creates: true,
  summary: 'Pledges a receipt to a named lender, once at a time; it counts when the lender’s side accepted',
});

export const offerReceipt = endpoint({
  ...act,
  name: 'processing.offerReceipt',
  path: '/api/warehouse-receipts/:receiptId/transfers',
  who: holder,
  input: z.strictObject({
    id,
    receiptId: id,
    toCompanyId: idOr('storage.buyerRequired'),
    amountKobo: kobo,
    password,
  }),
  errors: { ...ofClaim, 'no-such-company': 409 },
  audit: 'offered a warehouse receipt',
  creates: true,
  summary: 'Offers to hand a receipt that is not pledged on to a company; it changes hands when the company accepts',
});

export const withdrawClaim = endpoint({
  ...act,
  name: 'processing.withdrawClaim',
  path: '/api/warehouse-receipts/:receiptId/withdrawal',
  who: holder,
  input: z.strictObject({ receiptId: id }),
  errors: { 'nothing-offered': 409 },
  audit: 'took an offer of a warehouse receipt back',
  summary: 'Takes a pledge or an offer back that nobody accepted yet',
});

export const answerTransfer = endpoint({
  ...act,
  name: 'processing.answerTransfer',
  path: '/api/warehouse-receipts/:receiptId/transfer-answer',
  who: { 'agro-processor': 'buyer' },
  input: z.strictObject({ receiptId: id, isAccepted: z.boolean(), password }),
  errors: { 'wrong-password': 400, 'nothing-offered': 409 },
  audit: 'answered an offer of a warehouse receipt',
  summary: 'Accepts or declines a receipt that one’s company was offered; accepted, the company holds it',
});

export const pledgeWords = ['accept', 'decline', 'release'] as const;

export const answerPledge = endpoint({
  ...act,
  name: 'processing.answerPledge',
  path: '/api/admin/warehouse-receipts/:receiptId/pledge',
  who: { admin: 'any' },
  input: z.strictObject({
    receiptId: id,
    /** The pledge that whoever answers has seen. */
    claimId: id,
    word: z.enum(pledgeWords),
    /** The lender’s own letter or mail that this rests on. */
    reason: requiredText('storage.lenderWordRequired', 300),
    password,
  }),
  errors: { 'wrong-password': 400, 'nothing-offered': 409, 'own-pledge': 409 },
  audit: 'spoke for the lender of a pledged receipt',
  summary:
    'Accepts, declines or releases a pledge for a lender who has no account, with what the lender wrote; never a receipt of one’s own',
});

export const giveBackReceipt = endpoint({
  ...act,
  name: 'processing.giveBackReceipt',
  path: '/api/warehouse-receipts/:receiptId/return',
  who: holder,
  input: z.strictObject({ receiptId: id, password }),
  errors: { 'wrong-password': 400, 'receipt-over': 409, 'receipt-claimed': 409 },
  audit: 'gave a warehouse receipt back',
  summary: 'Gives a receipt that is not pledged back to the warehouse, so that it hands the goods out',
});

export const endStorage = endpoint({
  ...act,
  name: 'processing.endStorage',
  path: '/api/warehouse-receipts/:receiptId/end',
  who: { 'agro-processor': 'clerk' },
  input: z.strictObject({
    receiptId: id,
    how: z.enum(['delivered', 'cancelled'], 'storage.howRequired'),
    /** Who took the goods, or why the receipt was issued wrong. */
    said: requiredText('storage.saidRequired', 300),
  }),
  errors: { 'receipt-not-back': 409, 'receipt-handed-on': 409, 'too-many-steps': 409 },
  audit: 'ended the storage of a lot',
  summary:
    'Hands the goods out against a receipt that was given back, or cancels one that was issued wrong; the lot is free',
});
