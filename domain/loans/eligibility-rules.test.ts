import { expect, test } from 'vitest';
import { eligibility, type BorrowerFacts, type Eligibility } from './eligibility-model.ts';
import { answerConditions, monthsBetween } from './eligibility-rules.ts';

/** Amina: eight months here, two seasons of maize and cowpea on 1.8 hectares in Kano, a loan four days late. */
const amina: BorrowerFacts = {
  months: 8,
  seasons: 2,
  plots: 1,
  hectares: 1.8,
  isPhoneProved: true,
  daysLate: 4,
  states: ['KN'],
  crops: ['cowpea', 'maize'],
};

const met = (rule: Eligibility, change: Partial<BorrowerFacts> = {}): boolean[] =>
  answerConditions(rule, { ...amina, ...change }).map(({ isMet }) => isMet);

test.each<[string, Eligibility, Partial<BorrowerFacts>, boolean]>([
  ['months that are reached', { leastMonths: 8 }, {}, true],
  ['a month short', { leastMonths: 9 }, {}, false],
  ['as many seasons as are asked for', { leastSeasons: 2 }, {}, true],
  ['a season short', { leastSeasons: 3 }, {}, false],
  ['a plot on the map', { needsPlot: true }, {}, true],
  ['no plot on the map', { needsPlot: true }, { plots: 0, hectares: 0 }, false],
  ['a phone whose code was entered', { needsPhone: true }, {}, true],
  ['a phone that was only typed', { needsPhone: true }, { isPhoneProved: false }, false],
  ['as late as is let pass', { mostDaysLate: 4 }, {}, true],
  ['later than is let pass', { mostDaysLate: 3 }, {}, false],
  ['nothing late, where nothing may be', { mostDaysLate: 0 }, { daysLate: 0 }, true],
  ['the least land', { leastHectares: 1.8 }, {}, true],
  ['too little land', { leastHectares: 1.81 }, {}, false],
  ['the most land', { mostHectares: 1.8 }, {}, true],
  ['too much land', { mostHectares: 1.79 }, {}, false],
  ['a state that is served', { states: ['KD', 'KN'] }, {}, true],
  ['a state that is not served', { states: ['KD'] }, {}, false],
  ['no farm in any state', { states: ['KN'] }, { states: [] }, false],
  ['a crop that is served', { crops: ['maize'] }, {}, true],
  ['a crop that is not served', { crops: ['rice'] }, {}, false],
])('%s: %o', (_what, rule, change, isMet) => {
  expect(met(rule, change)).toEqual([isMet]);
});

test('a product without conditions asks for nothing, and one with several answers each with what it needs and what is there', () => {
  expect(answerConditions(undefined, amina)).toEqual([]);
  expect(answerConditions({ needsPlot: false, needsPhone: false }, amina)).toEqual([]);
  expect(answerConditions({ leastSeasons: 3, leastMonths: 6, crops: ['maize', 'rice'] }, amina)).toEqual([
    { name: 'leastMonths', isMet: true, needs: 6, has: 8 },
    { name: 'crops', isMet: true, needs: ['maize', 'rice'], has: ['cowpea', 'maize'] },
    { name: 'leastSeasons', isMet: false, needs: 3, has: 2 },
  ]);
});

test.each([
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['2025-11-23', '2026-11-23', 12],
  ['2025-11-24', '2026-11-23', 11],
  ['2026-11-23', '2026-11-01', 0],
])('from %s to %s are %i whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test.each<[string, object]>([
  ['no months', { leastMonths: 0 }],
  ['half a season', { leastSeasons: 1.5 }],
  ['days below nothing', { mostDaysLate: -1 }],
  ['land below nothing', { leastHectares: -1 }],
  ['a state of four letters', { states: ['KANO'] }],
  ['no state at all', { states: [] }],
  ['a condition nobody knows', { leastCows: 2 }],
])('%s is no condition', (_what, rule) => {
  expect(eligibility.safeParse(rule).success).toBe(false);
});
