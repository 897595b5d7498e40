import { describe, expect, test } from 'vitest';
import { outcomeOf, outcomesByYear, sumOutcomes, type Put } from './statement-rules.ts';

const put = (change: Partial<Put>): Put => ({
  amountKobo: 10_000,
  realisedKobo: null,
  state: 'active',
  paidOn: '2025-11-03',
  endedOn: null,
  ...change,
});

const gained = put({ state: 'completed', realisedKobo: 11_500, endedOn: '2026-05-04' });
const lost = put({ state: 'completed', realisedKobo: 4_000, endedOn: '2026-06-01' });
const takenBack = put({ state: 'cancelled', endedOn: '2025-11-04' });
const refunded = put({ state: 'refunded', endedOn: '2026-01-02' });

describe('what came of a holding', () => {
  test.each([
    ['one that runs', put({}), { putInKobo: 10_000, cameBackKobo: 0, gainKobo: 0, lossKobo: 0 }],
    ['one that gained', gained, { putInKobo: 10_000, cameBackKobo: 11_500, gainKobo: 1_500, lossKobo: 0 }],
    ['one that lost', lost, { putInKobo: 10_000, cameBackKobo: 4_000, gainKobo: 0, lossKobo: 6_000 }],
    [
      'one that lost all',
      { ...lost, realisedKobo: 0 },
      { putInKobo: 10_000, cameBackKobo: 0, gainKobo: 0, lossKobo: 10_000 },
    ],
    ['one that was taken back', takenBack, { putInKobo: 10_000, cameBackKobo: 10_000, gainKobo: 0, lossKobo: 0 }],
    ['one that did not begin', refunded, { putInKobo: 10_000, cameBackKobo: 10_000, gainKobo: 0, lossKobo: 0 }],
  ])('%s', (_what, one, outcome) => {
    expect(outcomeOf(one)).toEqual(outcome);
  });

  test('counts in the year in which the money moved', () => {
    expect(outcomeOf(lost, '2025')).toEqual({ putInKobo: 10_000, cameBackKobo: 0, gainKobo: 0, lossKobo: 0 });
    expect(outcomeOf(lost, '2026')).toEqual({ putInKobo: 0, cameBackKobo: 4_000, gainKobo: 0, lossKobo: 6_000 });
    expect(outcomeOf(lost, '2024')).toEqual({ putInKobo: 0, cameBackKobo: 0, gainKobo: 0, lossKobo: 0 });
  });
});

test('a gain hides no loss, and the years together are all of it', () => {
  const all = [gained, lost, takenBack, refunded, put({})];
  const sum = { putInKobo: 50_000, cameBackKobo: 35_500, gainKobo: 1_500, lossKobo: 6_000 };
  expect(sumOutcomes(all.map((one) => outcomeOf(one)))).toEqual(sum);
  const years = outcomesByYear(all);
  expect(years.map(({ year }) => year)).toEqual(['2025', '2026']);
  expect(sumOutcomes(years)).toEqual(sum);
  expect(outcomesByYear([])).toEqual([]);
});
