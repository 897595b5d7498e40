import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerJson, startLoopback, type Arrived } from './loopback.ts';
import type { PaymentProvider } from './payments.ts';
import { flutterwavePayments } from './payments-flutterwave.ts';
import { monnifyPayments } from './payments-monnify.ts';
import { paystackPayments } from './payments-paystack.ts';
import { pretendAccount, pretendCharge, pretendReference, pretendTransfer } from './pretend-payments.ts';

/* What is true of every provider that is away: nothing is known then, and nobody may take that for an answer. */

const secretKey = 'sk_secret_fadama';
const reference = pretendReference;
const account = pretendAccount;
const charge = pretendCharge;
const transfer = pretendTransfer;

let answer: (arrived: Arrived, response: ServerResponse) => void;
let provider: Awaited<ReturnType<typeof startLoopback>>;

beforeEach(async () => {
  provider = await startLoopback((arrived, response) => answer(arrived, response));
});
afterEach(() => provider.close());

type Timeout = { readonly timeoutMs?: number };

const makers = {
  paystack: (more: Timeout) => paystackPayments({ baseUrl: provider.baseUrl, secretKey, ...more }),
  flutterwave: (more: Timeout) =>
    flutterwavePayments({ baseUrl: provider.baseUrl, secretKey, webhookHash: 'hash', ...more }),
  monnify: (more: Timeout) =>
    monnifyPayments({
      baseUrl: provider.baseUrl,
      apiKey: 'MK_TEST',
      secretKey,
      contractCode: '123',
      sourceAccount: '8016472829',
      ...more,
    }),
} as const;

const callsOf = (made: PaymentProvider): readonly (() => Promise<unknown>)[] => [
  () => made.initialise(charge),
  () => made.verify(reference),
  () => made.findAccountName(account),
  () => made.transfer(transfer),
  () => made.verifyTransfer(reference),
];

const failure = (call: () => Promise<unknown>): Promise<string> =>
  call().then(
    (answered) => `no failure: ${JSON.stringify(answered)}`,
    (error: Error) => `${error.stack} ${String(error.cause)} ${JSON.stringify(error)}`,
  );

/** Monnify's pass is given whatever happens next; the others have no such call. */
const lettingIn =
  (next: typeof answer): typeof answer =>
  (arrived, response) =>
    arrived.url.pathname === '/api/v1/auth/login'
      ? answerJson(response, 200, { requestSuccessful: true, responseBody: { accessToken: 'pass', expiresIn: 3599 } })
      : next(arrived, response);

describe.each(Object.entries(makers))('%s', (name, make) => {
  test.each([
    ['a fault of theirs', 500, '{"status":false}'],
    ['too many calls', 429, '{"status":"error"}'],
    ['a key that they refuse', 401, '{"status":false,"message":"Invalid key"}'],
    ['a page instead of JSON', 200, '<!doctype html>'],
    ['JSON of another shape', 200, '{"status":true,"requestSuccessful":true,"data":{"odd":1},"responseBody":{}}'],
    ['a refusal that came as a success', 200, '{"status":false,"requestSuccessful":false}'],
  ])('on %s fails, and tells no secret', async (_what, status, body) => {
    answer = lettingIn((_arrived, response) => response.writeHead(status).end(body));
    for (const call of callsOf(make({}))) {
      const told = await failure(call);
      expect(told).toContain(`${name}: refused with HTTP ${status}`);
      for (const secret of [secretKey, '0123456789', 'bola', 'Bola']) expect(told).not.toContain(secret);
    }
  });

  test('is not asked a second time by itself', async () => {
    answer = lettingIn((_arrived, response) => answerJson(response, 500, {}));
    await failure(() => make({}).verify(reference));
    expect(provider.arrivals.filter(({ url }) => url.pathname !== '/api/v1/auth/login')).toHaveLength(1);
  });

  test('fails on silence, on a redirect, and when nobody is there', async () => {
    answer = () => undefined;
    for (const call of callsOf(make({ timeoutMs: 50 })))
      expect(await failure(call)).toContain(`${name}: no answer in time`);
    answer = (_arrived, response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
    for (const call of callsOf(make({}))) expect(await failure(call)).toContain(`${name}: cannot be reached`);
    await provider.close();
    for (const call of callsOf(make({}))) expect(await failure(call)).toContain(`${name}: cannot be reached`);
  });
});
