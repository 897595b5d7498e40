import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { boardReaders } from './demand-contract.ts';
import { tradedGrams } from './demand-model.ts';
import { purchase, purchaseLine, wanted } from './purchase-model.ts';

const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const ofPurchase = { kind: 'purchase', idField: 'purchaseId' } as const;
const sellers = { farmer: 'own', 'extension-manager': 'assigned' } as const;
const limits = [{ by: 'account', times: 300, seconds: 3600 }] as const;
const movedOn = { 'order-moved-on': 409 } as const;

export const placePurchase = endpoint({
  name: 'marketplace.placePurchase',
  method: 'POST',
  path: '/api/companies/:companyId/purchases',
  who: { 'agro-processor': 'buyer' },
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, listingId: id, seenVersion: z.int(), ...wanted }),
  output: purchase,
  errors: { 'listing-changed': 409, 'listing-over': 409 },
  offline: 'never',
  audit: 'ordered listed produce',
  creates: true,
  limits,
  summary: 'Orders kilograms of listed produce for a company, at the price of the version that was read',
});

export const listPurchases = endpoint({
  name: 'marketplace.listPurchases',
  method: 'GET',
  path: '/api/purchases',
  who: boardReaders,
  input: z.strictObject({ ...pageQuery }),
  output: page(purchaseLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "Orders for one's own listed produce, and for that of farmers in one's care, the newest first",
});

export const listOwnPurchases = endpoint({
  name: 'marketplace.listOwnPurchases',
  method: 'GET',
  path: '/api/companies/:companyId/purchases',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(purchaseLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a company ordered of listed produce, the newest first',
});

export const readPurchase = endpoint({
  name: 'marketplace.readPurchase',
  method: 'GET',
  path: '/api/purchases/:purchaseId',
  who: { ...sellers, 'agro-processor': 'staff' },
  object: ofPurchase,
  input: z.strictObject({ purchaseId: id }),
  output: purchase,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One order with its story, and the agreement it became',
});

export const answerPurchase = endpoint({
  name: 'marketplace.answerPurchase',
  method: 'POST',
  path: '/api/purchases/:purchaseId/answer',
  who: sellers,
  object: ofPurchase,
  input: z.strictObject({ id, purchaseId: id, isAccepted: z.boolean(), reason: optionalText(300) }),
  output: purchase,
  errors: { ...movedOn, 'lot-promised': 409, 'no-such-lot': 409, 'order-day-over': 409 },
  offline: 'never',
  audit: 'answered an order for listed produce',
  limits,
  summary: 'Accepts an order, which makes it an agreement and promises the lot, or refuses it with a reason',
});

export const cancelPurchase = endpoint({
  name: 'marketplace.cancelPurchase',
  method: 'POST',
  path: '/api/purchases/:purchaseId/cancellation',
  who: { ...sellers, 'agro-processor': 'buyer' },
  object: ofPurchase,
  input: z.strictObject({ id, purchaseId: id, reason: requiredText('demand.reasonRequired', 300) }),
  output: purchase,
  errors: movedOn,
  offline: 'never',
  audit: 'called an order for listed produce off',
  limits,
  summary: 'Calls an order off with a reason before anything was handed over; the lot is free again',
});

export const handOverPurchase = endpoint({
  name: 'marketplace.handOverPurchase',
  method: 'POST',
  path: '/api/purchases/:purchaseId/hand-over',
  who: sellers,
  object: ofPurchase,
  input: z.strictObject({ id, purchaseId: id, grams: tradedGrams, note: optionalText(300) }),
  output: purchase,
  errors: movedOn,
  offline: 'never',
  audit: 'handed over listed produce',
  limits,
  summary: 'Says that it was handed over, and how many kilograms by the scale of the seller',
});

export const countPurchase = endpoint({
  name: 'marketplace.countPurchase',
  method: 'POST',
  path: '/api/purchases/:purchaseId/count',
  who: { 'agro-processor': 'staff' },
  object: ofPurchase,
  input: z.strictObject({ id, purchaseId: id, grams: tradedGrams, note: optionalText(300) }),
  output: purchase,
  errors: { ...movedOn, 'no-such-lot': 409, 'too-many-steps': 409 },
  offline: 'never',
  audit: 'counted listed produce that was handed over',
  limits,
  summary: 'Says how many kilograms came; that is what is owed for, and what leaves the lot',
});

export const recordPurchasePaid = endpoint({
  name: 'marketplace.recordPurchasePaid',
  method: 'POST',
  path: '/api/purchases/:purchaseId/payments',
  who: sellers,
  object: ofPurchase,
  input: z.strictObject({
    id,
    purchaseId: id,
    amountKobo: z
      .int('listing.amountRequired')
      .check(z.gte(1, 'listing.amountRequired'), z.lte(Number.MAX_SAFE_INTEGER, 'listing.amountRequired')),
    paidOn: day('listing.paidOnRequired'),
    note: optionalText(300),
  }),
  output: purchase,
  errors: movedOn,
  offline: 'never',
  audit: 'wrote down that listed produce was paid',
  creates: true,
  limits,
  summary: 'The seller writes down what the buyer paid, and when; the clock of payment follows',
});
