import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rounded } from './fraction.ts';
import { cappedRain, paysByRate, paysTogether, phasePays, weightedPercent, type CoverSide } from './index-rules.ts';
import { monthsCalculation } from './months-calculation.ts';
import type { MonthsIndex } from './product-model.ts';
import { daysFrom } from './rain-rules.ts';
import { yieldPays } from './yield-rules.ts';

const file = new URL('../../../shared/vectors/insurance/weather-index.json', import.meta.url);
const isHere = existsSync(file);
const says = 'the folder shared/vectors is absent, so its worked cases were not tried';

// The shape of the file is its own; a wrong one fails the test that reads it.
// oxlint-disable-next-line typescript/no-explicit-any
const read = (): any => JSON.parse(readFileSync(file, 'utf8'));

const kobo = (naira: number): number => Math.round(naira * 100);
const hundredths = (figure: number): number => Math.round(figure * 100);

type Case = {
  readonly kind?: CoverSide;
  readonly index_mm?: number;
  readonly rain_mm?: number;
  readonly trigger_mm: number;
  readonly exit_mm: number;
  readonly max_payout_ngn: number;
  readonly payout_ngn: number;
};

const paysOf = ({ kind, index_mm, rain_mm, trigger_mm, exit_mm, max_payout_ngn }: Case) =>
  phasePays(
    {
      side: kind ?? 'deficit',
      trigger: hundredths(trigger_mm),
      exit: hundredths(exit_mm),
      mostKobo: kobo(max_payout_ngn),
    },
    hundredths(index_mm ?? rain_mm ?? 0),
  );

describe('worked cases of index covers', () => {
  test('of one phase, too little rain and too much, are met to the kobo', ({ skip }) => {
    if (!isHere) skip(says);
    const { single_phase: cases } = read() as { readonly single_phase: readonly Case[] };
    expect(cases.length).toBeGreaterThan(10);
    expect(cases.map((one) => rounded(paysOf(one)))).toEqual(cases.map(({ payout_ngn }) => kobo(payout_ngn)));
  });

  test('of three phases are met to the kobo, rounded once at the end', ({ skip }) => {
    if (!isHere) skip(says);
    const { phases, sum_ngn, policy_limit_ngn, payable_ngn } = read().three_phase;
    expect(phases.map((one: Case) => rounded(paysOf(one)))).toEqual(
      phases.map(({ payout_ngn }: Case) => kobo(payout_ngn)),
    );
    const together = paysTogether(phases.map(paysOf), kobo(policy_limit_ngn));
    expect(together).toEqual({ sumKobo: kobo(sum_ngn), payableKobo: kobo(payable_ngn) });
  });

  test('of a cap on ten days are met', ({ skip }) => {
    if (!isHere) skip(says);
    const { dekads_mm, cap_mm, index_mm } = read().dekadal_cap;
    expect(cappedRain(dekads_mm.map(hundredths), hundredths(cap_mm))).toBe(hundredths(index_mm));
  });

  test('of months weighted against the normal are met', ({ skip }) => {
    if (!isHere) skip(says);
    const { pct_of_normal, weights_pct, weighted_pct, payment_rate_pct, cover, payout } = read().scic_monthly;
    const index = weightedPercent(pct_of_normal.map(hundredths), weights_pct);
    expect(index).toBe(hundredths(weighted_pct));
    // Only this step of the published table is known here.
    const table = [{ upTo: index, rate: hundredths(payment_rate_pct) }];
    expect(paysByRate(kobo(cover), index, table)).toBe(kobo(payout));
    expect(paysByRate(kobo(cover), index + 1, table)).toBe(0);
    const named = pct_of_normal.map((share: number, place: number) => ({ month: `2027-0${place + 5}`, share }));
    const terms: MonthsIndex = {
      kind: 'months',
      months: named.map(({ month }: { month: string }, place: number) => ({
        month,
        normalTenths: 1000,
        weightPercent: weights_pct[place],
      })),
      steps: [{ upToTenths: Math.ceil(weighted_pct * 10), rateTenths: Math.round(payment_rate_pct * 10) }],
      indexSource: 'As published',
      fallback: { usesNeighbours: false, mostMissingDays: 0 },
    };
    const dry = daysFrom('2027-05-01', '2027-07-31').map((day) => [day, 0] as const);
    const said = new Map<string, number>(dry);
    for (const { month, share } of named) said.set(`${month}-01`, hundredths(share));
    const whole = monthsCalculation({ index: terms, sumKobo: kobo(cover) }, { said, around: [] }, '2027-08-01');
    expect(whole.payableKobo, 'so does a cover of these months').toBe(kobo(payout));
  });

  test('of the yield of an area are met to the kobo', ({ skip }) => {
    if (!isHere) skip(says);
    for (const { ref, actual, sum_insured, payout } of read().area_yield_naic.cases)
      expect(yieldPays(kobo(sum_insured), { reference: ref, triggerPercent: 70, actual })).toBe(kobo(payout));
  });
});
