import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import { paystackPayments } from './payments-paystack.ts';
import { pretendAccount, pretendCharge, pretendReference, pretendTransfer } from './pretend-payments.ts';

const secretKey = 'sk_test_fadama';
const reference = pretendReference;
const account = pretendAccount;
const charge = pretendCharge;
const transfer = pretendTransfer;

let answer: (arrived: Arrived, response: ServerResponse) => void;
let paystack: Awaited<ReturnType<typeof startLoopback>>;

const done = (data: object) => ({ status: true, message: 'done', data });

/** Paystack as its documentation shows it; what a route answers, by its method and path. */
const routes: Readonly<Record<string, readonly [number, object]>> = {
  'POST /transaction/initialize': [
    200,
    done({ authorization_url: 'https://checkout.paystack.com/0peioxfhpn', access_code: '0peioxfhpn', reference }),
  ],
  [`GET /transaction/verify/${reference}`]: [
    200,
    done({ id: 4_099_260_516, status: 'success', reference, amount: 2_500_050, currency: 'NGN', fees: 10_283 }),
  ],
  'GET /bank/resolve': [200, done({ account_number: '0123456789', account_name: 'BOLA ADEYEMI', bank_id: 9 })],
  'POST /transferrecipient': [201, done({ recipient_code: 'RCP_t0ya41mp35flk40', type: 'nuban', active: true })],
  'POST /transfer': [200, done({ status: 'pending', transfer_code: 'TRF_1ptvuv321ahaa7q', reference })],
  [`GET /transfer/verify/${reference}`]: [200, done({ status: 'success', transfer_code: 'TRF_1ptvuv321ahaa7q' })],
  'GET /bank': [200, { status: true, message: 'done', data: [{ name: 'Kuda Bank', code: '50211', longcode: '' }] }],
};

const answerLikePaystack = ({ method, url, headers }: Arrived, response: ServerResponse): void => {
  if (headers.authorization !== `Bearer ${secretKey}`)
    return answerJson(response, 401, { status: false, message: 'Invalid key' });
  const [status, body] = routes[`${method} ${url.pathname}`] ?? [404, { status: false, message: 'Not found' }];
  answerJson(response, status, body);
};

/** Answers one path with this, all others as always. */
const answerWith = (path: string, status: number, body: object): void => {
  answer = (arrived, response) =>
    arrived.url.pathname === path ? answerJson(response, status, body) : answerLikePaystack(arrived, response);
};

beforeEach(async () => {
  answer = answerLikePaystack;
  paystack = await startLoopback((arrived, response) => answer(arrived, response));
});
afterEach(() => paystack.close());

const make = () => paystackPayments({ baseUrl: `${paystack.baseUrl}/`, secretKey });

const sentTo = (path: string) => {
  const arrived = paystack.arrivals.find(({ url }) => url.pathname === path);
  return JSON.parse(arrived?.body.toString() ?? 'null');
};

describe('a charge by Paystack', () => {
  test('is begun in whole kobo, and answers the page where one pays', async () => {
    expect(await make().initialise(charge)).toEqual({ address: 'https://checkout.paystack.com/0peioxfhpn' });
    expect(sentTo('/transaction/initialize')).toEqual({
      email: 'bola@shuka.example',
      amount: 2_500_050,
      currency: 'NGN',
      reference,
      callback_url: 'https://shuka.example/wallet',
    });
  });

  test('leads nowhere but to an https page', async () => {
    answerWith('/transaction/initialize', 200, done({ authorization_url: 'javascript:alert(1)' }));
    await expect(make().initialise(charge)).rejects.toThrow('paystack: refused');
  });

  test('is what verifying says it is', async () => {
    const found = { state: 'paid', amountKobo: 2_500_050, currency: 'NGN', providerReference: '4099260516' };
    expect(await make().verify(reference)).toEqual({ ...found, feeKobo: 10_283 });
  });

  test.each([
    ['success', 'paid'],
    ['failed', 'failed'],
    ['reversed', 'refunded'],
    ['abandoned', 'open'],
    ['ongoing', 'open'],
    ['a word to come', 'open'],
  ])('that is %s there is %s here', async (status, state) => {
    const path = `/transaction/verify/${reference}`;
    answerWith(path, 200, done({ id: 1, status, reference, amount: 5, currency: 'NGN' }));
    expect(await make().verify(reference)).toMatchObject({ state });
  });

  test('is none when Paystack knows none', async () => {
    const body = { status: false, message: 'Transaction reference not found', code: 'transaction_not_found' };
    answerWith(`/transaction/verify/${reference}`, 400, body);
    expect(await make().verify(reference)).toBeNull();
  });
});

