import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { gs1Licence, gs1Word, logisticUnit } from './code-licence.ts';

const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const staff = { 'agro-processor': 'staff' } as const;
const often = [{ by: 'account', times: 200, seconds: 3600 }] as const;

export const readGs1 = endpoint({
  name: 'traceability.readGs1',
  method: 'GET',
  path: '/api/companies/:companyId/gs1',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id }),
  output: z.strictObject({ word: z.nullable(gs1Word), isLicensed: z.boolean() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a company says of its licence of GS1, and whether it holds today',
});

export const saveGs1 = endpoint({
  name: 'traceability.saveGs1',
  method: 'PUT',
  path: '/api/companies/:companyId/gs1',
  who: { 'agro-processor': 'own' },
  object: ofCompany,
  input: z.strictObject({
    id,
    companyId: id,
    /** The version it was written over; 0 for the first. */
    after: z.int().check(z.gte(0), z.lte(100_000)),
    ...gs1Licence.shape,
  }),
  output: gs1Word,
  errors: { 'gs1-changed': 409, 'prefix-taken': 409 },
  offline: 'never',
  audit: 'said what licence of GS1 their company has',
  limits: often,
  summary: 'Says which prefix GS1 licensed to a company, with its evidence; what it said before stays on record',
});

export const makeUnit = endpoint({
  name: 'traceability.makeUnit',
  method: 'POST',
  path: '/api/companies/:companyId/logistic-units',
  who: { 'agro-processor': 'clerk' },
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, says: requiredText('codes.unitRequired', 80) }),
  output: logisticUnit,
  errors: { 'too-many-units': 409 },
  offline: 'never',
  audit: 'made a logistic unit',
  creates: true,
  limits: [{ by: 'account', times: 2000, seconds: 3600 }],
  summary: 'Makes a pallet or the like with a number of its own: an SSCC where the licence holds, else a link',
});

export const listUnits = endpoint({
  name: 'traceability.listUnits',
  method: 'GET',
  path: '/api/companies/:companyId/logistic-units',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(logisticUnit),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The logistic units of a company, the newest first',
});
