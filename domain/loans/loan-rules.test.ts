import { describe, expect, test } from 'vitest';
import {
  checkStep,
  isDueThisWeek,
  loanNumberOf,
  openLoanStates,
  penaltyFor,
  provisionBands,
  standingOf,
} from './loan-rules.ts';
import { loanStates } from './loan-model.ts';
import { loanLimits, type LoanTerms, type ProductDraft } from './model.ts';
import { plainTerms } from './schedule-cases.ts';
import { scheduleOf } from './schedule.ts';
import { scoreOf } from './score-rules.ts';
import { checkAsked, checkProduct } from './terms-rules.ts';

/* A loan of ₦150,000 at 24 per cent over six months, paid out on 15 June 2026: ₦26,778.87 a month (worked case of ours). */

const disbursedOn = '2026-06-15';
const lent = (change: Partial<LoanTerms> = {}) => {
  const terms = { ...plainTerms, ...change };
  const principalKobo = 15_000_000;
  const schedule = scheduleOf({ principalKobo, instalments: 6, from: disbursedOn, terms });
  return { terms, principalKobo, disbursedOn, schedule, paidKobo: 0, penaltyKobo: 0 };
};

describe('what is owed', () => {
  /** By hand: the first instalment is ₦23,778.87 and ₦3,000 of interest. Half of June's days are ₦1,500. */
  test.each([
    ['on the day it was paid out', disbursedOn, 0, { payoffKobo: 15_000_000, overdueKobo: 0, nextKobo: 2_677_887 }],
    ['half a month later', '2026-06-30', 0, { payoffKobo: 15_150_000, daysLate: 0 }],
    ['on the day it is due', '2026-07-15', 0, { payoffKobo: 15_300_000, overdueKobo: 0, daysLate: 0 }],
    ['a day late', '2026-07-16', 0, { overdueKobo: 2_677_887, daysLate: 1, nextDueOn: '2026-07-15' }],
    [
      'paid in part',
      '2026-07-16',
      1_000_000,
      { overdueKobo: 1_677_887, nextKobo: 1_677_887, outstandingKobo: 14_300_000 },
    ],
    ['paid ahead', '2026-07-01', 2_677_887, { overdueKobo: 0, nextDueOn: '2026-08-15', outstandingKobo: 12_622_113 }],
  ])('%s', (_name, today, paidKobo, wanted) => {
    expect(standingOf({ ...lent(), paidKobo }, today)).toMatchObject(wanted);
  });

  test('of a loan whose whole interest was agreed is all of it, however early', () => {
    const flat = lent({ method: 'flat', early: 'whole-interest' });
    expect(standingOf(flat, '2026-06-16').payoffKobo).toBe(16_800_000);
  });

  test('is nothing once all is paid', () => {
    const paidKobo = 16_067_323;
    expect(standingOf({ ...lent(), paidKobo }, '2026-12-15')).toMatchObject({
      leftKobo: 0,
      payoffKobo: 0,
      nextDueOn: null,
      outstandingKobo: 0,
    });
  });

  test('this week is what is due in seven days, or late', () => {
    const dueOn = (today: string) => isDueThisWeek(standingOf(lent(), today), today);
    expect(['2026-07-08', '2026-07-09', '2026-07-15', '2026-09-01'].map(dueOn)).toEqual([false, true, true, true]);
  });
});

describe('a penalty', () => {
  const count = (countedTo: string, today: string, change: object = {}): number =>
    penaltyFor({ ...lent({ penaltyPpm: 360_000 }), ...change }, { countedTo, today });
  const most = (15_000_000 * loanLimits.mostPenaltyOfPrincipalPpm) / 1_000_000;

  /** By hand: 36 per cent a year of ₦26,778.87 is ₦26.41 a day, down to the kobo. */
  test('is of what is late alone, by its days, and stops at its part of the loan', () => {
    expect(count('2026-07-10', '2026-07-16')).toBe(2641);
    expect(count('2026-07-15', '2026-07-16', { paidKobo: 1_000_000 })).toBe(1654);
    expect(count('2026-07-15', '2026-08-15', { paidKobo: 2_677_887 })).toBe(0);
    expect(count('2026-06-15', '2036-06-15')).toBe(most);
    expect(count('2036-06-15', '2036-06-16', { penaltyKobo: most })).toBe(0);
  });

  /** By hand: ten days of the first instalment and five of the second are fifteen days of ₦26,778.87. */
  test('of nights that were missed is that of each instalment since its own day', () => {
    expect(count('2026-08-10', '2026-08-20')).toBe(39_618);
    const nights = Array.from({ length: 10 }, (_, night) => count(`2026-08-${10 + night}`, `2026-08-${11 + night}`));
    expect(39_618 - nights.reduce((sum, kobo) => sum + kobo, 0)).toBeLessThan(10); // a broken kobo each night
  });
});