describe('the name of an account by Paystack', () => {
  test('is the bank’s', async () => {
    expect(await make().findAccountName(account)).toBe('BOLA ADEYEMI');
    const { url } = paystack.arrivals[0] as Arrived;
    expect(Object.fromEntries(url.searchParams)).toEqual({ account_number: '0123456789', bank_code: '058' });
  });

  test('is none when the bank knows none', async () => {
    answerWith('/bank/resolve', 422, { status: false, message: 'Could not resolve account name.' });
    expect(await make().findAccountName(account)).toBeNull();
  });

  test('of a newer bank goes by Paystack’s own code', async () => {
    await make().findAccountName({ ...account, bank: { code: '090267', name: 'Kuda', cbnCode: null } });
    expect(paystack.arrivals[1]?.url.searchParams.get('bank_code')).toBe('50211');
  });
});

describe('a transfer by Paystack', () => {
  test('goes to a recipient made of the account', async () => {
    const made = { state: 'pending', providerReference: 'TRF_1ptvuv321ahaa7q', feeKobo: null };
    expect(await make().transfer(transfer)).toEqual(made);
    expect(sentTo('/transferrecipient')).toMatchObject({
      type: 'nuban',
      account_number: '0123456789',
      bank_code: '058',
    });
    expect(sentTo('/transfer')).toEqual({
      source: 'balance',
      amount: 750_000,
      currency: 'NGN',
      recipient: 'RCP_t0ya41mp35flk40',
      reference,
      reason: 'Payout',
    });
  });

  test('is refused when the balance there is too low, or the reference was used', async () => {
    answerWith('/transfer', 400, { status: false, message: 'Your balance is not enough to fulfil this request' });
    expect(await make().transfer(transfer)).toMatchObject({ state: 'refused' });
  });

  test.each([
    ['success', 'sent'],
    ['failed', 'failed'],
    ['reversed', 'failed'],
    ['otp', 'pending'],
    ['received', 'pending'],
  ])('that is %s there is %s here', async (status, state) => {
    answerWith(`/transfer/verify/${reference}`, 200, done({ status, transfer_code: 'TRF_1' }));
    expect(await make().verifyTransfer(reference)).toMatchObject({ state });
  });

  test('is none only when Paystack says that it knows none', async () => {
    const path = `/transfer/verify/${reference}`;
    answerWith(path, 404, { status: false, message: 'Transfer not found' });
    expect(await make().verifyTransfer(reference)).toBeNull();
    answerWith(path, 400, { status: false, message: 'Something else' });
    await expect(make().verifyTransfer(reference)).rejects.toThrow('paystack: refused with HTTP 400');
  });
});

describe('a webhook of Paystack', () => {
  const signed = (body: string, key = secretKey) =>
    make().readWebhook(Buffer.from(body), {
      'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
    });

  test.each([
    [`{"event":"charge.success","data":{"id":302961,"reference":"${reference}","amount":50000.00}}`, 'charge'],
    [`{"event":"transfer.reversed","data":{"id":7,"reference":"${reference}"}}`, 'transfer'],
    [`{"event":"refund.processed","data":{"id":"9","transaction_reference":"${reference}"}}`, 'charge'],
  ])('%s tells of a %s', (body, about) => {
    expect(signed(body)).toMatchObject({ about, reference });
    expect(signed(body)?.id).toBe(signed(body)?.id);
  });

  test('of another key, or over other bytes, is none of theirs', () => {
    const body = '{"event":"charge.success","data":{"reference":"x"}}';
    expect(signed(body, 'other')).toBeNull();
    expect(make().readWebhook(Buffer.from(body), {})).toBeNull();
  });

  test('about something else is read and left alone', () => {
    expect(signed('{"event":"customeridentification.success","data":{}}')?.about).toBe('other');
    expect(signed('not JSON at all')?.about).toBe('other');
  });
});
