import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseNaira } from '#kit/naira.ts';
import type { LoanTerms } from './model.ts';
import { plainTerms } from './schedule-cases.ts';
import { scheduleOf, type Instalment, type Lent } from './schedule.ts';

/*
 * Schedules to the kobo. Those of others: Apache Fineract's expected schedules (Loan.feature, LoanRepayment.feature,
 * LoanReschedule.feature; Apache-2.0), instalments in whole units, halves to the even one. Our own were worked in decimals
 * by hand, halves up, the last instalment taking the remainder.
 */

const folder = new URL('../../../shared/vectors/finance/', import.meta.url);
const isHere = existsSync(folder);
const absent = 'the folder shared/vectors is absent, so its schedules were not tried';
// The shapes of these files are theirs; a wrong one fails the test that reads it.
// oxlint-disable-next-line typescript/no-explicit-any
const read = (name: string): any => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const kobo = (text: string): number => parseNaira(text) ?? Number.NaN;

const lend = (naira: number, instalments: number, change: Partial<LoanTerms> = {}, from = '2026-06-15'): Lent => ({
  principalKobo: naira * 100,
  instalments,
  from,
  terms: { ...plainTerms, ...change },
});
const total = (rows: readonly Instalment[], of: 'interestKobo' | 'principalKobo' | 'dueKobo'): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

type TheirRow = { nr: number; date: string; balance: string; principal: string; interest: string; due: string };

/** A number in a file of theirs, as kobo: '284.5', '0.0'. */
const theirs = (text: string): number => kobo(text.replace(/\.(\d)$/, '.$10'));
const theirDay = (text: string): string => new Date(`${text} UTC`).toISOString().slice(0, 10);

describe('a schedule of Fineract', () => {
  test('is met in every row', ({ skip }) => {
    skip(!isHere, absent);
    const { cases } = read('fineract-loan-schedules.json');
    expect(cases).toHaveLength(12);
    for (const one of cases) {
      const isFraction = one.product.startsWith('LP2');
      const lent = lend(
        Number(one.principal),
        one.n,
        {
          method: one.interestType === 'FLAT' ? 'flat' : 'declining',
          interestPeriod: one.interestCalcPeriod === 'DAILY' ? 'daily' : 'instalment',
          dayCount: isFraction ? '30/360' : 'actual/365',
          amortisation: one.amortization === 'EQUAL_INSTALLMENTS' ? 'equal-instalment' : 'equal-principal',
          ratePpm: Math.round(Number(one.annualRatePct) * 10_000),
          principalGrace: one.graceOnPrincipalPayment ?? 0,
          interestGrace: one.graceOnInterestPayment_effective ?? 0,
          roundToKobo: isFraction ? 1 : 100,
          rounding: 'half-even',
        },
        theirDay(one.disbursedOn),
      );
      const wanted = one.rows
        .slice(1)
        .map((row: TheirRow) => [
          row.nr,
          theirDay(row.date),
          theirs(row.principal),
          theirs(row.interest),
          theirs(row.due),
          theirs(row.balance),
        ]);
      const made = scheduleOf(lent).map((row) => [
        row.number,
        row.dueOn,
        row.principalKobo,
        row.interestKobo,
        row.dueKobo,
        row.balanceKobo,
      ]);
      expect([one.source, made]).toEqual([one.source, wanted]);
    }
  });
});

