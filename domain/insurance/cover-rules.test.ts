import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import { amountsOf } from './amounts.ts';
import { checkLeavable, checkPayable, coveredLand } from './cover-rules.ts';
import { settle } from './settling-rules.ts';
import { terms, today } from './some-terms.ts';

const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
};

describe('a cover', () => {
  const plot = { stateCode: 'KN', lga: 'Bichi', areaHectares: 1.2345 };

  test('is for the land of its plot, and costs by it, the subsidy shown', () => {
    expect(coveredLand(terms, 'now', plot, today)).toBe(12_345);
    expect(amountsOf(terms, 12_345)).toEqual({
      sumKobo: 3_703_500,
      premiumKobo: 370_350,
      subsidyKobo: 185_175,
      ownKobo: 185_175,
    });
    expect(amountsOf({ ...terms, premiumKoboPerHectare: 1, subsidyPercent: 50 }, 10_000)).toMatchObject({
      subsidyKobo: 1,
      ownKobo: 0,
    });
  });

  test.each<[string, () => unknown, string]>([
    ['a product that is closed', () => coveredLand(terms, 'now', plot, '2027-05-16'), 'product-closed'],
    [
      'a premium at harvest where none is offered',
      () => coveredLand({ ...terms, payTimes: ['now'] }, 'harvest', plot, today),
      'pay-time-not-offered',
    ],
    ['a plot elsewhere', () => coveredLand(terms, 'now', { ...plot, stateCode: 'KD' }, today), 'plot-elsewhere'],
    [
      'a plot nobody drew',
      () => coveredLand(terms, 'now', { ...plot, areaHectares: null }, today),
      'plot-without-area',
    ],
    ['a garden', () => coveredLand(terms, 'now', { ...plot, areaHectares: 0.01 }, today), 'plot-size-refused'],
    ['a whole country', () => coveredLand(terms, 'now', { ...plot, areaHectares: 101 }, today), 'plot-size-refused'],
  ])('is refused for %s', (_, work, code) => {
    expect(codeOf(work)).toBe(code);
  });

  test('is paid for once, in time, and left before its window alone', () => {
    const standing = { terms, paidAt: null, isOnList: false, outcome: null, state: 'unpaid' } as const;
    expect(codeOf(() => checkPayable(standing, '2027-05-31'))).toBeUndefined();
    expect(codeOf(() => checkPayable(standing, '2027-06-01'))).toBe('cover-begun');
    expect(codeOf(() => checkPayable({ ...standing, state: 'active' }, '2027-12-01'))).toBeUndefined();
    expect(
      codeOf(() => checkPayable({ ...standing, state: 'settled', outcome: 'nothing' }, '2027-12-01')),
    ).toBeUndefined();
    expect(codeOf(() => checkPayable({ ...standing, state: 'settled', outcome: 'paid' }, today))).toBe(
      'cover-moved-on',
    );
    expect(codeOf(() => checkPayable({ ...standing, state: 'active', paidAt: 'x' }, today))).toBe('cover-moved-on');
    expect(codeOf(() => checkPayable({ ...standing, state: 'active', isOnList: true }, today))).toBe('cover-on-list');
    expect(codeOf(() => checkLeavable(standing, '2027-05-31'))).toBeUndefined();
    expect(codeOf(() => checkLeavable({ ...standing, state: 'active' }, '2027-06-01'))).toBe('cover-begun');
    expect(codeOf(() => checkLeavable({ ...standing, state: 'left' }, today))).toBe('cover-moved-on');
  });

  test('keeps of a payout the premium that is owed, and no more than the payout', () => {
    const over = { state: 'over', payableKobo: 100_000, phases: [], steps: [] } as const;
    const owed = (payableKobo: number, isPaid: boolean) =>
      settle({ ...over, payableKobo, phases: [], steps: [] }, { ownKobo: 30_000, isPaid });
    expect(owed(100_000, false)).toEqual({ outcome: 'paid', paidKobo: 100_000, backKobo: 0, owedKobo: 30_000 });
    expect(owed(20_000, false)).toMatchObject({ owedKobo: 20_000 });
    expect(owed(100_000, true)).toMatchObject({ owedKobo: 0 });
    expect(owed(0, false)).toMatchObject({ outcome: 'nothing', paidKobo: 0 });
    expect(
      settle({ state: 'running', payableKobo: null, phases: [], steps: [] }, { ownKobo: 1, isPaid: true }),
    ).toBeNull();
  });
});
