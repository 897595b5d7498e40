import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { day } from '#kit/day.ts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { labelCopies, labelOn, batchNumber, ownSymbols, packSymbols, unitSymbols } from './label-model.ts';

const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const staff = { 'agro-processor': 'staff' } as const;

const print = {
  method: 'GET',
  output: z.unknown(),
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
} as const;

const sheet = { on: labelOn, copies: z.optional(labelCopies) };

export const printLotLabels = endpoint({
  ...print,
  name: 'traceability.printLotLabels',
  path: '/api/farmers/:keeperId/lots/:lotId/labels',
  who: farmHands,
  object: { kind: 'farmer', idField: 'keeperId' },
  input: z.strictObject({ keeperId: id, lotId: id, symbol: z.enum(ownSymbols, 'codes.symbolRequired'), ...sheet }),
  errors: {},
  summary: 'Labels of a lot as PDF, or its code alone as PNG: a link of our own to its story, no number of GS1',
});

export const printPackLabels = endpoint({
  ...print,
  name: 'traceability.printPackLabels',
  path: '/api/companies/:companyId/products/:productId/packs/:packId/labels',
  who: staff,
  object: ofCompany,
  input: z.strictObject({
    companyId: id,
    productId: id,
    packId: id,
    symbol: z.enum(packSymbols, 'codes.symbolRequired'),
    batch: z.optional(batchNumber),
    bestBefore: z.optional(day('codes.bestBeforeWrong')),
    ...sheet,
  }),
  errors: { 'no-gtin': 409, 'label-too-small': 409 },
  summary:
    'Labels of a pack of a product as PDF, or its code alone as PNG: by the GTIN of the company’s own licence, else a link of our own',
});

export const printUnitLabels = endpoint({
  ...print,
  name: 'traceability.printUnitLabels',
  path: '/api/companies/:companyId/logistic-units/:unitId/labels',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, unitId: id, symbol: z.enum(unitSymbols, 'codes.symbolRequired'), ...sheet }),
  errors: { 'no-sscc': 409, 'label-too-small': 409 },
  summary: 'Labels of a logistic unit as PDF, or its code alone as PNG: its SSCC, or a link',
});
