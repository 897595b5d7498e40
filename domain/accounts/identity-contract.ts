import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import {
  accountNumber,
  bankCode,
  identity,
  identityNumber,
  numberKinds,
  numberProblem,
  revealPurposes,
  vaultKinds,
  type NumberKind,
} from './identity-model.ts';
import { password } from './model.ts';

/** Those whom money is paid out to: farmers, the managers who look after them, and those who put money in. */
const own = { farmer: 'own', 'extension-manager': 'own', investor: 'own', 'agro-processor': 'own' } as const;
const guesses = [{ by: 'account', times: 10, seconds: 900 }] as const;

export const readIdentity = endpoint({
  name: 'accounts.readIdentity',
  method: 'GET',
  path: '/api/identity',
  who: own,
  input: z.strictObject({}),
  output: identity,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "The signed-in person's identity numbers and bank account, by their last three digits",
});

/** The refusal of a number stands beside it, in the words of its kind. */
const inForm = z.check<{ kind: NumberKind; number: string }>(({ value, issues }) => {
  const says = numberProblem(value.kind, value.number);
  if (says !== null) issues.push({ code: 'custom', input: value.number, message: says, path: ['number'] });
});

export const saveIdentityNumber = endpoint({
  name: 'accounts.saveIdentityNumber',
  method: 'POST',
  path: '/api/identity/numbers',
  who: own,
  input: z
    .strictObject({
      kind: z.enum(numberKinds),
      number: identityNumber,
      isAgreed: z.literal(true, 'identity.agreeRequired'),
      password,
    })
    .check(inForm),
  output: identity,
  errors: { 'wrong-password': 400 },
  offline: 'never',
  audit: 'gave an identity number',
  limits: guesses,
  summary: 'Keeps an identity number sealed, with the consent to keep it; the password is asked again',
});

export const removeIdentityNumber = endpoint({
  name: 'accounts.removeIdentityNumber',
  method: 'DELETE',
  path: '/api/identity/numbers/:kind',
  who: own,
  input: z.strictObject({ kind: z.enum(vaultKinds) }),
  output: identity,
  errors: {},
  offline: 'never',
  audit: 'took back an identity number',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Takes an identity number or the bank account out of the vault, and the consent with the last number',
});

export const saveBankAccount = endpoint({
  name: 'accounts.saveBankAccount',
  method: 'PUT',
  path: '/api/identity/bank',
  who: own,
  freshFactor: true,
  input: z.strictObject({ bankCode, accountNumber, password }),
  output: identity,
  errors: { 'wrong-password': 400 },
  offline: 'never',
  audit: 'changed their bank account',
  limits: guesses,
  summary: 'Keeps the bank account that money is paid out to, sealed; nothing is paid to it for 24 hours',
});

export const revealIdentity = endpoint({
  name: 'accounts.revealIdentity',
  method: 'POST',
  path: '/api/identity/reveal',
  who: own,
  input: z.strictObject({
    kind: z.enum(vaultKinds),
    purpose: z.enum(revealPurposes, 'identity.purposeRequired'),
    password,
  }),
  output: z.strictObject({ number: z.string() }),
  errors: { 'wrong-password': 400 },
  offline: 'never',
  audit: 'looked at a whole identity number',
  limits: guesses,
  summary:
    'Shows one of their own numbers whole, for a named purpose, with the password asked again; its owner is told',
});
