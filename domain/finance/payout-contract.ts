import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { walletHolders } from './payment-contract.ts';
import {
  askedPayout,
  movedKobo,
  payout,
  payoutDecisions,
  payoutSayings,
  payoutStates,
  returnSteps,
} from './payment-model.ts';

const ofPayout = { kind: 'payout', idField: 'payoutId' } as const;

/** Guesses at a password are counted, whoever makes them. */
const guesses = [{ by: 'account', times: 10, seconds: 900 }] as const;

export const askPayout = endpoint({
  name: 'finance.askPayout',
  method: 'POST',
  path: '/api/finance/payouts',
  who: walletHolders,
  freshFactor: true,
  input: z.strictObject({ id, amountKobo: movedKobo, password }),
  output: payout,
  errors: { 'payments-closed': 409, 'wrong-password': 400, 'no-bank-account': 409, 'not-enough-money': 409 },
  offline: 'never',
  audit: 'asked for a payout',
  limits: guesses,
  creates: true,
  summary: 'Takes money out of the wallet for the bank account in the vault; it leaves once a second person agreed',
});

export const readPayout = endpoint({
  name: 'finance.readPayout',
  method: 'GET',
  path: '/api/finance/payouts/:payoutId',
  who: walletHolders,
  object: ofPayout,
  input: z.strictObject({ payoutId: id }),
  output: payout,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One payout of one’s own, and how far it came',
});

export const listPayouts = endpoint({
  name: 'finance.listPayouts',
  method: 'GET',
  path: '/api/admin/payouts',
  who: { admin: 'any' },
  input: z.strictObject({ state: z.optional(z.enum(payoutStates)), ...pageQuery }),
  output: page(askedPayout),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Payouts of everyone, those asked for last first; by state where one is named',
});

export const decidePayout = endpoint({
  name: 'finance.decidePayout',
  method: 'POST',
  path: '/api/admin/payouts/:payoutId/decision',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofPayout,
  input: z
    .strictObject({
      payoutId: id,
      decision: z.enum(payoutDecisions),
      reason: optionalText(200),
      password,
    })
    .check(
      z.refine(({ decision, reason }) => decision !== 'refuse' || reason !== '', {
        error: 'finance.payoutReasonRequired',
        path: ['reason'],
      }),
    ),
  output: askedPayout,
  errors: { 'wrong-password': 400, 'own-payout': 409, 'payout-decided': 409, 'bank-changed': 409 },
  offline: 'never',
  audit: 'decided on a payout',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Lets a payout leave when its hold is over, or refuses it with the reason; never one’s own',
});

export const askAboutPayout = endpoint({
  name: 'finance.askAboutPayout',
  method: 'POST',
  path: '/api/admin/payouts/:payoutId/question',
  who: { admin: 'any' },
  object: ofPayout,
  input: z.strictObject({ payoutId: id }),
  output: z.strictObject({ payout: askedPayout, said: z.enum(payoutSayings) }),
  errors: { 'payout-not-on-its-way': 409 },
  offline: 'never',
  audit: 'asked about a payout',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Asks the provider now what became of a payout on its way, and does what follows; nothing is ordered again',
});

export const returnPayout = endpoint({
  name: 'finance.returnPayout',
  method: 'POST',
  path: '/api/admin/payouts/:payoutId/return',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofPayout,
  input: z.strictObject({ payoutId: id, step: z.enum(returnSteps), reason: optionalText(200), password }).check(
    z.refine(({ step, reason }) => step !== 'ask' || reason !== '', {
      error: 'finance.returnReasonRequired',
      path: ['reason'],
    }),
  ),
  output: askedPayout,
  errors: {
    'wrong-password': 400,
    'own-payout': 409,
    'payout-not-on-its-way': 409,
    'payout-known': 409,
    'return-not-asked': 409,
    'return-asked-already': 409,
    'return-by-another': 409,
    'return-too-early': 409,
  },
  offline: 'never',
  audit: 'returned a payout',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary:
    'Asks for the money of a payout that its provider knows nothing of, agrees to it as a second person, or drops it',
});
