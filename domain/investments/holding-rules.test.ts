import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNaira } from '#kit/naira.ts';
import { holdingStates, holdingStatuses } from './holding-model.ts';
import {
  canMoveHolding,
  coolingUntilOf,
  expectedOf,
  holdingLimits,
  isOwnOffer,
  leftOfLimit,
  limitSince,
  payByOf,
  statesOf,
  statusOf,
  yearlyBasisPoints,
} from './holding-rules.ts';

const vectorFile = new URL('../../../shared/vectors/finance/sec-crowdfunding-limits.json', import.meta.url);

type LimitCase = { income_last_year: string; already_invested_12m: string; offer: string; retail_ok: boolean };

describe('the life of a holding', () => {
  test('never leads back, and what ended stays so', () => {
    expect(canMoveHolding('pledged', 'paid')).toBe(true);
    expect(canMoveHolding('paid', 'cancelled')).toBe(true);
    expect(canMoveHolding('active', 'cancelled')).toBe(false);
    expect(canMoveHolding('paid', 'pledged')).toBe(false);
    expect(canMoveHolding('interest', 'paid')).toBe(false);
    for (const ended of ['completed', 'cancelled', 'expired', 'refunded'] as const)
      for (const state of holdingStates) expect(canMoveHolding(ended, state)).toBe(false);
  });

  test('moves only where its table says', () => {
    const moves = holdingStates.flatMap((from) =>
      holdingStates.filter((to) => canMoveHolding(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves.toSorted()).toEqual([
      'active → completed',
      'interest → cancelled',
      'paid → active',
      'paid → cancelled',
      'paid → refunded',
      'pledged → cancelled',
      'pledged → expired',
      'pledged → paid',
    ]);
  });

  test('has one status for each state, and none is forgotten', () => {
    const all = holdingStatuses.flatMap((status) => statesOf(status));
    expect(all.toSorted()).toEqual([...holdingStates].toSorted());
    for (const status of holdingStatuses) for (const state of statesOf(status)) expect(statusOf(state)).toBe(status);
  });
});

describe('what is hoped for', () => {
  test.each([
    [50_000_000, 3_000, 65_000_000],
    [30_000_000, 4_000, 42_000_000],
    [1_000_003, 1_500, 1_150_003],
    [500_000, 0, 500_000],
  ])('of %d kobo at %d hundredths of a per cent is %d kobo', (amountKobo, roiBasisPoints, expectedKobo) => {
    expect(expectedOf(amountKobo, roiBasisPoints)).toBe(expectedKobo);
  });

  test('is never more than the hope itself, not by a part of a kobo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), fc.nat(10_000), (amountKobo, roiBasisPoints) => {
        const gain = BigInt(expectedOf(amountKobo, roiBasisPoints) - amountKobo);
        const exact = BigInt(amountKobo) * BigInt(roiBasisPoints);
        expect(gain * 10_000n <= exact && (gain + 1n) * 10_000n > exact).toBe(true);
      }),
    );
  });

  test.each([
    [1_500, 4, 4_500],
    [1_800, 6, 3_600],
    [2_000, 9, 2_667],
    [2_000, 12, 2_000],
  ])('%d over %d months is %d over a year', (roi, months, yearly) => {
    expect(yearlyBasisPoints(roi, months)).toBe(yearly);
  });
});

describe('a tenth of the yearly income', () => {
  test.each([
    ['600000', '0', '60000', true],
    ['600000', '0', '60001', false],
    ['600000', '45000', '15000', true],
    ['600000', '45000', '15000.01', false],
    ['600000', '70000', '5000', false],
  ])('of ₦%s, with ₦%s put in: ₦%s more', (income, invested, offer, isFine) => {
    const kobo = (naira: string) => parseNaira(naira) ?? Number.NaN;
    const left = leftOfLimit({ type: 'retail', yearlyIncomeKobo: kobo(income) }, kobo(invested));
    expect(kobo(offer) <= (left ?? Infinity)).toBe(isFine);
  });

  test('binds as the figures of others say', ({ skip }) => {
    skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its limits were not tried');
    const { investor } = JSON.parse(readFileSync(vectorFile, 'utf8')) as { investor: LimitCase[] };
    expect(investor.length).toBeGreaterThan(3);
    for (const one of investor) {
      const [income, invested, offer] = [one.income_last_year, one.already_invested_12m, one.offer].map(parseNaira);
      const left = leftOfLimit({ type: 'retail', yearlyIncomeKobo: income ?? 0 }, invested ?? 0) ?? Infinity;
      expect([one, (offer ?? Infinity) <= left]).toEqual([one, one.retail_ok]);
    }
  });

  test('of nothing that is known is nothing, and never less', () => {
    expect(leftOfLimit({ type: 'retail', yearlyIncomeKobo: null }, 0)).toBe(0);
    expect(leftOfLimit({ type: 'retail', yearlyIncomeKobo: 1000 }, 101)).toBe(0);
  });

  test('binds neither who has much nor a company', () => {
    expect(leftOfLimit({ type: 'high-net-worth', yearlyIncomeKobo: 100 }, 0)).toBeNull();
    expect(leftOfLimit({ type: 'institution', yearlyIncomeKobo: null }, 10)).toBeNull();
  });

  test('counts what was put in since the same hour a year before', () => {
    expect(limitSince(new Date('2026-06-01T09:00:00Z'))).toEqual(new Date('2025-06-01T09:00:00Z'));
    expect(limitSince(new Date('2028-02-29T09:00:00Z'))).toEqual(new Date('2027-03-01T09:00:00Z'));
  });
});

test('a pledge is of five thousand naira at least, by the figures of the house in their version', () => {
  expect(holdingLimits).toEqual({ dataVersion: 1, leastKobo: 500_000 });
});

test('a pledge waits a day for its money, which may be taken back for two', () => {
  const now = new Date('2026-06-01T09:00:00.123Z');
  expect(payByOf(now)).toEqual(new Date('2026-06-02T09:00:00.123Z'));
  expect(coolingUntilOf(now)).toEqual(new Date('2026-06-03T09:00:00.123Z'));
});

test('nobody puts money into what they farm, promote or stand for', () => {
  const sides = { keeperId: 'amina', promoterId: 'chidi', verifierId: null };
  expect(['amina', 'chidi', 'bola'].map((id) => isOwnOffer(id, sides))).toEqual([true, true, false]);
  expect(isOwnOffer('halima', { ...sides, verifierId: 'halima' })).toBe(true);
});
