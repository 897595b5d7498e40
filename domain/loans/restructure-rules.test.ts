import { describe, expect, test } from 'vitest';
import { standingOf } from './loan-rules.ts';
import { checkRestructure, isMetBy, penaltySince, restructuredTerms, restructureOf } from './restructure-rules.ts';
import { plainTerms } from './schedule-cases.ts';
import { scheduleOf } from './schedule.ts';

/* A loan of ₦150,000 at 24 per cent a year on what is still owed, six months from 1 June 2026 (facts/domain.md 5.1). */

const terms = { ...plainTerms, feePpm: 20_000, feeKobo: 500, penaltyPpm: 365_000 };
const lent = { principalKobo: 15_000_000, instalments: 6, from: '2026-06-01', terms };
const loan = {
  ...lent,
  schedule: scheduleOf(lent),
  paidKobo: 0,
  penaltyKobo: 100_000,
  disbursedOn: '2026-06-01',
};
const wanted = { instalments: 8, principalGrace: 2, interestGrace: 1 };

describe('a disaster lets a loan have another plan', () => {
  const flood = {
    state: 'confirmed',
    areas: [
      { stateCode: 'JI', lgas: ['Dutse'] },
      { stateCode: 'KN', lgas: ['Bichi', 'Rano'] },
    ],
    fromOn: '2026-07-10',
    untilOn: '2026-07-20',
  } as const;
  const met = {
    disbursedOn: '2026-06-01',
    places: [
      { stateCode: 'KD', lga: 'Soba' },
      { stateCode: 'KN', lga: 'Rano' },
    ],
    today: '2026-08-01',
  };

  test.each([
    ['confirmed, where its farmer has land', {}, {}, true],
    ['on its first day', {}, { today: '2026-07-10' }, true],
    ['a year after its last', {}, { today: '2027-07-20' }, true],
    ['not a day later', {}, { today: '2027-07-21' }, false],
    ['not before it began', {}, { today: '2026-07-09' }, false],
    ['not one that nobody confirmed', { state: 'declared' as const }, {}, false],
    ['not one that was refused', { state: 'refused' as const }, {}, false],
    ['not elsewhere', { areas: [{ stateCode: 'KN', lgas: ['Bichi'] }] }, {}, false],
    ['not by the name of an LGA in another state', { areas: [{ stateCode: 'KD', lgas: ['Rano'] }] }, {}, false],
    ['not for a loan paid out after it', {}, { disbursedOn: '2026-07-21' }, false],
    ['not for one that was never paid out', {}, { disbursedOn: null }, false],
  ])('%s', (_what, change, other, is) => {
    expect(isMetBy({ ...flood, ...change }, { ...met, ...other })).toBe(is);
  });
});

describe('penalties since the disaster', () => {
  const count = (fromOn: string, agedOn: string, paid: { amountKobo: number; paidOn: string }[] = []) =>
    penaltySince(loan, paid, { fromOn, agedOn });

  test('are those of each day from its first, of what was late by then', () => {
    // 2,677,887 kobo are late from 2 July: a thousandth of that a day.
    expect(count('2026-07-02', '2026-07-02')).toBe(2678);
    expect(count('2026-07-10', '2026-07-19')).toBe(26_779);
    expect(count('2026-06-01', '2026-07-01')).toBe(0);
  });

  test('fall with what was paid before, and are never more than was counted', () => {
    expect(count('2026-07-10', '2026-07-19', [{ amountKobo: 1_677_887, paidOn: '2026-07-12' }])).toBe(
      Math.ceil((3 * 2_677_887 + 7 * 1_000_000) / 1000),
    );
    expect(count('2026-07-10', '2026-12-31')).toBe(100_000);
  });
});

describe('another plan', () => {
  const today = '2026-07-16';
  const figures = restructureOf(loan, wanted, { today, waivedKobo: 40_000 });

  test('repays what is owed of the sum and of interest until the day; penalties from before stay, those since are let go', () => {
    expect(figures?.principalKobo).toBe(standingOf(loan, today).payoffKobo - loan.penaltyKobo);
    expect([figures?.penaltyKobo, figures?.waivedKobo]).toEqual([60_000, 40_000]);
    const repaid = figures?.schedule.reduce((sum, one) => sum + one.principalKobo, 0);
    expect(repaid).toBe(figures?.principalKobo);
    expect(figures?.schedule.map(({ principalKobo }) => principalKobo > 0)).toEqual([
      false,
      false,
      ...Array.from({ length: 6 }, () => true),
    ]);
    expect(figures?.schedule[0]?.dueKobo).toBe(0);
    const due = figures?.schedule.reduce((sum, one) => sum + one.dueKobo, 0);
    expect(figures?.totalKobo).toBe((due ?? 0) + 60_000);
  });

  test('keeps rate, method and penalty, and keeps back no fee again', () => {
    expect(restructuredTerms(terms, wanted)).toEqual({
      ...terms,
      principalGrace: 2,
      interestGrace: 1,
      feePpm: 0,
      feeKobo: 0,
    });
  });

  test('is none where the whole sum was paid', () => {
    expect(restructureOf({ ...loan, paidKobo: 16_000_000 }, wanted, { today, waivedKobo: 0 })).toBeNull();
  });

  test.each([
    ['shorter than what is left', { instalments: 5 }, 'instalments'],
    ['longer than any loan may be', { instalments: 100 }, 'instalments'],
    ['all moratorium', { principalGrace: 8 }, 'principalGrace'],
    ['interest put off for longer than the sum', { interestGrace: 3 }, 'interestGrace'],
  ])('is refused where it is %s', (_what, change, field) => {
    expect(checkRestructure(loan, { ...wanted, ...change })?.field).toBe(field);
    expect(checkRestructure(loan, wanted)).toBeNull();
  });

  test('of a loan that is due at once after the harvest has no moratorium, and may be longer', () => {
    const bullet = { ...lent, terms: { ...terms, amortisation: 'harvest-bullet' as const } };
    const held = { ...loan, ...bullet, schedule: scheduleOf(bullet) };
    expect(checkRestructure(held, { instalments: 9, principalGrace: 1, interestGrace: 0 })?.field).toBe(
      'principalGrace',
    );
    expect(checkRestructure(held, { instalments: 9, principalGrace: 0, interestGrace: 0 })).toBeNull();
  });
});
