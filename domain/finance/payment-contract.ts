import * as z from 'zod/mini';
import { accountNumber, bankCode } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { movedKobo, payment, paymentProviders } from './payment-model.ts';

/** Those who have wallets, each for their own. */
export const walletHolders = { farmer: 'own', investor: 'own', 'agro-processor': 'own' } as const;

export const startPayment = endpoint({
  name: 'finance.startPayment',
  method: 'POST',
  path: '/api/finance/payments',
  who: walletHolders,
  input: z.strictObject({ id, purpose: z.enum(['wallet']), amountKobo: movedKobo }),
  output: payment,
  errors: { 'payments-closed': 409 },
  offline: 'never',
  audit: 'began a payment',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  creates: true,
  summary: 'Begins to pay money in, and answers the page of the payment provider where it is paid',
});

export const readPayment = endpoint({
  name: 'finance.readPayment',
  method: 'GET',
  path: '/api/finance/payments/:paymentId',
  who: walletHolders,
  object: { kind: 'payment', idField: 'paymentId' },
  input: z.strictObject({ paymentId: id }),
  output: payment,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 240, seconds: 900 }],
  summary: 'One payment; one that is not settled yet is asked about at the provider first',
});

const signature = z.optional(z.string().check(z.maxLength(300)));

export const receivePaymentEvent = endpoint({
  name: 'finance.receivePaymentEvent',
  method: 'POST',
  path: '/webhooks/payments/:provider',
  who: 'anyone',
  input: z.strictObject({
    provider: z.enum(paymentProviders),
    paystackSignature: signature,
    flutterwaveSignature: signature,
    flutterwaveHash: signature,
    monnifySignature: signature,
    sandboxSignature: signature,
  }),
  output: z.strictObject({}),
  errors: { 'wrong-signature': 401 },
  offline: 'never',
  audit: 'no',
  body: 'signed',
  headers: {
    'x-paystack-signature': 'paystackSignature',
    'flutterwave-signature': 'flutterwaveSignature',
    'verif-hash': 'flutterwaveHash',
    'monnify-signature': 'monnifySignature',
    'x-sandbox-signature': 'sandboxSignature',
  },
  summary: 'Hears from a payment provider, by a signature over the very bytes; what it tells of is then asked about',
});

export const paySandbox = endpoint({
  name: 'finance.paySandbox',
  method: 'POST',
  path: '/api/sandbox/payments/:reference',
  who: 'anyone',
  input: z.strictObject({
    reference: z.string().check(z.regex(/^[0-9a-f-]{36,40}$/, 'field.id')),
    outcome: z.enum(['paid', 'failed']),
  }),
  output: z.strictObject({ returnTo: z.string() }),
  errors: { 'sandbox-decided': 409 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 300, seconds: 900 }],
  summary: 'Pays, or fails to, with money that is not real; only where the sandbox is the payment provider',
});

export const findBankName = endpoint({
  name: 'finance.findBankName',
  method: 'POST',
  path: '/api/finance/bank-name',
  who: walletHolders,
  input: z.strictObject({ bankCode, accountNumber }),
  output: z.strictObject({ accountName: z.nullable(z.string()) }),
  errors: { 'payments-closed': 409 },
  offline: 'never',
  audit: 'asked in whose name a bank account is',
  limits: [{ by: 'account', times: 10, seconds: 900 }],
  summary: 'Tells in whose name a bank account is; null when the bank knows no such number',
});
