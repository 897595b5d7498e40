import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import { monnifyPayments } from './payments-monnify.ts';
import { pretendCharge, pretendReference, pretendTransfer } from './pretend-payments.ts';

const keys = { apiKey: 'MK_TEST_FADAMA', secretKey: 'MONNIFY_SECRET_FADAMA' };
const reference = pretendReference;
const account = { bank: { code: '000015', name: 'Zenith Bank', cbnCode: '057' }, accountNumber: '2085886393' };
const charge = pretendCharge;
const transfer = { ...pretendTransfer, ...account, amountKobo: 750_029 };

let answer: (arrived: Arrived, response: ServerResponse) => void;
let monnify: Awaited<ReturnType<typeof startLoopback>>;

const done = (responseBody: unknown) => ({
  requestSuccessful: true,
  responseMessage: 'success',
  responseCode: '0',
  responseBody,
});
const refusal = (responseMessage: string) => ({ requestSuccessful: false, responseMessage, responseCode: '99' });
const verified = {
  transactionReference: 'MNFY|01|20261121101500|000001',
  paymentReference: reference,
  amountPaid: '25000.50',
  totalPayable: '25000.50',
  settlementAmount: '24750.30',
  paymentStatus: 'PAID',
  currency: 'NGN',
};
const sent = { amount: 7500.29, reference, status: 'SUCCESS', totalFee: 20, destinationBankCode: '057' };

/** Monnify as its documentation shows it; what a route answers, by its method and path. */
const routes: Readonly<Record<string, object>> = {
  'POST /api/v1/merchant/transactions/init-transaction': {
    transactionReference: verified.transactionReference,
    paymentReference: reference,
    checkoutUrl: 'https://sandbox.sdk.monnify.com/checkout/MNFY%7C01',
  },
  'GET /api/v2/merchant/transactions/query': verified,
  'GET /api/v1/disbursements/account/validate': { accountNumber: '2085886393', accountName: 'BOLA ADEYEMI' },
  'POST /api/v2/disbursements/single': sent,
  'GET /api/v2/disbursements/single/summary': sent,
};

const basic = `Basic ${Buffer.from(`${keys.apiKey}:${keys.secretKey}`).toString('base64')}`;

const answerLikeMonnify = ({ method, url, headers }: Arrived, response: ServerResponse): void => {
  if (url.pathname === '/api/v1/auth/login')
    return headers.authorization === basic
      ? answerJson(response, 200, done({ accessToken: 'pass-of-an-hour', expiresIn: 3599 }))
      : answerJson(response, 401, refusal('Unauthorized'));
  if (headers.authorization !== 'Bearer pass-of-an-hour') return answerJson(response, 401, refusal('Unauthorized'));
  const body = routes[`${method} ${url.pathname}`];
  answerJson(response, body === undefined ? 404 : 200, body === undefined ? refusal('Not found') : done(body));
};

/** Answers every call but the one for the pass with this. */
const answerWith = (status: number, body: object): void => {
  answer = (arrived, response) =>
    arrived.url.pathname === '/api/v1/auth/login'
      ? answerLikeMonnify(arrived, response)
      : answerJson(response, status, body);
};

beforeEach(async () => {
  answer = answerLikeMonnify;
  monnify = await startLoopback((arrived, response) => answer(arrived, response));
});
afterEach(() => monnify.close());

const make = () =>
  monnifyPayments({ baseUrl: monnify.baseUrl, ...keys, contractCode: '4934121693', sourceAccount: '8016472829' });
const lastSent = () => JSON.parse(monnify.arrivals.at(-1)?.body.toString() ?? 'null');

describe('a charge by Monnify', () => {
  test('is begun for our contract, in naira, exactly', async () => {
    expect((await make().initialise(charge)).address).toBe('https://sandbox.sdk.monnify.com/checkout/MNFY%7C01');
    expect(lastSent()).toMatchObject({ contractCode: '4934121693', paymentReference: reference, currencyCode: 'NGN' });
    expect(monnify.arrivals.at(-1)?.body.toString()).toContain('"amount":25000.5,');
  });

  test('asks for its pass once, not with every call', async () => {
    const provider = make();
    await provider.verify(reference);
    await provider.verify(reference);
    expect(monnify.arrivals.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['login', 'query', 'query']);
  });

  test('is verified by our own reference', async () => {
    const found = { state: 'paid', amountKobo: 2_500_050, currency: 'NGN', feeKobo: 25_020 };
    expect(await make().verify(reference)).toEqual({ ...found, providerReference: verified.transactionReference });
  });

  test.each([
    ['PAID', 'paid'],
    ['OVERPAID', 'paid'],
    ['PARTIALLY_PAID', 'paid'],
    ['PENDING', 'open'],
    ['EXPIRED', 'failed'],
    ['REVERSED', 'refunded'],
  ])('that is %s there is %s here', async (paymentStatus, state) => {
    answerWith(200, done({ ...verified, paymentStatus, amountPaid: null }));
    expect(await make().verify(reference)).toMatchObject({ state, amountKobo: 0 });
  });

  test('is none when Monnify knows none', async () => {
    answerWith(404, refusal('There is no transaction with this reference'));
    expect(await make().verify(reference)).toBeNull();
  });
});

