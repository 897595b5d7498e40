import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { goodDetails, inputKinds, mostPacks, shelfGood, shopGood } from './input-model.ts';

export const inputsOfCompany = { kind: 'company', idField: 'companyId' } as const;
export const dealersStaff = { 'agro-processor': 'staff' } as const;
export const inputsOften = [{ by: 'account', times: 600, seconds: 3600 }] as const;

export const saveGood = endpoint({
  name: 'marketplace.saveGood',
  method: 'PUT',
  path: '/api/companies/:companyId/goods/:goodId',
  who: dealersStaff,
  object: inputsOfCompany,
  input: z.strictObject({ companyId: id, goodId: id, good: goodDetails }),
  output: shelfGood,
  errors: { 'too-many-goods': 409 },
  offline: 'never',
  audit: 'saved a good on the shelf of inputs',
  limits: inputsOften,
  summary:
    'Puts a good on the shelf of inputs of a company, or changes it. A change of anything but the price wants a new check of its number',
});

export const listShelf = endpoint({
  name: 'marketplace.listShelf',
  method: 'GET',
  path: '/api/companies/:companyId/goods',
  who: dealersStaff,
  object: inputsOfCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(shelfGood),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The goods on the shelf of inputs of a company with their stock, the newest first',
});

export const moveStock = endpoint({
  name: 'marketplace.moveStock',
  method: 'POST',
  path: '/api/companies/:companyId/goods/:goodId/stock',
  who: dealersStaff,
  object: inputsOfCompany,
  input: z.strictObject({
    id,
    companyId: id,
    goodId: id,
    /** What came; below nothing for what is not there any more. */
    packs: z.int('inputs.packsRequired').check(
      z.gte(-mostPacks, 'inputs.packsTooMany'),
      z.lte(mostPacks, 'inputs.packsTooMany'),
      z.refine((count: number) => count !== 0, 'inputs.packsRequired'),
    ),
    reason: z.enum(['received', 'counted', 'damaged'], 'inputs.stockReasonRequired'),
  }),
  output: shelfGood,
  errors: { 'not-in-stock': 409 },
  offline: 'never',
  audit: 'changed the stock of a good',
  creates: true,
  limits: inputsOften,
  summary:
    'Adds packs to the stock of a good, or takes them away; never so many that open vouchers could not be served',
});

export const listShop = endpoint({
  name: 'marketplace.listShop',
  method: 'GET',
  path: '/api/inputs',
  who: { farmer: 'any', 'extension-manager': 'any', admin: 'any' },
  input: z.strictObject({
    ...pageQuery,
    search: z.optional(optionalText(60)),
    kind: z.optional(z.enum(['', ...inputKinds])),
    stateCode: z.optional(stateOrNone),
    companyId: z.optional(id),
  }),
  output: page(shopGood),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The inputs that open companies sell, the newest first: seed, fertiliser and pesticides only once their number was looked up, pesticides only while they are registered',
});

export const listGoodsToCheck = endpoint({
  name: 'marketplace.listGoodsToCheck',
  method: 'GET',
  path: '/api/admin/goods',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(z.strictObject({ ...shelfGood.shape, companyName: z.string() })),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The goods whose registration nobody looked up yet, the longest waiting first',
});

export const checkGood = endpoint({
  name: 'marketplace.checkGood',
  method: 'POST',
  path: '/api/admin/goods/:goodId/check',
  who: { admin: 'any' },
  object: { kind: 'inputGood', idField: 'goodId' },
  input: z.strictObject({
    goodId: id,
    isVerified: z.boolean(),
    /** What the one who looked saw of the number: another means it changed meanwhile. */
    registration: optionalText(30),
    reason: optionalText(300),
  }),
  output: shelfGood,
  errors: { 'good-changed': 409 },
  offline: 'never',
  audit: 'looked up the registration of a good',
  summary: 'Says whether the number of a good stands on the list of its agency; with a reason where it does not',
});
