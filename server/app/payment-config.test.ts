import { describe, expect, test } from 'vitest';
import { Told } from '#kit/told.ts';
import { paymentsOf } from './payment-config.ts';

const monnify = {
  MONNIFY_SECRET_KEY: 's',
  MONNIFY_API_KEY: 'k',
  MONNIFY_CONTRACT_CODE: 'c',
  MONNIFY_SOURCE_ACCOUNT: 'a',
};
const all = {
  ...monnify,
  PAYSTACK_SECRET_KEY: 'sk',
  FLUTTERWAVE_SECRET_KEY: 'fk',
  FLUTTERWAVE_WEBHOOK_HASH: 'h',
  PAYMENT_LICENCE: 'CBN PSP 000',
};

const complaint = (environment: Record<string, string | undefined>, isDemo = false): string => {
  try {
    paymentsOf(environment, isDemo);
  } catch (error) {
    expect(error).toBeInstanceOf(Told);
    return error instanceof Error ? error.message : '';
  }
  return 'no complaint';
};

describe('who takes payments', () => {
  test('is the sandbox in a demo, and nobody elsewhere', () => {
    expect(paymentsOf({}, true).chosen).toBe('sandbox');
    expect(paymentsOf({}, false).chosen).toBeNull();
  });

  test('is never the sandbox where people are real', () => {
    expect(complaint({ PAYMENT_PROVIDER: 'sandbox' })).toMatch(/^PAYMENT_PROVIDER must not be sandbox/);
    expect(paymentsOf({ PAYMENT_PROVIDER: 'sandbox' }, true).chosen).toBe('sandbox');
  });

  test.each(['paystack', 'flutterwave', 'monnify'])('is %s with its keys and a licence', (name) => {
    const read = paymentsOf({ ...all, PAYMENT_PROVIDER: name }, false);
    expect(read.chosen).toBe(name);
    expect([read.paystack, read.flutterwave, read.monnify]).not.toContain(null);
    const without = { ...all, PAYMENT_PROVIDER: name, PAYMENT_LICENCE: undefined };
    expect(complaint(without)).toMatch(/^PAYMENT_LICENCE is missing: .*\.$/);
  });

  test.each([
    ['PAYSTACK_SECRET_KEY', 'paystack'],
    ['FLUTTERWAVE_SECRET_KEY', 'flutterwave'],
    ['FLUTTERWAVE_WEBHOOK_HASH', 'flutterwave'],
    ['MONNIFY_SECRET_KEY', 'monnify'],
    ['MONNIFY_API_KEY', 'monnify'],
    ['MONNIFY_CONTRACT_CODE', 'monnify'],
    ['MONNIFY_SOURCE_ACCOUNT', 'monnify'],
  ])('wants %s of %s', (name, provider) => {
    expect(complaint({ ...all, PAYMENT_PROVIDER: provider, [name]: '' })).toMatch(new RegExp(`^${name} is missing: `));
  });

  test('is nobody we do not know, nor at an address that others can read', () => {
    expect(complaint({ ...all, PAYMENT_PROVIDER: 'pigeon' })).toMatch(/^PAYMENT_PROVIDER must be sandbox, paystack,/);
    expect(complaint({ ...all, PAYSTACK_BASE_URL: 'http://api.paystack.co' })).toMatch(/^PAYSTACK_BASE_URL must be/);
  });
});
