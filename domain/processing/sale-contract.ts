import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { clerk, often, ofMill, staff } from './request-contract.ts';
import { millFinance, moneyDetails, moneyLine, sale, saleDetails } from './sale-model.ts';

const owner = { 'agro-processor': 'own' } as const;

export const recordSale = endpoint({
  name: 'processing.recordSale',
  method: 'POST',
  path: '/api/companies/:companyId/sales',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ ...saleDetails.shape, companyId: id }),
  output: sale,
  errors: { 'not-enough-stock': 409, 'test-failed': 409 },
  offline: 'never',
  audit: 'recorded a sale of their mill',
  creates: true,
  limits: [{ by: 'account', times: 2000, seconds: 3600 }],
  summary: 'Keeps a sale of packs that came out of a job; never more than are there, and none whose test forbids it',
});

export const takeBackSale = endpoint({
  name: 'processing.takeBackSale',
  method: 'POST',
  path: '/api/companies/:companyId/sales/:saleId/correction',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ companyId: id, saleId: id, reason: requiredText('processing.reasonRequired', 300) }),
  output: sale,
  errors: { 'corrected-already': 409 },
  offline: 'never',
  audit: 'took back a sale of their mill',
  limits: often,
  summary: 'Takes back a sale that was written down wrong, with the reason; its packs are in stock again. Once',
});

export const listSales = endpoint({
  name: 'processing.listSales',
  method: 'GET',
  path: '/api/companies/:companyId/sales',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(sale),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The sales of a mill, the newest first, those that were taken back too',
});

export const recordMoney = endpoint({
  name: 'processing.recordMoney',
  method: 'POST',
  path: '/api/companies/:companyId/money',
  who: staff,
  object: ofMill,
  input: z.strictObject({ ...moneyDetails.shape, companyId: id }),
  output: moneyLine,
  errors: {},
  offline: 'never',
  audit: 'recorded a purchase or a fee of their mill',
  creates: true,
  limits: often,
  summary: 'Keeps what a mill paid for produce, a fee it earned for milling, or one it paid',
});

export const takeBackMoney = endpoint({
  name: 'processing.takeBackMoney',
  method: 'POST',
  path: '/api/companies/:companyId/money/:moneyId/correction',
  who: owner,
  object: ofMill,
  input: z.strictObject({ companyId: id, moneyId: id, reason: requiredText('processing.reasonRequired', 300) }),
  output: moneyLine,
  errors: { 'corrected-already': 409 },
  offline: 'never',
  audit: 'took back a purchase or a fee of their mill',
  limits: often,
  summary: 'Takes back a purchase or a fee that was written down wrong, with the reason. Once',
});

export const listMoney = endpoint({
  name: 'processing.listMoney',
  method: 'GET',
  path: '/api/companies/:companyId/money',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(moneyLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The purchases and fees of a mill, the newest first, those that were taken back too',
});

const span = { from: day(), to: day() };

export const readMillFinance = endpoint({
  name: 'processing.readMillFinance',
  method: 'GET',
  path: '/api/companies/:companyId/finance',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...span }),
  output: millFinance,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What a mill sold, bought, took and paid in fees, and its profit, in a time of a year at most, and month by month',
});

export const readMillStatement = endpoint({
  name: 'processing.readMillStatement',
  method: 'GET',
  path: '/api/companies/:companyId/finance/statement',
  who: staff,
  object: ofMill,
  input: z.strictObject({
    companyId: id,
    month: z.string('field.day').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'field.day')),
    format: z.enum(['pdf', 'csv']),
  }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took a statement of a mill away',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
  summary: 'What a mill sold, bought and paid in a month, as a file, in the language of whoever asks',
});
