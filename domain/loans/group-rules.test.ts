import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';
import { groupLimits, groupSize } from './group-size.ts';
import { checkMayApply, checkMayJoin, checkMayPayOut, groupStandingOf } from './group-rules.ts';
import type { LoanState } from './loan-model.ts';

test.each([
  [3, 20, true],
  [5, 5, true],
  [2, 5, false],
  [3, 21, false],
  [6, 5, false],
])('a product for groups of %i to %i: %s', (least, most, isOne) => {
  expect(groupSize.safeParse({ least, most }).success).toBe(isOne);
  expect([groupLimits.least, groupLimits.most]).toEqual([3, 20]);
});

test.each([
  ['forming', 4, ''],
  ['forming', 5, 'group-full'],
  ['applied', 3, 'group-closed'],
  ['given-up', 1, 'group-closed'],
] as const)('a group that is %s with %i members of five answers a newcomer “%s”', (state, members, answer) => {
  expect(codeOf(() => checkMayJoin(state, members, { most: 5 }))).toBe(answer);
});

test.each([
  ['forming', 3, ''],
  ['forming', 2, 'group-too-small'],
  ['applied', 3, 'group-closed'],
] as const)('a group that is %s with %i members asks with “%s”', (state, members, answer) => {
  expect(codeOf(() => checkMayApply(state, members, { least: 3 }))).toBe(answer);
});

test.each<[readonly LoanState[], string]>([
  [['approved', 'approved', 'approved'], ''],
  [['running', 'approved', 'repaid'], ''],
  [['approved', 'approved', 'approved', 'refused'], ''],
  [['approved', 'approved', 'asked'], 'group-undecided'],
  [['approved', 'recommended', 'approved', 'approved'], 'group-undecided'],
  [['approved', 'approved', 'refused'], 'group-too-small'],
  [['approved', 'approved', 'withdrawn'], 'group-too-small'],
])('with loans that are %o money is answered “%s”', (states, answer) => {
  expect(codeOf(() => checkMayPayOut(states, { least: 3 }))).toBe(answer);
});

test('a group owes what its running loans owe together', () => {
  const owed = [
    { state: 'running', leftKobo: 500, overdueKobo: 100 },
    { state: 'running', leftKobo: 300, overdueKobo: 0 },
    { state: 'repaid', leftKobo: 0, overdueKobo: 0 },
    { state: 'refused', leftKobo: 900, overdueKobo: 900 },
  ] as const;
  expect(groupStandingOf(owed)).toEqual({ leftKobo: 800, overdueKobo: 100 });
  expect(groupStandingOf([])).toEqual({ leftKobo: 0, overdueKobo: 0 });
});
