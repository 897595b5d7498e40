import { describe, expect, test } from 'vitest';
import type { TakenPosition, VisitProof } from './visit-form-model.ts';
import { visitFlags, type VisitFacts } from './visit-flags.ts';
import { flagLimits } from './flag-limits.ts';

/** By the thresholds the house begins with. */
const visitFlagsNow = (one: VisitFacts) => visitFlags(one, flagLimits.shipped.values);

const [amina, musa, hauwa] = ['amina', 'musa', 'hauwa'];

const taken = (change: Partial<TakenPosition> = {}): TakenPosition => ({
  latitude: 12.25,
  longitude: 8.26,
  accuracyMetres: 8,
  at: '2026-06-01T09:00:00.000Z',
  looksMocked: false,
  ...change,
});

const proof = (change: Partial<VisitProof> = {}): VisitProof => ({
  position: taken(),
  noPosition: null,
  code: null,
  startedAt: '2026-06-01T09:00:00.000Z',
  endedAt: '2026-06-01T09:25:00.000Z',
  ...change,
});

const facts = (change: Partial<VisitFacts> = {}): VisitFacts => ({
  keeperId: amina ?? '',
  visitedOn: '2026-06-01',
  arrivedAt: new Date('2026-06-01T18:00:00.000Z'),
  isInCare: true,
  proof: proof(),
  metresAway: 0,
  code: 'none',
  near: [],
  sameAdvice: 0,
  adviceLetters: 120,
  farmerSays: null,
  ...change,
});

const near = (keeperId: string | undefined, change: Partial<TakenPosition>) => ({
  keeperId: keeperId ?? '',
  position: taken(change),
});

describe('a visit is flagged', () => {
  test.each<[string, Partial<VisitFacts>, readonly string[]]>([
    ['not at all when all is well', {}, []],
    ['not when it arrived on the third day', { arrivedAt: new Date('2026-06-04T22:59:00Z') }, []],
    ['late on the fourth, by the days of Nigeria', { arrivedAt: new Date('2026-06-04T23:00:00Z') }, ['late']],
    ['when the farmer had another manager by then', { isInCare: false }, ['after-hand-over']],
    ['far beyond 250 m and the accuracy', { metresAway: 259 }, ['far']],
    ['not far within the accuracy of the phone', { metresAway: 258 }, []],
    ['not far where no plot is mapped', { metresAway: null }, []],
    [
      'when the position looks made up',
      { proof: proof({ position: taken({ looksMocked: true }) }) },
      ['mock-position'],
    ],
    ['under five minutes', { proof: proof({ endedAt: '2026-06-01T09:04:59.000Z' }) }, ['too-short']],
    ['when it ended before it began', { proof: proof({ endedAt: '2026-06-01T08:00:00.000Z' }) }, ['too-short']],
    ['without a position', { proof: proof({ position: null, noPosition: 'denied' }) }, ['no-position']],
    ['written down without any proof', { proof: null }, ['no-position']],
    ['written down on another day', { visitedOn: '2026-05-31' }, ['other-day']],
    ['with a code that was wrong', { code: 'wrong' }, ['wrong-code']],
    ['with a code shown before', { code: 'used' }, ['wrong-code']],
    ['not for a card alone', { code: 'card' }, []],
    ['with advice two others got', { sameAdvice: 2 }, ['copied-text']],
    ['not with advice one other got', { sameAdvice: 1 }, []],
    ['not with a few words many got', { sameAdvice: 9, adviceLetters: 29 }, []],
    ['when the farmer said no', { farmerSays: false }, ['farmer-said-no']],
    ['not when the farmer said yes', { farmerSays: true }, []],
  ])('%s', (_, change, expected) => {
    expect(visitFlagsNow(facts(change))).toEqual(expected);
  });

  test.each<[string, Partial<TakenPosition>, readonly string[]]>([
    ['40 km in a quarter of an hour', { latitude: 12.61, at: '2026-06-01T09:15:00.000Z' }, ['impossible-travel']],
    ['40 km in half an hour', { latitude: 12.61, at: '2026-06-01T09:30:00.000Z' }, []],
    [
      'the same the other way round in time',
      { latitude: 12.61, at: '2026-06-01T08:45:00.000Z' },
      ['impossible-travel'],
    ],
    ['a kilometre in no time', { latitude: 12.259 }, []],
    ['40 km by a mast that covers them', { latitude: 12.61, accuracyMetres: 45_000 }, []],
  ])('for the way between two visits: %s', (_, change, expected) => {
    expect(visitFlagsNow(facts({ near: [near(musa, change)] }))).toEqual(expected);
  });

  test.each<[string, readonly (string | undefined)[], readonly string[]]>([
    ['with one neighbour: no', [musa], []],
    ['with two others: yes', [musa, hauwa], ['same-place']],
    ['with the same farmer twice: no', [amina, amina, musa], []],
  ])('for one and the same spot %s', (_, keepers, expected) => {
    const there = keepers.map((keeperId) => near(keeperId, { latitude: 12.2501, at: '2026-06-01T10:00:00.000Z' }));
    expect(visitFlagsNow(facts({ near: there }))).toEqual(expected);
  });

  test('for several things at once, each named once', () => {
    const change = { isInCare: false, arrivedAt: new Date('2026-06-20T09:00:00Z'), metresAway: 9000 };
    expect(visitFlagsNow(facts(change))).toEqual(['late', 'after-hand-over', 'far']);
  });
});
