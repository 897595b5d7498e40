import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNaira } from '#kit/naira.ts';
import { Problem } from '#kit/problem.ts';
import { issuerSizes, offerStates, type IssuerSize, type OfferTerms } from './model.ts';
import {
  availabilityOf,
  canMoveOffer,
  checkTerms,
  endOf,
  isMostOfIt,
  isWithinCap,
  offerNumberOf,
} from './offer-rules.ts';
import { offerFee } from './offer-fee.ts';

const vectorFile = new URL('../../../shared/vectors/finance/sec-crowdfunding-limits.json', import.meta.url);

type CapCase = { size: IssuerSize; raise_12m: string; ok: boolean };

const today = '2026-06-01';

const terms: OfferTerms = {
  title: 'Maize in Bichi',
  story: 'Two hectares of maize.',
  crop: 'Maize',
  goalKobo: 50_000_000,
  leastKobo: 30_000_000,
  durationMonths: 6,
  roiBasisPoints: 1500,
  risk: 'medium',
  riskWords: 'Too little rain.',
  insurance: 'none',
  insuranceWords: '',
  payOrder: 'investors-first',
  closesOn: '2026-06-20',
  startsOn: '2026-06-24',
  budget: [
    { line: 'seed', amountKobo: 20_000_000 },
    { line: 'labour', amountKobo: 30_000_000 },
  ],
  milestones: [
    { name: 'Planting', amountKobo: 25_000_000, dueOn: '2026-07-15', stage: 'pre-planting' },
    { name: 'Weeding', amountKobo: 25_000_000, dueOn: '2026-08-20', stage: null },
  ],
};

/** What is wrong with terms, as `field says`; null for those that hold together. */
const faultOf = (change: Partial<OfferTerms>): string | null => {
  try {
    checkTerms({ ...terms, ...change }, today);
    return null;
  } catch (error) {
    const [fault] = error instanceof Problem ? error.fields : [];
    return fault === undefined ? String(error) : `${fault.field} ${fault.says}`;
  }
};

