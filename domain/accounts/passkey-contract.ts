import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { factors, newPasskey, passkeyAsk, passkeyName, passkeyProof, proofAsk } from './factor-model.ts';
import { person } from './model.ts';

const nothing = z.strictObject({});
const tries = { by: 'account', times: 20, seconds: 900 } as const;

export const askPasskey = endpoint({
  name: 'accounts.askPasskey',
  method: 'POST',
  path: '/api/passkeys/ask',
  who: 'signing-in',
  input: nothing,
  output: passkeyAsk,
  errors: { 'factor-needs-email': 409, 'too-many-passkeys': 409 },
  offline: 'never',
  audit: 'no',
  limits: [tries],
  summary: 'What a page needs to have a phone, a computer or a stick make a passkey; good for five minutes and once',
});

export const addPasskey = endpoint({
  name: 'accounts.addPasskey',
  method: 'POST',
  path: '/api/passkeys',
  who: 'signing-in',
  input: z.strictObject({ name: passkeyName, made: newPasskey }),
  output: person,
  errors: { 'factor-needs-email': 409, 'too-many-passkeys': 409, 'wrong-passkey': 400 },
  offline: 'never',
  audit: 'added a passkey',
  creates: true,
  limits: [tries],
  summary:
    'Keeps a passkey as a second factor, proved for this session; another one wants a factor proved a moment ago',
});

export const renamePasskey = endpoint({
  name: 'accounts.renamePasskey',
  method: 'PUT',
  path: '/api/passkeys/:passkeyId',
  who: 'signed-in',
  input: z.strictObject({ passkeyId: id, name: passkeyName }),
  output: factors,
  errors: {},
  offline: 'never',
  audit: 'renamed a passkey',
  limits: [tries],
  summary: 'Gives one of this person’s passkeys another name',
});

export const removePasskey = endpoint({
  name: 'accounts.removePasskey',
  method: 'DELETE',
  path: '/api/passkeys/:passkeyId',
  who: 'signed-in',
  freshFactor: true,
  input: z.strictObject({ passkeyId: id }),
  output: factors,
  errors: { 'last-factor': 409 },
  offline: 'never',
  audit: 'removed a passkey',
  limits: [tries],
  summary: 'Takes a passkey away; not the last factor of who must have one',
});

export const askPasskeyProof = endpoint({
  name: 'accounts.askPasskeyProof',
  method: 'POST',
  path: '/api/second-factor/passkey/ask',
  who: 'signing-in',
  input: nothing,
  output: proofAsk,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [tries],
  summary: 'By what this person may prove the second factor, and what a passkey of theirs is to sign',
});

export const proveByPasskey = endpoint({
  name: 'accounts.proveByPasskey',
  method: 'POST',
  path: '/api/second-factor/passkey',
  who: 'signing-in',
  input: passkeyProof,
  output: person,
  errors: { 'wrong-passkey': 400 },
  offline: 'never',
  audit: 'proved a second factor',
  limits: [tries],
  summary: 'Proves the second factor for this session with a passkey',
});