describe('our own cases', () => {
  test('are met in every row', ({ skip }) => {
    skip(!isHere, absent);
    const { cases } = read('agri-loans.json');
    const ways: [string, Partial<LoanTerms>][] = [
      ['reducing balance 24% 6 months', {}],
      ['reducing balance 24%, 8 months, 3-month principal moratorium, interest serviced', { principalGrace: 3 }],
      [
        'reducing balance 24%, 8 months, 3-month moratorium, interest capitalised',
        { principalGrace: 3, interestGrace: 3, graceInterest: 'capitalised' },
      ],
    ];
    for (const [name, change] of ways) {
      const one = cases.find((each: { name: string }) => each.name === name);
      const rows = scheduleOf(lend(150_000, one.n_months, change));
      const made = rows.map((row) => [
        row.number,
        row.principalKobo,
        row.interestKobo,
        row.capitalisedKobo,
        row.balanceKobo,
      ]);
      const wanted = one.rows_nr_principal_interest_note_balance.map(
        ([number, principal, interest, note, balance]: [number, string, string, string, string]) => [
          number,
          kobo(principal),
          kobo(interest),
          note === '' ? 0 : kobo(note.replace(' capitalised', '')),
          kobo(balance),
        ],
      );
      expect([name, made]).toEqual([name, wanted]);
      expect(total(rows, 'interestKobo')).toBe(kobo(one.interest_paid));
      expect(total(rows, 'principalKobo')).toBe(kobo(one.principal_paid));
      expect(rows.find(({ principalKobo, number }) => principalKobo > 0 && number < one.n_months)?.dueKobo).toBe(
        kobo(one.emi),
      );
    }
  });

  /** Worked by hand; the Anchor Borrowers' Programme lends at 9 per cent to the harvest. */
  test.each([
    ['an even half-year', {}, 900_000],
    ['183 days of 365', { interestPeriod: 'daily', dayCount: 'actual/365' }, 902_466],
    ['183 days of 360', { interestPeriod: 'daily', dayCount: 'actual/360' }, 915_000],
    ['180 days of 360', { interestPeriod: 'daily', dayCount: '30/360' }, 900_000],
  ] as const)('₦200,000 to the harvest at 9 per cent by %s', (_name, change, interestKobo) => {
    const [row, ...more] = scheduleOf(lend(200_000, 6, { ratePpm: 90_000, amortisation: 'harvest-bullet', ...change }));
    expect([row?.dueOn, row?.interestKobo, row?.dueKobo, more]).toEqual([
      '2026-12-15',
      interestKobo,
      20_000_000 + interestKobo,
      [],
    ]);
  });

  /** Of Fineract's progressive loans, as noted in numbers alone: 9.4822 % over even months, 15.678 % over days of 365, none. */
  test.each([
    [100, 6, { ratePpm: 94_822, interestPeriod: 'daily', dayCount: '30/360' }, 1713, null],
    [100, 6, { ratePpm: 156_780, interestPeriod: 'daily', dayCount: 'actual/365' }, 1743, 1747],
    [1000, 4, { ratePpm: 0 }, 25_000, 25_000],
  ] as const)('₦%s in %s instalments', (naira, instalments, change, dueKobo, lastKobo) => {
    const rows = scheduleOf(lend(naira, instalments, change, '2024-01-01'));
    expect(rows[0]?.dueKobo).toBe(dueKobo);
    if (lastKobo !== null) expect(rows.at(-1)?.dueKobo).toBe(lastKobo);
  });
});

describe('whatever the terms', () => {
  const methods = ['flat', 'declining'] as const;
  const periods = ['instalment', 'daily'] as const;
  const amortisations = ['equal-instalment', 'equal-principal', 'harvest-bullet'] as const;
  const all = methods.flatMap((method) =>
    periods.flatMap((interestPeriod) =>
      amortisations.flatMap((amortisation) =>
        [0, 2].flatMap((grace) =>
          [1, 100].map((roundToKobo) => ({
            method,
            interestPeriod,
            amortisation,
            roundToKobo,
            principalGrace: amortisation === 'harvest-bullet' ? 0 : grace,
            interestGrace: amortisation === 'harvest-bullet' ? 0 : grace,
            dayCount: 'actual/365' as const,
            graceInterest: method === 'flat' ? ('deferred' as const) : ('capitalised' as const),
          })),
        ),
      ),
    ),
  );

  test('what is repaid is what was lent and what was added to it, and nothing is left', () => {
    for (const change of all)
      for (const naira of [1_001, 77_777, 4_999_999]) {
        const rows = scheduleOf(lend(naira, 7, change, '2026-01-31'));
        const added = rows.reduce((sum, { capitalisedKobo }) => sum + capitalisedKobo, 0);
        expect([change, total(rows, 'principalKobo')]).toEqual([change, naira * 100 + added]);
        expect(rows.at(-1)?.balanceKobo).toBe(0);
        expect(rows.reduce((sum, { accruedKobo }) => sum + accruedKobo, 0)).toBe(total(rows, 'interestKobo') + added);
        expect(rows.every(({ principalKobo, interestKobo }) => principalKobo >= 0 && interestKobo >= 0)).toBe(true);
      }
  });

  test('what rounding leaves is with the first where the terms say so', () => {
    const rows = scheduleOf(lend(5000, 18, { method: 'flat', ratePpm: 120_000, roundToKobo: 100, remainder: 'first' }));
    expect([rows[0]?.dueKobo, rows[1]?.dueKobo, rows.at(-1)?.dueKobo]).toEqual([32_400, 32_800, 32_800]);
  });
});
