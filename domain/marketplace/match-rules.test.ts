import { describe, expect, test } from 'vitest';
import { byFitness, factsOf, farness, type Offerable } from './match-rules.ts';

const wanted = { leastGrade: 'grade-2', grams: 10_000_000, fromDay: '2026-06-10' } as const;
const kumbotso = [8.5, 11.89] as const;

const offered = (change: Partial<Offerable> = {}): Offerable => ({
  spot: { position: [8.24, 12.23], from: 'lga' },
  grade: 'grade-2',
  grams: 2_500_000,
  readyOn: '2026-06-01',
  trust: { kept: 9, of: 10 },
  ...change,
});

describe('why a lot fits', () => {
  test('is told in whole kilometres, grade, part of what is wanted, days and record', () => {
    expect(factsOf(wanted, kumbotso, offered())).toEqual({
      kilometres: 47,
      from: 'lga',
      grade: 'grade-2',
      isBetterGrade: false,
      fillsPercent: 25,
      readyDaysLater: 0,
      trust: { kept: 9, of: 10 },
    });
    const better = offered({ grade: 'grade-1', grams: 99_000_000, readyOn: '2026-06-14' });
    expect(factsOf(wanted, kumbotso, better)).toMatchObject({
      isBetterGrade: true,
      fillsPercent: 100,
      readyDaysLater: 4,
    });
  });

  test('says that nobody knows how far it is', () => {
    expect(factsOf(wanted, kumbotso, offered({ spot: { position: null, from: 'state' } })).kilometres).toBe(null);
  });
});

test('the nearest comes first, but for one who comes late, or whose lot is ready late; no record is half a bad one', () => {
  const of = (change: Partial<Offerable>) => factsOf(wanted, kumbotso, offered(change));
  const [reliable, unknown, late, slow] = [
    of({}),
    of({ trust: { kept: 0, of: 0 } }),
    of({ trust: { kept: 0, of: 4 } }),
    of({ readyOn: '2026-06-30' }),
  ];
  expect(byFitness([late, slow, unknown, reliable])).toEqual([reliable, unknown, late, slow]);
  expect([farness(reliable), farness(unknown), farness(late), farness(slow)]).toEqual([57, 97, 147, 157]);
});
