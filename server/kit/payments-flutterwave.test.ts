import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import { flutterwavePayments } from './payments-flutterwave.ts';
import { pretendAccount, pretendCharge, pretendReference, pretendTransfer } from './pretend-payments.ts';

const secretKey = 'FLWSECK_TEST-fadama';
const webhookHash = 'flw-secret-hash-of-ours';
const reference = pretendReference;
const account = pretendAccount;
const charge = { ...pretendCharge, amountKobo: 2_500_029 };
const transfer = { ...pretendTransfer, amountKobo: 750_029 };

let answer: (arrived: Arrived, response: ServerResponse) => void;
let flutterwave: Awaited<ReturnType<typeof startLoopback>>;

const done = (data: unknown) => ({ status: 'success', message: 'done', data });
const verified = { id: 288_200_108, tx_ref: reference, amount: 25_000.29, charged_amount: 25_350, currency: 'NGN' };

/** Flutterwave as its documentation shows it; what a route answers, by its method and path. */
const routes: Readonly<Record<string, readonly [number, object]>> = {
  'POST /v3/payments': [200, done({ link: 'https://checkout.flutterwave.com/v3/hosted/pay/a1b2' })],
  'GET /v3/transactions/verify_by_reference': [200, done({ ...verified, status: 'successful' })],
  'POST /v3/accounts/resolve': [200, done({ account_number: '0123456789', account_name: 'BOLA ADEYEMI' })],
  'POST /v3/transfers': [200, done({ id: 26_251, status: 'NEW', reference, amount: 7500.29, currency: 'NGN' })],
  'GET /v3/transfers': [200, done([{ id: 26_251, status: 'SUCCESSFUL', reference, amount: 7500.29 }])],
};

const answerLikeFlutterwave = ({ method, url, headers }: Arrived, response: ServerResponse): void => {
  if (headers.authorization !== `Bearer ${secretKey}`)
    return answerJson(response, 401, { status: 'error', message: 'Invalid authorization key' });
  const [status, body] = routes[`${method} ${url.pathname}`] ?? [404, { status: 'error', message: 'Not found' }];
  answerJson(response, status, body);
};

const answerWith = (status: number, body: object): void => {
  answer = (_arrived, response) => answerJson(response, status, body);
};

beforeEach(async () => {
  answer = answerLikeFlutterwave;
  flutterwave = await startLoopback((arrived, response) => answer(arrived, response));
});
afterEach(() => flutterwave.close());

const make = () => flutterwavePayments({ baseUrl: `${flutterwave.baseUrl}/v3`, secretKey, webhookHash });
const lastSent = () => JSON.parse(flutterwave.arrivals.at(-1)?.body.toString() ?? 'null');

describe('a charge by Flutterwave', () => {
  test('is begun in naira with decimals, exactly', async () => {
    expect(await make().initialise(charge)).toEqual({ address: 'https://checkout.flutterwave.com/v3/hosted/pay/a1b2' });
    expect(lastSent()).toMatchObject({ tx_ref: reference, amount: '25000.29', currency: 'NGN' });
    expect(lastSent().customer).toEqual({ email: 'bola@shuka.example', name: 'Bola Adeyemi' });
  });

  test('is verified by our own reference, its naira read into kobo', async () => {
    const found = { state: 'paid', amountKobo: 2_500_029, currency: 'NGN', providerReference: '288200108', feeKobo: 0 };
    expect(await make().verify(reference)).toEqual(found);
    expect(flutterwave.arrivals[0]?.url.searchParams.get('tx_ref')).toBe(reference);
  });

  test.each([
    ['kept from what came in', { charged_amount: 25_000.29, app_fee: 350.01 }, 35_001],
    ['kept from what it settles, whatever else is said', { app_fee: 350, amount_settled: 24_700.29 }, 30_000],
    ['paid by the payer on top', { charged_amount: 25_350.29, app_fee: 350 }, 0],
    ['not said', { charged_amount: undefined, app_fee: null }, null],
    ['no whole kobo', { charged_amount: undefined, app_fee: 1.005 }, null],
  ])('has a fee that is %s', async (_what, said, feeKobo) => {
    answerWith(200, done({ ...verified, ...said, status: 'successful' }));
    expect(await make().verify(reference)).toMatchObject({ feeKobo });
  });

  test('of an amount that is no whole kobo has none', async () => {
    answerWith(200, done({ ...verified, amount: 25_000.295, status: 'successful' }));
    expect(await make().verify(reference)).toMatchObject({ state: 'paid', amountKobo: null });
  });

  test.each([
    ['successful', 'paid'],
    ['failed', 'failed'],
    ['pending', 'open'],
    ['a word to come', 'open'],
  ])('that is %s there is %s here', async (status, state) => {
    answerWith(200, done({ ...verified, status }));
    expect(await make().verify(reference)).toMatchObject({ state });
  });

  test('is none when Flutterwave knows none', async () => {
    answerWith(400, { status: 'error', message: 'No transaction was found for this id', data: null });
    expect(await make().verify(reference)).toBeNull();
  });
});

