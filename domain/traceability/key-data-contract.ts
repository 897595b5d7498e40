import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { pageQuery } from '#kit/text.ts';
import { thingId } from './goods-model.ts';
import { keyDatum, spanOfDays } from './key-data-model.ts';

const asked = { companyId: id, ...spanOfDays, thing: z.optional(thingId) };

const ofStaff = {
  method: 'GET',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
} as const;

export const listKeyData = endpoint({
  ...ofStaff,
  name: 'traceability.listKeyData',
  path: '/api/companies/:companyId/key-data',
  input: z.strictObject({ ...asked, ...pageQuery }),
  output: z.strictObject({ items: z.array(keyDatum), next: z.nullable(z.string()) }),
  errors: { 'span-too-long': 400 },
  summary:
    'The key data elements of FSMA 204 (21 CFR 1.1325 to 1.1350) of a company, in a span of days, the newest first',
});

export const readKeyDataFile = endpoint({
  ...ofStaff,
  name: 'traceability.readKeyDataFile',
  path: '/api/companies/:companyId/key-data/file',
  input: z.strictObject({ ...asked, format: z.enum(['csv', 'xlsx'], 'field.wrong') }),
  output: z.unknown(),
  errors: { 'span-too-long': 400, 'too-many-rows': 409 },
  answers: 'file',
  audit: 'took key data of a company away',
  summary: 'The same as an electronic sheet that can be sorted, with its source; CSV or XLSX',
});
