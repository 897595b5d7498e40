import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { companyKey, keyDetails } from './key-model.ts';
import { ofCompany } from './of-company.ts';

const owner = { 'agro-processor': 'own' } as const;

/** Without an id of its own: the answer holds the key, and answers to ids are kept. */
export const makeKey = endpoint({
  name: 'relations.makeKey',
  method: 'POST',
  path: '/api/companies/:companyId/keys',
  who: owner,
  freshFactor: true,
  object: ofCompany,
  input: z.strictObject({ ...keyDetails.shape, companyId: id }),
  output: z.strictObject({ ...companyKey.shape, key: z.string() }),
  errors: { 'too-many-keys': 409, 'not-open-yet': 403 },
  offline: 'never',
  audit: 'made a key for the programs of their company',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Makes a key for a company’s own programs; it is shown this once, and only its hash is kept',
});

export const listKeys = endpoint({
  name: 'relations.listKeys',
  method: 'GET',
  path: '/api/companies/:companyId/keys',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(companyKey),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The keys of a company, the newest first, revoked ones too',
});

export const revokeKey = endpoint({
  name: 'relations.revokeKey',
  method: 'POST',
  path: '/api/companies/:companyId/keys/:keyId/revocation',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ companyId: id, keyId: id }),
  output: companyKey,
  errors: {},
  offline: 'never',
  audit: 'revoked a key of their company',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: 'Ends a key from now on; once it is over it stays so',
});