describe('the life of a loan', () => {
  test('has no way from what is over, and money is paid out on an approval alone', () => {
    for (const from of loanStates)
      for (const to of loanStates) {
        const isAllowed = (() => {
          try {
            checkStep(from, to);
            return true;
          } catch {
            return false;
          }
        })();
        if (to === 'running') expect([from, isAllowed]).toEqual([from, from === 'approved']);
        if (['repaid', 'withdrawn', 'passed-on'].includes(from)) expect(isAllowed).toBe(false);
        if (to === 'approved') expect(isAllowed).toBe(from === 'recommended');
      }
    expect(openLoanStates).not.toContain('repaid');
    expect(loanNumberOf(7)).toBe('L-000007');
  });
});

describe('a product', () => {
  const draft = (change: Partial<ProductDraft> = {}, terms: Partial<LoanTerms> = {}): ProductDraft => ({
    name: 'Season loan',
    words: 'For seed and fertiliser.',
    terms: { ...plainTerms, ...terms },
    leastKobo: 1_000_000,
    mostKobo: 50_000_000,
    leastInstalments: 3,
    mostInstalments: 12,
    isOpen: true,
    ...change,
  });

  test.each([
    ['a moratorium as long as the loan', {}, { principalGrace: 3 }, 'terms.principalGrace', 'loans.graceTooLong'],
    [
      'interest put off longer',
      {},
      { interestGrace: 2, principalGrace: 1 },
      'terms.interestGrace',
      'loans.interestGraceTooLong',
    ],
    [
      'interest added to a flat loan',
      {},
      { method: 'flat', principalGrace: 1, interestGrace: 1, graceInterest: 'capitalised' },
      'terms.graceInterest',
      'loans.flatNotCapitalised',
    ],
    ['a remainder at the first', {}, { remainder: 'first' }, 'terms.remainder', 'loans.remainderLast'],
    ['more than seven years', { mostInstalments: 85 }, {}, 'mostInstalments', 'loans.tooLong'],
    ['a most below its least', { mostKobo: 900_000 }, {}, 'mostKobo', 'loans.mostBelowLeast'],
    ['a fee that eats the loan', {}, { feeKobo: 1_000_000 }, 'terms.ratePpm', 'loans.rateAbsurd'],
    ['a fee that makes the rate absurd', {}, { feeKobo: 400_000 }, 'terms.ratePpm', 'loans.rateAbsurd'],
  ] as const)('with %s is refused', (_name, change, terms, field, says) => {
    expect(checkProduct(draft(change, terms as Partial<LoanTerms>))).toEqual({ field, says });
  });

  test('that holds together is not, and lends within its own limits alone', () => {
    expect(checkProduct(draft())).toBeNull();
    const product = { ...draft(), productId: 'p', version: 1 };
    expect(checkAsked(product, { principalKobo: 1_000_000, instalments: 3 })).toBeNull();
    expect(checkAsked(product, { principalKobo: 999_999, instalments: 3 })?.says).toBe('loans.amountTooSmall');
    expect(checkAsked(product, { principalKobo: 50_000_001, instalments: 3 })?.says).toBe('loans.amountTooLarge');
    expect(checkAsked(product, { principalKobo: 1_000_000, instalments: 13 })?.field).toBe('instalments');
  });
});

describe('a score', () => {
  /** Weights of score.json: what speaks for a loan is the sum of its factors, each of them to be read. */
  test('is the sum of what can be said in words', () => {
    const facts = { plots: 2, harvests: 5, incomeKobo: 40_000_000, repaidLoans: 1, lateLoans: 0 };
    const score = scoreOf(facts, 15_000_000);
    expect([score.points, score.most]).toEqual([100, 100]);
    expect(score.factors.map(({ name, points }) => [name, points])).toEqual([
      ['land', 20],
      ['harvests', 30],
      ['income', 25],
      ['repaid', 15],
      ['late', 10],
    ]);
    const none = { plots: 0, harvests: 0, incomeKobo: 0, repaidLoans: 0, lateLoans: 1 };
    expect(scoreOf(none, 15_000_000).points).toBe(0);
    expect(scoreOf({ ...facts, incomeKobo: 15_000_000 }, 15_000_000).points).toBe(85);
  });
});

test('what to set aside grows with how late a loan is', () => {
  expect(provisionBands.map(({ fromDays }) => fromDays)).toEqual([0, 1, 31, 61, 91]);
  expect(provisionBands.map(({ ppm }) => ppm)).toEqual(provisionBands.map(({ ppm }) => ppm).toSorted((a, b) => a - b));
});
