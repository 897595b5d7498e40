import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { holders, ofHolder } from './holder-model.ts';
import { heldKey, keyDetails } from './key-model.ts';

/** Without an id of its own: the answer holds the key, and answers to ids are kept. */
export const makeKey = endpoint({
  name: 'integrations.makeKey',
  method: 'POST',
  path: '/api/holders/:holderId/keys',
  who: holders,
  freshFactor: true,
  object: ofHolder,
  input: z.strictObject({ ...keyDetails.shape, holderId: id }),
  output: z.strictObject({ ...heldKey.shape, key: z.string() }),
  errors: { 'too-many-keys': 409, 'scope-not-theirs': 400, 'programme-ended': 409, 'not-open-yet': 403 },
  offline: 'never',
  audit: 'made a key for programs',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Makes a key for the programs of a company (its id) or a programme; it is shown this once, and only its hash is kept',
});

export const listKeys = endpoint({
  name: 'integrations.listKeys',
  method: 'GET',
  path: '/api/holders/:holderId/keys',
  who: holders,
  object: ofHolder,
  input: z.strictObject({ holderId: id, ...pageQuery }),
  output: page(heldKey),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The keys of a company or programme, the newest first, those that are over too',
});

export const revokeKey = endpoint({
  name: 'integrations.revokeKey',
  method: 'POST',
  path: '/api/holders/:holderId/keys/:keyId/revocation',
  who: holders,
  object: ofHolder,
  input: z.strictObject({ holderId: id, keyId: id }),
  output: heldKey,
  errors: {},
  offline: 'never',
  audit: 'revoked a key for programs',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: 'Ends a key from now on; once it is over it stays so',
});
