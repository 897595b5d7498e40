import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { password } from './model.ts';

/** How long someone who closed their account may come back; then it is erased. */
export const comeBackDays = 30;

export const closeAccount = endpoint({
  name: 'accounts.closeAccount',
  method: 'POST',
  path: '/api/close-account',
  who: { farmer: 'own' },
  input: z.strictObject({ password }),
  output: z.strictObject({ eraseAfter: z.string() }),
  errors: { 'wrong-password': 400, 'other-duties': 409, 'money-left': 409 },
  offline: 'never',
  audit: 'closed their own account',
  limits: [{ by: 'account', times: 10, seconds: 900 }],
  summary:
    'Closes the account of the farmer who is signed in; signing in within 30 days opens it again, then it is erased',
});

export const readMyData = endpoint({
  name: 'accounts.readMyData',
  method: 'GET',
  path: '/api/my-data',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({
    product: z.string(),
    madeAt: z.string(),
    /** Each kind of record with all of the person's, as the slices tell them. */
    records: z.record(z.string(), z.array(z.unknown())),
  }),
  errors: {},
  offline: 'never',
  audit: 'took all data about themselves away',
  limits: [{ by: 'account', times: 20, seconds: 3600 }],
  summary: 'All that is kept about the person who is signed in; identity numbers by their last three digits',
});
