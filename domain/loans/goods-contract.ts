import * as z from 'zod/mini';
import { password } from '#accounts';
import { farmHands } from '#farms';
import { mostOrderLines } from '#marketplace';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { ofLoan } from './contract.ts';
import { caseEnds, goodsCase, goodsLimits, goodsVoucherDraft, itemAnswer, loanGoods } from './goods-model.ts';

const officers = { admin: 'any' } as const;

export const readGoods = endpoint({
  name: 'loans.readGoods',
  method: 'GET',
  path: '/api/loans/:loanId/goods',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: loanGoods,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The vouchers of a loan in kind, item by item with what was said of each, and the loans that what was received became',
});

export const issueGoods = endpoint({
  name: 'loans.issueGoods',
  method: 'POST',
  path: '/api/admin/loans/:loanId/goods',
  who: officers,
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    vouchers: z
      .array(goodsVoucherDraft)
      .check(z.minLength(1, 'loans.vouchersRequired'), z.maxLength(goodsLimits.mostVouchers, 'loans.vouchersTooMany')),
    password,
  }),
  output: loanGoods,
  errors: {
    'wrong-password': 400,
    'loan-moved-on': 409,
    'second-person-needed': 409,
    'lending-closed': 409,
    'more-than-agreed': 409,
    'not-on-sale': 409,
    'price-changed': 409,
    'not-in-stock': 409,
    'dealer-limit': 409,
  },
  offline: 'never',
  audit: 'issued the vouchers of a loan in kind',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary:
    'Issues all vouchers of an approved loan in kind, each for goods of one dealer; by an officer who is not the one that approved it. Nothing is owed before its farmer has the goods',
});

export const confirmGoods = endpoint({
  name: 'loans.confirmGoods',
  method: 'POST',
  path: '/api/loans/:loanId/goods/confirmation',
  who: farmHands,
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    voucherId: id,
    items: z
      .array(itemAnswer)
      .check(z.minLength(1, 'loans.packsRequired'), z.maxLength(mostOrderLines, 'inputs.linesTooMany')),
  }),
  output: loanGoods,
  errors: { 'loan-moved-on': 409, 'not-taken-yet': 409, 'count-all': 409 },
  offline: 'never',
  audit: 'said what they received of a loan in kind',
  summary:
    'A farmer says of each item of a voucher that was taken what came. From then on they owe for that, as a loan with its own plan; what did not come is a case for an officer',
});

export const endGoodsCase = endpoint({
  name: 'loans.endGoodsCase',
  method: 'POST',
  path: '/api/admin/loans/:loanId/goods/:itemId/end',
  who: officers,
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    itemId: id,
    how: z.enum(caseEnds, 'loans.verdictRequired'),
    words: requiredText('loans.reasonRequired', 300),
  }),
  output: loanGoods,
  errors: { 'loan-moved-on': 409, 'second-person-needed': 409, 'case-closed': 409, 'not-overdue': 409 },
  offline: 'never',
  audit: 'ended a case about goods of a loan',
  summary:
    'Ends a case by a corrected delivery, which its farmer is asked about again, or by never owing what did not come; and the waiting for a farmer who says nothing',
});

export const listGoodsCases = endpoint({
  name: 'loans.listGoodsCases',
  method: 'GET',
  path: '/api/admin/loans/goods-cases',
  who: officers,
  input: z.strictObject({ ...pageQuery }),
  output: page(goodsCase),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Items of loans in kind of which less came than was said, the oldest first',
});