describe('a bank account by Monnify', () => {
  test('has the name that its bank says, or none', async () => {
    expect(await make().findAccountName(account)).toBe('BOLA ADEYEMI');
    expect(monnify.arrivals.at(-1)?.url.searchParams.get('bankCode')).toBe('057');
    answerWith(400, refusal('Invalid account number'));
    expect(await make().findAccountName(account)).toBeNull();
  });

  test('is paid from our wallet account, exactly', async () => {
    expect(await make().transfer(transfer)).toEqual({ state: 'sent', providerReference: reference, feeKobo: 2000 });
    expect(monnify.arrivals.at(-1)?.body.toString()).toContain('"amount":7500.29,');
    expect(lastSent()).toMatchObject({
      reference,
      sourceAccountNumber: '8016472829',
      destinationAccountNumber: '2085886393',
      destinationBankCode: '057',
    });
  });

  test('is not paid when Monnify refuses', async () => {
    answerWith(400, refusal('Duplicate request (D07)'));
    expect(await make().transfer(transfer)).toMatchObject({ state: 'refused' });
  });

  test.each([
    ['SUCCESS', 'sent'],
    ['COMPLETED', 'sent'],
    ['FAILED', 'failed'],
    ['REVERSED', 'failed'],
    ['PENDING_AUTHORIZATION', 'pending'],
    ['IN_PROGRESS', 'pending'],
  ])('that is %s there is %s here', async (status, state) => {
    answerWith(200, done({ ...sent, status }));
    expect(await make().verifyTransfer(reference)).toMatchObject({ state });
  });

  test('has no transfer when Monnify knows none', async () => {
    answerWith(404, refusal('Could not find transaction'));
    expect(await make().verifyTransfer(reference)).toBeNull();
  });
});

describe('a webhook of Monnify', () => {
  const sign = (body: string) => createHmac('sha512', keys.secretKey).update(body).digest('hex');
  const heard = (eventType: string, eventData: object) => {
    const body = JSON.stringify({ eventType, eventData });
    return make().readWebhook(Buffer.from(body), { 'monnify-signature': sign(body) });
  };

  test.each([
    ['SUCCESSFUL_TRANSACTION', { paymentReference: reference, transactionReference: 'MNFY|01' }, 'charge'],
    ['FAILED_DISBURSEMENT', { reference, transactionReference: 'MFDS1', status: 'FAILED' }, 'transfer'],
    ['REVERSED_DISBURSEMENT', { reference, transactionReference: 'MFDS1', status: 'REVERSED' }, 'transfer'],
  ])('%s is read', (eventType, eventData, about) => {
    const body = JSON.stringify({ eventType, eventData });
    expect(heard(eventType, eventData)).toMatchObject({ about, reference });
    expect(make().readWebhook(Buffer.from(`${body}\n`), { 'monnify-signature': sign(body) })).toBeNull();
    expect(make().readWebhook(Buffer.from(body), {})).toBeNull();
  });

  test('tells each part of a charge that is paid in parts as an event of its own', () => {
    const charged = { paymentReference: reference, transactionReference: 'MNFY|01' };
    const parts = [
      { paymentStatus: 'PARTIALLY_PAID', amountPaid: '100.00' },
      { paymentStatus: 'PARTIALLY_PAID', amountPaid: '200.00' },
      { paymentStatus: 'PAID', amountPaid: 200 },
    ];
    const ids = parts.map((part) => heard('SUCCESSFUL_TRANSACTION', { ...charged, ...part })?.id);
    expect(new Set(ids).size).toBe(3);
  });

  test('tells of a refund by its own reference of the charge alone', () => {
    const refund = { transactionReference: 'MNFY|01', refundReference: 'R1', refundAmount: '100.00' };
    const named = { about: 'charge', reference: '', providerReference: 'MNFY|01' };
    expect(heard('SUCCESSFUL_REFUND', refund)).toMatchObject(named);
  });
});
