import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';
import { guaranteeLimits, type GuaranteeAnswer, type GuaranteeState } from './guarantee-model.ts';
import { answersForKobo, checkAnswer, checkGuaranteed, checkMayName } from './guarantee-rules.ts';
import { guarantorsWanted } from './guarantors-wanted.ts';
import type { LoanState } from './loan-model.ts';
import { checkMayAddPaper, checkPapersThere, missingPapers } from './paper-rules.ts';
import { plainTerms } from './schedule-cases.ts';

const terms = { ...plainTerms, method: 'flat', early: 'whole-interest', penaltyPpm: 120_000 } as const;

/** 24 per cent flat over six months: ₦168,000 for ₦150,000, as the vectors of finance have it. */
const loan = { principalKobo: 15_000_000, instalments: 6, terms, schedule: [] };

test.each([
  [1_000_000, 16_800_000],
  [500_000, 8_400_000],
  [333_333, 5_599_994],
])('a guarantor for %i parts of a million answers for %i kobo, down to the kobo', (sharePpm, kobo) => {
  expect(answersForKobo(loan, sharePpm, '2026-06-01')).toBe(kobo);
  const schedule = [{ dueKobo: 10_000_000 }, { dueKobo: 6_800_000 }];
  expect(answersForKobo({ ...loan, schedule }, sharePpm, '2026-06-01'), 'by the plan as it was agreed').toBe(kobo);
});

test.each([
  [1, 10_000, true],
  [3, 1_000_000, true],
  [0, 500_000, false],
  [4, 500_000, false],
  [1, 9999, false],
  [1, 1_000_001, false],
])('%i guarantors for %i parts of a million each: %s', (count, sharePpm, isOne) => {
  expect(guarantorsWanted.safeParse({ count, sharePpm }).success).toBe(isOne);
});

const wanted = { count: 2, sharePpm: 500_000 };
const many = (state: GuaranteeState, count: number): GuaranteeState[] => Array.from({ length: count }, () => state);

test.each<[LoanState, GuaranteeState[], string]>([
  ['asked', [], ''],
  ['recommended', ['agreed', 'refused', 'asked'], ''],
  ['recommended', ['agreed', 'agreed'], 'guarantors-enough'],
  ['asked', many('refused', guaranteeLimits.mostNamed), 'guarantors-too-many'],
  ['approved', [], 'loan-moved-on'],
  ['running', [], 'loan-moved-on'],
  ['referral', [], 'loan-moved-on'],
])('of a loan that is %s with %j named, another: %s', (state, named, why) => {
  expect(codeOf(() => checkMayName(state, wanted, named))).toBe(why);
  if (why === '') expect(codeOf(() => checkMayName(state, null, named))).toBe('no-guarantors-wanted');
});

const standing = { loanState: 'asked', state: 'asked', wanted, agreed: 0, running: 0, isAnew: false } as const;

test.each<[GuaranteeAnswer, object, string]>([
  ['agree', {}, ''],
  ['refuse', {}, ''],
  ['withdraw', {}, 'loan-moved-on'],
  ['withdraw', { state: 'agreed' }, ''],
  ['agree', { state: 'refused' }, 'loan-moved-on'],
  ['agree', { state: 'withdrawn' }, 'loan-moved-on'],
  ['agree', { loanState: 'approved' }, 'loan-moved-on'],
  ['withdraw', { state: 'agreed', loanState: 'running' }, 'loan-moved-on'],
  ['agree', { agreed: 2 }, 'guarantors-enough'],
  ['agree', { running: 3 }, 'guarantees-too-many'],
  ['refuse', { running: 3, agreed: 2 }, ''],
])('to %s with %j: %s', (answer, change, why) => {
  expect(codeOf(() => checkAnswer(answer, { ...standing, ...change }))).toBe(why);
});

/* Of another plan: Holme v Brunskill (1878) 3 QBD 495; what counts as lost is still owed, by whoever stands for it too. */
test.each<[GuaranteeAnswer, object, string]>([
  ['agree', {}, ''],
  ['refuse', {}, ''],
  ['agree', { loanState: 'written-off', running: 3, agreed: 2, wanted: null }, ''],
  ['agree', { loanState: 'repaid' }, 'loan-moved-on'],
  ['agree', { loanState: 'restructured' }, 'loan-moved-on'],
  ['agree', { state: 'refused' }, 'loan-moved-on'],
  ['withdraw', { state: 'agreed' }, 'loan-moved-on'],
])('asked anew for a loan that goes on by another plan, to %s with %j: %s', (answer, change, why) => {
  const anew = { ...standing, loanState: 'running', isAnew: true } as const;
  expect(codeOf(() => checkAnswer(answer, { ...anew, ...change }))).toBe(why);
});

test.each([
  [null, 0, ''],
  [wanted, 2, ''],
  [wanted, 1, 'guarantors-missing'],
])('%j with %i who agreed: %s', (asked, agreed, why) => {
  expect(codeOf(() => checkGuaranteed(asked, agreed))).toBe(why);
});

test('a paper is there once a photo of it is', () => {
  const papers = ['Card', 'Letter'];
  expect(missingPapers(papers, [{ place: 2 }, { place: 2 }])).toEqual(['Card']);
  expect(codeOf(() => checkPapersThere(papers, [{ place: 1 }]))).toBe('papers-missing');
  expect(codeOf(() => checkPapersThere([], []))).toBe('');
  const known = { wanted: papers, there: [] };
  expect(codeOf(() => checkMayAddPaper('asked', 2, known))).toBe('');
  expect(codeOf(() => checkMayAddPaper('asked', 3, known))).toBe('no-such-paper');
  expect(codeOf(() => checkMayAddPaper('approved', 1, known))).toBe('loan-moved-on');
  const full = Array.from({ length: 12 }, () => ({ place: 1 }));
  expect(codeOf(() => checkMayAddPaper('asked', 2, { wanted: papers, there: full }))).toBe('papers-full');
});
