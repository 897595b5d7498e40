import { describe, expect, test } from 'vitest';
import type { KeptLoan } from './loan-model.ts';
import type { ProductDraft } from './model.ts';
import { plainTerms } from './schedule-cases.ts';
import { scheduleOf } from './schedule.ts';
import { checkProduct } from './terms-rules.ts';
import type { Tranche } from './tranche-model.ts';
import { standingOfParts, trancheMoneyOf } from './tranche-rules.ts';
import { feeOf } from './true-cost.ts';

/* ₦150,000 in parts: 40 per cent for the land, 35 once it is planted, the rest for the harvest (worked cases of ours). */

const parts: readonly Tranche[] = [
  { name: 'Land', condition: '', ppm: 400_000 },
  { name: 'Weeding', condition: 'After planting was seen', ppm: 350_000 },
  { name: 'Harvest', condition: 'When the crop stands ripe', ppm: 250_000 },
];

describe('the money of parts', () => {
  test.each([
    ['even sums', 15_000_000, parts, [6_000_000, 5_250_000, 3_750_000]],
    ['thirds of a kobo', 100, [{ ppm: 333_333 }, { ppm: 333_333 }, { ppm: 333_334 }], [33, 33, 34]],
    ['the largest loan', 10_000_000_000, [{ ppm: 999_999 }, { ppm: 1 }], [9_999_990_000, 10_000]],
  ])('is the whole sum together: %s', (_what, principalKobo, some, wanted) => {
    const money = trancheMoneyOf({ principalKobo, terms: plainTerms }, some);
    expect(money.map((one) => one.principalKobo)).toEqual(wanted);
  });

  test('keeps back the whole fee together, and a fee that is a sum once, from the first', () => {
    const terms = { ...plainTerms, feePpm: 15_001, feeKobo: 50_000 };
    const fees = trancheMoneyOf({ principalKobo: 15_000_001, terms }, parts).map(({ feeKobo }) => feeKobo);
    // 1.5001 per cent of ₦60,000, and ₦500; then of the others to the kobo.
    expect(fees).toEqual([140_006, 78_755, 56_254]);
    expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(feeOf({ principalKobo: 15_000_001, terms }));
  });
});

describe('parts of a product', () => {
  const draft = (tranches: readonly Tranche[], change: Partial<ProductDraft> = {}): ProductDraft => ({
    name: 'Season loan',
    words: 'For seed.',
    terms: plainTerms,
    leastKobo: 1_000_000,
    mostKobo: 50_000_000,
    leastInstalments: 3,
    mostInstalments: 12,
    isOpen: true,
    tranches: [...tranches],
    ...change,
  });
  const [first, second, third] = parts as readonly [Tranche, Tranche, Tranche];

  test.each([
    ['none', [], null],
    ['three that are the whole', parts, null],
    ['one alone', [{ ...first, ppm: 1_000_000 }], ['tranches', 'loans.partsTooFew']],
    ['less than the whole', [first, second], ['tranches', 'loans.partsNotWhole']],
    ['more than the whole', [first, second, third, third], ['tranches', 'loans.partsNotWhole']],
    [
      'a later one with nothing to be seen',
      [first, second, { ...third, condition: '' }],
      ['tranches.2.condition', 'loans.partConditionRequired'],
    ],
  ])('%s', (_what, tranches, refused) => {
    const found = checkProduct(draft(tranches));
    expect(found === null ? null : [found.field, found.says]).toEqual(refused);
  });

  test('the first of which its fee would eat cannot be', () => {
    const small = { ...first, ppm: 10_000 };
    const tranches = [small, { ...second, ppm: 740_000 }, third];
    const terms = { ...plainTerms, feeKobo: 10_000 };
    expect(checkProduct(draft(tranches, { terms }))?.says).toBe('loans.partFeeTooLarge');
  });
});

test('what is owed of a loan in parts is the sum of its parts, each by its own plan, and the next is the earliest', () => {
  const part = (from: string, principalKobo: number, change: Partial<KeptLoan> = {}) => ({
    ...({} as KeptLoan),
    state: 'running' as const,
    terms: plainTerms,
    principalKobo,
    disbursedOn: from,
    paidKobo: 0,
    penaltyKobo: 0,
    schedule: scheduleOf({ principalKobo, instalments: 6, from, terms: plainTerms }),
    ...change,
  });
  const [land, weeding] = [part('2026-06-15', 6_000_000), part('2026-08-01', 5_250_000)];
  const dues = [...land.schedule, ...weeding.schedule].map(({ dueKobo }) => dueKobo);
  // By hand: ₦10,711.55 a month of the first, whose first month is over.
  expect(standingOfParts([land, weeding], '2026-08-01')).toMatchObject({
    overdueKobo: 1_071_155,
    nextDueOn: '2026-07-15',
    nextKobo: 1_071_155,
    leftKobo: dues.reduce((sum, due) => sum + due, 0),
  });
  const repaid = part('2026-06-15', 6_000_000, { state: 'repaid' });
  expect(standingOfParts([repaid, weeding], '2026-08-01')).toMatchObject({ nextDueOn: '2026-09-01', overdueKobo: 0 });
  expect(standingOfParts([repaid], '2026-08-01')).toMatchObject({ leftKobo: 0, nextDueOn: null, nextKobo: 0 });
});
