import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id, idOr } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { clerk, often, ofMill, staff } from './request-contract.ts';
import { storageTerms, storedLot } from './warehouse-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;

export const issueReceipt = endpoint({
  name: 'processing.issueReceipt',
  method: 'POST',
  path: '/api/companies/:companyId/warehouse-receipts',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ ...storageTerms.shape, id, companyId: id, askId: idOr('storage.askRequired') }),
  output: storedLot,
  errors: {
    'ask-answered': 409,
    'no-such-lot': 409,
    'lot-closed': 409,
    'lot-promised': 409,
    'lot-stored': 409,
    'not-enough-left': 409,
    'too-many-steps': 409,
  },
  offline: 'never',
  audit: 'took a lot into store',
  creates: true,
  limits: often,
  summary:
    'Takes a lot into store by what the scale says, holds it, and issues a signed, numbered receipt under the licence of the house; without a licence a record that is no receipt',
});

export const listStored = endpoint({
  name: 'processing.listStored',
  method: 'GET',
  path: '/api/companies/:companyId/warehouse-receipts',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(storedLot),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The receipts and records of a mill’s warehouse, the newest first',
});

export const listHeldReceipts = endpoint({
  name: 'processing.listHeldReceipts',
  method: 'GET',
  path: '/api/companies/:companyId/held-receipts',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(storedLot),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The receipts a company holds, and those it is offered, the newest first',
});

export const listOwnReceipts = endpoint({
  name: 'processing.listOwnReceipts',
  method: 'GET',
  path: '/api/farmers/:keeperId/warehouse-receipts',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(storedLot),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The receipts and records of a farmer’s lots in warehouses, the newest first',
});

export const listPledges = endpoint({
  name: 'processing.listPledges',
  method: 'GET',
  path: '/api/admin/pledges',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(storedLot),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The receipts that are pledged, or offered as a pledge, the newest first',
});

/** Whoever stands to a receipt in any way may read it. */
const readers = {
  farmer: 'counterparty',
  'extension-manager': 'assigned',
  'agro-processor': 'counterparty',
  admin: 'any',
} as const;

export const ofReceipt = { kind: 'warehouseReceipt', idField: 'receiptId' } as const;

export const readReceipt = endpoint({
  name: 'processing.readReceipt',
  method: 'GET',
  path: '/api/warehouse-receipts/:receiptId',
  who: readers,
  object: ofReceipt,
  input: z.strictObject({ receiptId: id }),
  output: storedLot,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One receipt or record with its history',
});

export const readReceiptDocument = endpoint({
  name: 'processing.readReceiptDocument',
  method: 'GET',
  path: '/api/warehouse-receipts/:receiptId/document',
  who: readers,
  object: ofReceipt,
  input: z.strictObject({ receiptId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
  answers: 'file',
  summary: 'A receipt as an A4 document (PDF) with the square code that anyone checks it by',
});
