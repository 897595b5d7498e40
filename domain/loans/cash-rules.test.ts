import { describe, expect, test } from 'vitest';
import type { KeptLoan } from './loan-model.ts';
import { cashDay, countCash, isTillLate, penaltyBack, withCash } from './cash-rules.ts';
import { plainTerms } from './schedule-cases.ts';
import { scheduleOf } from './schedule.ts';

const terms = { ...plainTerms, penaltyPpm: 120_000 };

/** ₦150,000 over six months from 1 June; ₦26,778.87 is due on 1 July. */
const loan: KeptLoan = {
  id: '0190a000-0000-7000-8000-000000000001',
  number: 1,
  keeperId: '0190a000-0000-7000-8000-000000000002',
  productName: 'Season loan',
  terms,
  principalKobo: 15_000_000,
  instalments: 6,
  purpose: 'Seed',
  state: 'running',
  askedAt: '2026-05-30T08:00:00Z',
  disbursedOn: '2026-06-01',
  paidKobo: 0,
  penaltyKobo: 0,
  schedule: scheduleOf({ principalKobo: 15_000_000, instalments: 6, from: '2026-06-01', terms }),
};

describe('cash counts', () => {
  test.each([
    ['the day it was taken', '2026-06-10T09:00:00Z', '2026-06-10'],
    ['the first day of the loan, where the phone says an earlier one', '2020-01-01T09:00:00Z', '2026-06-01'],
    ['today, where the phone is ahead', '2027-01-01T09:00:00Z', '2026-07-01'],
    ['the day it is in Nigeria', '2026-06-10T23:30:00Z', '2026-06-11'],
  ])('from %s', (_what, takenAt, day) => {
    expect(cashDay(takenAt, loan, '2026-07-01')).toBe(day);
  });

  test.each([
    ['in part', loan, 1_000_000, { loanKobo: 1_000_000, walletKobo: 0, waivedKobo: null }],
    // ₦150,000 and half a month of ₦3,000 of interest pay it off on the 16th; the interest to come is let go.
    ['off, to the kobo', loan, 15_150_000, { loanKobo: 15_150_000, walletKobo: 0, waivedKobo: 917_323 }],
    [
      'off, and the rest is the farmer’s',
      loan,
      15_150_001,
      { loanKobo: 15_150_000, walletKobo: 1, waivedKobo: 917_323 },
    ],
    [
      'nothing of a loan that is over',
      { ...loan, state: 'repaid' as const },
      5000,
      { loanKobo: 0, walletKobo: 5000, waivedKobo: null },
    ],
  ])('%s', (_what, of, amountKobo, expected) => {
    expect(countCash(of, { amountKobo, takenOn: '2026-06-16' }, '2026-06-16')).toEqual({
      ...expected,
      penaltyBackKobo: 0,
    });
  });
});

describe('of the penalty that nights counted while a receipt was away', () => {
  // 12 per cent a year of ₦26,778.87 is ₦8.80400… a day: ten days are ₦88.04 down to the kobo, nights together never more.
  test.each([
    ['all is given back where it paid all that was late, a broken kobo too', 2_677_887, 20_000, 8805],
    ['half where it paid half', 1_338_944, 20_000, 4403],
    ['never more than was counted', 2_677_887, 8800, 8800],
  ])('%s', (_what, amountKobo, penaltyKobo, back) => {
    const late = { ...loan, penaltyKobo };
    expect(penaltyBack(late, { amountKobo, takenOn: '2026-07-01' }, '2026-07-11')).toBe(back);
  });

  test('nothing where it came the same day', () => {
    expect(penaltyBack({ ...loan, penaltyKobo: 100 }, { amountKobo: 1, takenOn: '2026-07-11' }, '2026-07-11')).toBe(0);
  });
});

test('a phone shows the loan with the cash, and never refuses it', () => {
  const draft = { id: loan.id, loanId: loan.id, receipt: '7K3QXM-0001', takenAt: '2026-06-16T09:00:00Z' };
  expect(withCash(loan, { ...draft, amountKobo: 400 })).toMatchObject({ paidKobo: 400, state: 'running' });
  expect(withCash(loan, { ...draft, amountKobo: 16_000_000 })).toMatchObject({ paidKobo: 15_150_000, state: 'repaid' });
  expect(withCash({ ...loan, state: 'repaid' }, { ...draft, amountKobo: 1 })).toMatchObject({ paidKobo: 0 });
  expect(withCash(null, { ...draft, amountKobo: 1 })).toBeNull();
});

test.each([
  [null, false],
  ['2026-06-10', false],
  ['2026-06-09', false],
  ['2026-06-08', true],
])('a till with cash since %s is late: %s', (since, isLate) => {
  expect(isTillLate(since, '2026-06-10')).toBe(isLate);
});
