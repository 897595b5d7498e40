import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { redemption, till, voucher, voucherCode, voucherDraft } from './voucher-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;
const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const staff = { 'agro-processor': 'staff' } as const;
const often = [{ by: 'account', times: 300, seconds: 3600 }] as const;

export const issueVoucher = endpoint({
  name: 'marketplace.issueVoucher',
  method: 'POST',
  path: '/api/farmers/:keeperId/vouchers',
  who: { 'extension-manager': 'assigned', admin: 'any' },
  object: ofFarmer,
  input: voucherDraft,
  output: voucher,
  errors: { 'not-on-sale': 409, 'price-changed': 409, 'not-in-stock': 409, 'dealer-limit': 409 },
  offline: 'never',
  audit: 'issued a voucher',
  creates: true,
  limits: often,
  summary: 'Issues a voucher to a farmer for named goods of one dealer, which promises them, signed by this server',
});

export const listVouchers = endpoint({
  name: 'marketplace.listVouchers',
  method: 'GET',
  path: '/api/farmers/:keeperId/vouchers',
  who: { farmer: 'own', 'extension-manager': 'assigned', admin: 'any' },
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(voucher),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The vouchers of a farmer, the newest first, with the tries to spend one again',
});

export const readTill = endpoint({
  name: 'marketplace.readTill',
  method: 'GET',
  path: '/api/companies/:companyId/till',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id }),
  output: till,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a dealer’s phone keeps to take vouchers without a network: the key, the shelf, what was spent',
});

export const findVoucher = endpoint({
  name: 'marketplace.findVoucher',
  method: 'POST',
  path: '/api/companies/:companyId/voucher-codes',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, code: voucherCode }),
  output: z.strictObject({ token: z.string(), keeperName: z.string(), programme: z.string() }),
  errors: { 'no-such-voucher': 409 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'What the square code of a voucher says, by its short code; only of a voucher for this very dealer',
});

export const redeemVoucher = endpoint({
  name: 'marketplace.redeemVoucher',
  method: 'POST',
  path: '/api/companies/:companyId/redemptions',
  who: staff,
  object: ofCompany,
  input: z.strictObject({
    id,
    companyId: id,
    token: z.string('voucher.wrong').check(z.maxLength(1200, 'voucher.wrong')),
  }),
  output: redemption,
  errors: {},
  offline: 'queue',
  audit: 'took a voucher',
  creates: true,
  limits: often,
  summary:
    'Spends a voucher at its dealer, once for ever; a second try is not taken, and its farmer is shown that there was one',
});

export const listRedemptions = endpoint({
  name: 'marketplace.listRedemptions',
  method: 'GET',
  path: '/api/companies/:companyId/redemptions',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(redemption),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The vouchers a dealer took, and those that were not taken, the newest first',
});
