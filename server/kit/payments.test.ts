import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBankCode, isSigned, keptOf, koboOfNaira, nairaDecimals } from './payments.ts';
import { paystackPayments } from './payments-paystack.ts';
import { monnifyPayments } from './payments-monnify.ts';

const vectors = new URL('../../../shared/vectors/payments/', import.meta.url);
const isThere = existsSync(vectors);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, vectors), 'utf8'));

describe('kobo and naira decimals', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [29, '0.29'],
    [435, '4.35'],
    [1999, '19.99'],
    [123_456_750, '1234567.50'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i kobo are ₦%s, there and back', (kobo, naira) => {
    expect(nairaDecimals(kobo)).toBe(naira);
    expect(koboOfNaira(naira)).toBe(kobo);
  });

  test.each([
    [25_000, 2_500_000],
    [25_000.5, 2_500_050],
    [0.29, 29],
    ['25000.500', 2_500_050],
  ])('a provider’s %s is %i kobo', (naira, kobo) => expect(koboOfNaira(naira)).toBe(kobo));

  test.each([1.005, '1.005', -1, '-1.00', '', '1e3', 1e21, '1,250', '₦5', ' 5', '90071992547409.92', Number.NaN])(
    '%s is no amount',
    (naira) => expect(koboOfNaira(naira)).toBeNull(),
  );

  test.each([-1, 0.5, 2 ** 53, Number.NaN])('%d is no kobo to send', (kobo) =>
    expect(() => nairaDecimals(kobo)).toThrow(RangeError),
  );
});

describe('what a provider keeps', () => {
  test.each([
    ['25000.50', '24750.30', 25_020],
    [25_000.5, 25_000.5, 0],
    ['25000.50', '25000.51', null],
    ['25000.50', 'soon', null],
    ['25000.50', null, null],
    [null, '1.00', null],
  ])('of %s, where it settles %s, is %s kobo', (amount, settled, kobo) => expect(keptOf(amount, settled)).toBe(kobo));
});

describe('a signature', () => {
  const body = Buffer.from('{"amount":50000.00}');
  const right = createHmac('sha512', 'key').update(body).digest('hex');

  test('is right over the very bytes and no others', () => {
    expect(isSigned('sha512', 'key', body, right)).toBe(true);
    expect(isSigned('sha512', 'key', Buffer.from(JSON.stringify(JSON.parse(body.toString()))), right)).toBe(false);
    expect(isSigned('sha512', 'other key', body, right)).toBe(false);
  });

  test.each([undefined, '', right.slice(0, 64), `${right} `, `${right}, ${right}`, 'ẹ'.repeat(64)])(
    'is wrong, and no failure, when it is %s',
    (signature) => expect(isSigned('sha512', 'key', body, signature)).toBe(false),
  );
});

describe('the code of a bank', () => {
  const list = async () => [
    { name: 'Kuda Microfinance Bank', code: '50211' },
    { name: 'Kudaru Bank', code: '999' },
    { name: 'TAJBank', code: '302' },
    { name: 'OPay', code: '999992' },
    { name: 'Opay', code: '999993' },
  ];
  const named = (name: string, cbnCode: string | null = null) => ({ code: '000000', name, cbnCode });

  test('is the Central Bank’s where we know it, without asking', async () => {
    const asked = () => Promise.reject(new Error('asked'));
    expect(await findBankCode(named('GTBank', '058'), asked)).toBe('058');
  });

  test('is else the one beside the very same name, never beside a name like it', async () => {
    expect(await findBankCode(named('Kuda'), list)).toBe('50211');
    expect(await findBankCode(named('TAJBank'), list)).toBe('302');
    expect(await findBankCode(named('Kud'), list)).toBeNull();
    expect(await findBankCode(named('OPay'), list)).toBeNull();
  });
});

describe('the worked cases of the signatures', () => {
  const unset = { baseUrl: 'http://127.0.0.1:9', apiKey: '', contractCode: '', sourceAccount: '' };

  test('of Paystack', ({ skip }) => {
    skip(!isThere, 'the folder shared/vectors is absent, so its signatures were not tried');
    const { secret, inline, negative } = read('paystack-signature.json');
    const paystack = paystackPayments({ ...unset, secretKey: secret });
    const isRead = (body: string, signature: string | null) =>
      paystack.readWebhook(Buffer.from(body), { 'x-paystack-signature': signature ?? undefined }) !== null;
    for (const one of inline) {
      expect([one.name, isRead(one.raw_body, one.x_paystack_signature)]).toEqual([one.name, true]);
      const isAsBefore = one.if_reserialised === one.x_paystack_signature;
      expect([one.name, isRead(one.raw_body, one.if_reserialised)]).toEqual([one.name, isAsBefore]);
    }
    for (const one of negative) expect([one.name, isRead(one.raw_body, one.signature)]).toEqual([one.name, false]);
  });

  test('of Monnify', ({ skip }) => {
    skip(!isThere, 'the folder shared/vectors is absent, so its signatures were not tried');
    const { secret, raw_body, monnify_signature } = read('monnify-signature.json');
    const monnify = monnifyPayments({ ...unset, secretKey: secret });
    const headers = { 'monnify-signature': monnify_signature };
    expect(monnify.readWebhook(Buffer.from(raw_body), headers)).toMatchObject({ reference: 'FARM-2026-0003' });
    expect(monnify.readWebhook(Buffer.from(`${raw_body} `), headers)).toBeNull();
  });
});
