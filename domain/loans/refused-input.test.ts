import { describe, expect, test } from 'vitest';
import { formGroup } from './group-contract.ts';
import { loanDraft } from './loan-model.ts';
import { loanLimits, loanTerms, type LoanTerms } from './model.ts';
import { restructureDraft } from './restructure-model.ts';
import { plainTerms } from './schedule-cases.ts';
import { checkTerms } from './terms-rules.ts';

/*
 * What an officer may type and must not: negative or absurd rates and moratoriums longer than the loan. The limits are data with
 * their source (limits.json, restructure.json). A moratorium repays nothing of what was lent, so that one as long as the loan leaves
 * no instalment to repay it in: arithmetic, no law.
 */

const says = (change: object): string | undefined =>
  loanTerms.safeParse({ ...plainTerms, ...change }).error?.issues[0]?.message;

describe('terms', () => {
  test.each([
    ['a rate below nothing', { ratePpm: -1 }, 'loans.rateWrong'],
    ['a rate above what data allow', { ratePpm: loanLimits.widest.mostRatePpm + 1 }, 'loans.rateWrong'],
    ['a rate that is no whole number of millionths', { ratePpm: 240_000.5 }, 'loans.rateWrong'],
    ['a rate that is no number', { ratePpm: Number.NaN }, 'loans.rateWrong'],
    ['a rate without end', { ratePpm: Number.POSITIVE_INFINITY }, 'loans.rateWrong'],
    ['a penalty below nothing', { penaltyPpm: -1 }, 'loans.penaltyWrong'],
    ['a penalty above what data allow', { penaltyPpm: loanLimits.widest.mostPenaltyPpm + 1 }, 'loans.penaltyWrong'],
    ['a fee below nothing', { feePpm: -1 }, 'loans.feeWrong'],
    ['a fee above what data allow', { feePpm: loanLimits.widest.mostFeePpm + 1 }, 'loans.feeWrong'],
    ['a sum as fee below nothing', { feeKobo: -1 }, 'loans.feeWrong'],
    ['a moratorium below nothing', { principalGrace: -1 }, 'loans.graceWrong'],
    ['half a moratorium', { principalGrace: 1.5 }, 'loans.graceWrong'],
    ['no time between instalments', { every: { count: 0, unit: 'months' } }, 'loans.everyWrong'],
    ['rounding to nothing', { roundToKobo: 0 }, 'loans.roundingWrong'],
    ['a year of 361 days', { dayCount: 'actual/361' }, 'loans.methodRequired'],
  ])('with %s are refused', (_name, change, why) => {
    expect(says(change)).toBe(why);
  });

  test('at their limits are taken', () => {
    const { mostRatePpm: ratePpm, mostPenaltyPpm: penaltyPpm, mostFeePpm: feePpm } = loanLimits.widest;
    expect(says({ ratePpm, penaltyPpm, feePpm })).toBeUndefined();
    expect(says({ ratePpm: 0, penaltyPpm: 0 })).toBeUndefined();
  });
});

test.each([
  [5, 0, 6, null],
  [6, 0, 6, 'loans.graceTooLong'],
  [7, 0, 6, 'loans.graceTooLong'],
  [99, 0, 6, 'loans.graceTooLong'],
  [3, 4, 6, 'loans.interestGraceTooLong'],
])('a moratorium of %i on the sum and %i on interest, of a loan of %i instalments: %s', (sum, interest, count, why) => {
  const terms: LoanTerms = { ...plainTerms, principalGrace: sum, interestGrace: interest };
  expect(checkTerms(terms, count)?.says ?? null).toBe(why);
});

test.each([
  ['no instalment', { instalments: 0 }],
  ['half an instalment', { instalments: 2.5 }],
  ['more instalments than any loan', { instalments: loanLimits.widest.mostInstalments + 1 }],
  ['a moratorium below nothing', { principalGrace: -1 }],
  ['interest put off below nothing', { interestGrace: -1 }],
])('another plan with %s is refused', (_name, change) => {
  const id = '0193a000-0114-7000-8000-000000000001';
  const draft = {
    id,
    loanId: id,
    disasterId: id,
    instalments: 8,
    principalGrace: 2,
    interestGrace: 0,
    words: 'Flood.',
  };
  expect(restructureDraft.safeParse(draft).success).toBe(true);
  expect(restructureDraft.safeParse({ ...draft, ...change }).success).toBe(false);
});

test.each([
  ['a loan', loanDraft],
  ['a loan for groups', formGroup.input],
])('%s is asked for in no more instalments than any loan has', (_name, draft) => {
  const why = (instalments: number) =>
    draft.safeParse({ instalments }).error?.issues.find(({ path }) => path[0] === 'instalments')?.message;
  const { mostInstalments } = loanLimits.widest;
  expect([0, mostInstalments + 1, 1_331_101_468].map(why)).toEqual(Array(3).fill('loans.instalmentsWrong'));
  expect([1, mostInstalments].map(why)).toEqual([undefined, undefined]);
});
