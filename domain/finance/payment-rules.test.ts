import { describe, expect, test } from 'vitest';
import {
  canMovePayout,
  isOrderOver,
  lookBackSince,
  mostPaymentKobo,
  nextOfPayment,
  payoutStates,
  readPayAmount,
} from './index.ts';
import type { PaidIn, PaymentNow } from './index.ts';

const began = new Date('2026-06-01T08:00:00Z');
const later = (hours: number): Date => new Date(began.getTime() + hours * 3_600_000);

const payment = (change: Partial<PaymentNow> = {}): PaymentNow => ({
  state: 'started',
  trouble: null,
  amountKobo: 2_500_000,
  createdAt: began.toISOString(),
  ...change,
});

const found = (change: Partial<PaidIn> = {}): PaidIn => ({
  state: 'paid',
  amountKobo: 2_500_000,
  currency: 'NGN',
  ...change,
});

const next = (one: Partial<PaymentNow>, word: Partial<PaidIn> | null, hours = 1) =>
  nextOfPayment(payment(one), word === null ? null : found(word), later(hours));

describe('an amount to pay', () => {
  test.each([
    ['5000', 500_000],
    ['₦5,000', 500_000],
    ['5,000.50', 500_050],
    [' N1 250 ', 125_000],
    ['100', 10_000],
    ['10,000,000', mostPaymentKobo],
  ])('typed as %s is %i kobo', (typed, kobo) => expect(readPayAmount(typed)).toEqual({ kobo }));

  test.each([
    ['', 'finance.payAmountWrong'],
    ['five thousand', 'finance.payAmountWrong'],
    ['-5000', 'finance.payAmountWrong'],
    ['1e6', 'finance.payAmountWrong'],
    ['500.005', 'finance.payAmountWrong'],
    ['1,25', 'finance.payAmountWrong'],
    ['0', 'finance.payAmountTooSmall'],
    ['99.99', 'finance.payAmountTooSmall'],
    ['10,000,000.01', 'finance.payAmountTooLarge'],
  ])('typed as %s is none', (typed, says) => expect(readPayAmount(typed)).toEqual({ says }));
});

describe('a payment', () => {
  test('is paid by the whole amount in naira, whatever it was before', () => {
    const paid = { state: 'paid', trouble: null };
    for (const state of ['started', 'failed', 'abandoned'] as const) expect(next({ state }, {})).toEqual(paid);
  });

  test.each([
    ['a kobo less', { amountKobo: 2_499_999 }, 'wrong-amount'],
    ['a kobo more', { amountKobo: 2_500_001 }, 'wrong-amount'],
    ['what is no whole kobo', { amountKobo: null }, 'wrong-amount'],
    ['as many cents', { currency: 'USD' }, 'wrong-currency'],
    ['money without a name', { currency: '' }, 'wrong-currency'],
  ])('of %s has failed and wants a person, once', (_what, word, trouble) => {
    expect(next({}, word)).toEqual({ state: 'failed', trouble });
    expect(next({ state: 'failed', trouble: trouble as 'wrong-amount' }, word)).toBeNull();
  });

  test('that failed for one trouble and has another now is told anew', () => {
    const failed = { state: 'failed', trouble: 'wrong-amount' } as const;
    expect(next(failed, { currency: 'USD' })).toEqual({ state: 'failed', trouble: 'wrong-currency' });
    expect(next({ state: 'failed' }, { amountKobo: 1 })).toEqual(failed);
    expect(next({ state: 'abandoned' }, { amountKobo: 1 })).toEqual(failed);
  });

  test('that is paid stays paid, unless the money went back', () => {
    for (const state of ['open', 'failed', 'paid'] as const) expect(next({ state: 'paid' }, { state })).toBeNull();
    expect(next({ state: 'paid' }, null, 1000)).toBeNull();
    expect(next({ state: 'paid' }, { state: 'refunded' })).toEqual({ state: 'refunded', trouble: null });
  });

  test('that went back stays so, in whatever order the word of it comes', () => {
    for (const state of ['open', 'paid', 'failed', 'refunded'] as const)
      expect(next({ state: 'refunded' }, { state })).toBeNull();
  });

  test('fails by the provider’s word, and is abandoned after a day without one', () => {
    expect(next({}, { state: 'failed' })).toEqual({ state: 'failed', trouble: null });
    expect(next({}, { state: 'refunded' })).toEqual({ state: 'failed', trouble: null });
    expect(next({}, { state: 'open' }, 23.9)).toBeNull();
    expect(next({}, { state: 'open' }, 24)).toEqual({ state: 'abandoned', trouble: null });
    expect(next({}, null, 24)).toEqual({ state: 'abandoned', trouble: null });
    expect(next({ state: 'failed' }, { state: 'failed' }, 48)).toBeNull();
  });

  test('that ended is asked about again for a week, and so is a payout', () => {
    const aWeekBefore = new Date('2026-05-25T08:00:00Z');
    expect(lookBackSince(began)).toEqual({ payments: aWeekBefore, payouts: aWeekBefore });
  });
});

describe('a payout', () => {
  test('moves only where its table says', () => {
    const moves = payoutStates.flatMap((from) =>
      payoutStates.filter((to) => canMovePayout(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'asked → approved',
      'asked → refused',
      'approved → sending',
      'approved → failed',
      'approved → refused',
      'sending → sent',
      'sending → failed',
      'sending → returned',
      'sent → failed',
      'returned → sent',
    ]);
  });

  test('may be ordered anew when ten minutes are over since it was, and not before', () => {
    const since = began.toISOString();
    expect([isOrderOver(since, later(1 / 6 - 0.001)), isOrderOver(since, later(1 / 6))]).toEqual([false, true]);
    expect(isOrderOver(null, later(1000))).toBe(false);
  });
});