describe('the terms of an offer', () => {
  test('hold together where budget and milestones are what is asked for', () => {
    expect(faultOf({})).toBeNull();
    expect(faultOf({ leastKobo: terms.goalKobo })).toBeNull();
    expect(faultOf({ startsOn: terms.closesOn })).toBeNull();
  });

  const [seed, labour] = terms.budget;
  const [planting, weeding] = terms.milestones;

  test.each<[string, Partial<OfferTerms>, string]>([
    ['the least above the goal', { leastKobo: 50_000_001 }, 'terms.leastKobo investments.leastAboveGoal'],
    ['closing today', { closesOn: today }, 'terms.closesOn investments.closesOnPast'],
    ['closing in years', { closesOn: '2027-06-03', startsOn: '2027-06-04' }, 'terms.closesOn investments.closesOnFar'],
    ['a start before the closing', { startsOn: '2026-06-19' }, 'terms.startsOn investments.startsBeforeClosing'],
    ['a start in years', { startsOn: '2027-06-22' }, 'terms.startsOn investments.startsFar'],
    ['a budget a kobo short', { goalKobo: 50_000_001 }, 'terms.budget investments.budgetSum'],
    ['a line of the budget twice', { budget: [seed, seed, labour] as never }, 'terms.budget investments.budgetTwice'],
    ['milestones short of the goal', { milestones: [planting] as never }, 'terms.milestones investments.milestonesSum'],
    [
      'milestones out of order',
      { milestones: [weeding, planting] as never },
      'terms.milestones investments.milestonesOrder',
    ],
    [
      'an insurance that nobody names',
      { insurance: 'weather-index' },
      'terms.insuranceWords investments.insuranceWordsRequired',
    ],
  ])('are refused with %s', (_what, change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });

  test.each([
    ['2026-06-24', 6, '2026-12-24'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2026-01-31', 36, '2029-01-31'],
  ])('that start on %s and last %d months end on %s', (startsOn, durationMonths, end) => {
    expect(endOf({ startsOn, durationMonths })).toBe(end);
  });
});

describe('the life of an offer', () => {
  test('is moved by who may, and by nobody else', () => {
    expect(canMoveOffer('submitted', 'checked', 'verifier')).toBe(true);
    for (const by of ['promoter', 'admin', 'house', 'closer', 'second'] as const)
      expect(canMoveOffer('submitted', 'checked', by)).toBe(false);
    expect(canMoveOffer('checked', 'published', 'promoter')).toBe(false);
    expect(canMoveOffer('closed', 'running', 'admin')).toBe(false);
    expect(canMoveOffer('harvested', 'settled', 'admin')).toBe(false);
    expect(canMoveOffer('harvested', 'settled', 'second')).toBe(true);
  });

  test('is over once it was settled, not funded or withdrawn', () => {
    const movers = ['promoter', 'verifier', 'admin', 'closer', 'house', 'second'] as const;
    for (const over of ['settled', 'unfunded', 'withdrawn'] as const)
      for (const to of offerStates) for (const by of movers) expect(canMoveOffer(over, to, by)).toBe(false);
  });
});

describe('how much room there is', () => {
  const room = { state: 'published', goalKobo: 10_000, takenKobo: 0, closesOn: '2026-06-20' } as const;

  test.each([
    ['nothing taken', {}, 'available'],
    ['a kobo more than a quarter open', { takenKobo: 7_499 }, 'available'],
    ['a quarter open', { takenKobo: 7_500 }, 'low'],
    ['a kobo open', { takenKobo: 9_999 }, 'low'],
    ['nothing open', { takenKobo: 10_000 }, 'closed'],
    ['its last day', { closesOn: today }, 'available'],
    ['the day after it', { closesOn: '2026-05-31' }, 'closed'],
    ['closed by hand', { state: 'closed' }, 'closed'],
  ] as const)('%s', (_what, change, availability) => {
    expect(availabilityOf({ ...room, ...change }, today)).toBe(availability);
  });

  test('grows less the more is taken, and never more', () => {
    const order = ['available', 'low', 'closed'];
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const rank = (takenKobo: number) => order.indexOf(availabilityOf({ ...room, takenKobo }, today));
        expect(rank(less)).toBeLessThanOrEqual(rank(more));
      }),
    );
  });
});

describe('the caps and fees of the law', () => {
  test.each([
    ['micro', 5_000_000_000, 0, true],
    ['micro', 5_000_000_001, 0, false],
    ['micro', 1_000_000, 4_999_000_000, true],
    ['micro', 1_000_001, 4_999_000_000, false],
    ['small', 7_000_000_000, 0, true],
    ['medium', 10_000_000_001, 0, false],
  ] as const)('%s: %d kobo with %d raised before is within the cap: %s', (size, goalKobo, raisedKobo, isFine) => {
    expect(isWithinCap(size, raisedKobo, goalKobo)).toBe(isFine);
  });

  test('bind as the figures of others say', ({ skip }) => {
    skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its caps were not tried');
    const { issuer_caps: caps } = JSON.parse(readFileSync(vectorFile, 'utf8')) as { issuer_caps: CapCase[] };
    expect(new Set(caps.map(({ size }) => size))).toEqual(new Set(issuerSizes));
    for (const { size, raise_12m: raised, ok } of caps)
      expect([size, raised, isWithinCap(size, 0, parseNaira(raised) ?? Infinity)]).toEqual([size, raised, ok]);
  });

  test('leave the house no fee above two per cent', () => {
    expect(offerFee.shipped.values.feeBasisPoints).toBeGreaterThan(0);
    expect(offerFee.shipped.values.feeBasisPoints).toBeLessThanOrEqual(200);
  });
});

test('an offer is known by its number, and held mostly by who has more than half of it', () => {
  expect(offerNumberOf(101)).toBe('#AF101');
  expect([isMostOfIt(5_000, 10_000), isMostOfIt(5_001, 10_000)]).toEqual([false, true]);
});