describe('a bank account by Flutterwave', () => {
  test('has the name that its bank says', async () => {
    expect(await make().findAccountName(account)).toBe('BOLA ADEYEMI');
    expect(lastSent()).toEqual({ account_number: '0123456789', account_bank: '058' });
  });

  test('has none when the bank knows none', async () => {
    answerWith(400, { status: 'error', message: 'Sorry, recipient account could not be validated' });
    expect(await make().findAccountName(account)).toBeNull();
  });

  test('is paid in naira, exactly', async () => {
    expect(await make().transfer(transfer)).toEqual({ state: 'pending', providerReference: '26251', feeKobo: null });
    expect(flutterwave.arrivals.at(-1)?.body.toString()).toContain('"amount":7500.29,');
    expect(lastSent()).toMatchObject({ account_bank: '058', account_number: '0123456789', reference });
  });

  test('is not paid when Flutterwave refuses', async () => {
    answerWith(400, { status: 'error', message: 'Transfer with reference already exists' });
    expect(await make().transfer(transfer)).toMatchObject({ state: 'refused' });
  });

  test.each([
    ['SUCCESSFUL', 'sent'],
    ['FAILED', 'failed'],
    ['NEW', 'pending'],
    ['PENDING', 'pending'],
  ])('that is %s there is %s here', async (status, state) => {
    answerWith(200, done([{ id: 2, status, reference, fee: 10.75 }]));
    expect(await make().verifyTransfer(reference)).toMatchObject({ state, feeKobo: 1075 });
  });

  test('has no transfer of another reference', async () => {
    answerWith(200, done([{ id: 1, status: 'SUCCESSFUL', reference: 'another' }]));
    expect(await make().verifyTransfer(reference)).toBeNull();
    answerWith(200, done([]));
    expect(await make().verifyTransfer(reference)).toBeNull();
  });
});

describe('a webhook of Flutterwave', () => {
  const body = Buffer.from(
    `{"event":"charge.completed","data":{"id":285959875,"tx_ref":"${reference}","amount":25000.00,"status":"successful"}}`,
  );
  const signature = createHmac('sha256', webhookHash).update(body).digest('base64');

  test('is known by the secret hash, whole and to the letter', () => {
    const heard = make().readWebhook(body, { 'verif-hash': webhookHash });
    const id = `charge.completed:285959875:successful:25000:${reference}:285959875`;
    expect(heard).toEqual({ id, about: 'charge', reference, providerReference: '285959875' });
    for (const wrong of [webhookHash.toUpperCase(), '', `${webhookHash} `, undefined])
      expect(make().readWebhook(body, { 'verif-hash': wrong })).toBeNull();
  });

  test('is known by the newer signature; where that is wrong the secret hash does not help', () => {
    expect(make().readWebhook(body, { 'flutterwave-signature': signature })?.about).toBe('charge');
    const other = Buffer.concat([body, Buffer.from(' ')]);
    expect(make().readWebhook(other, { 'flutterwave-signature': signature })).toBeNull();
    expect(make().readWebhook(other, { 'flutterwave-signature': signature, 'verif-hash': webhookHash })).toBeNull();
  });

  test('tells of a refund by the id of the charge alone, each refund by an id of its own', () => {
    const said = (id: number) =>
      `{"event":"refund.completed","data":{"id":${id},"tx_id":288200108,"flw_ref":"URF_1","status":"completed"}}`;
    const [one, other] = [1, 2].map((id) => make().readWebhook(Buffer.from(said(id)), { 'verif-hash': webhookHash }));
    expect(one).toMatchObject({ about: 'charge', reference: '', providerReference: '288200108' });
    expect(one?.id).not.toBe(other?.id);
  });

  test('tells of transfers too', () => {
    const said = `{"event":"transfer.completed","data":{"id":33,"reference":"${reference}","status":"FAILED"}}`;
    const heard = make().readWebhook(Buffer.from(said), { 'verif-hash': webhookHash });
    expect(heard).toMatchObject({ about: 'transfer', reference });
  });
});
