import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';
import type { CaseEnd, ItemState } from './goods-model.ts';
import { afterAnswers, afterEnd, checkWorth, endOfGoods, isOverdue, openPacks } from './goods-rules.ts';

const bags = { id: 'bags', packs: 5, receivedPacks: 1, letGoPacks: 1, state: 'waiting' } as const;
const seed = { id: 'seed', packs: 2, receivedPacks: 0, letGoPacks: 0, state: 'waiting' } as const;
const came = (itemId: string, packs: number, why: 'less' | null = null) => ({ itemId, packs, why, words: '' });

test('open are the packs that are neither received nor let go', () => {
  expect([openPacks(bags), openPacks(seed)]).toEqual([3, 2]);
});

test.each([
  [10_000, ''],
  [9_999, 'more-than-agreed'],
])('goods worth 10,000 kobo on a loan of %i: %s', (principalKobo, why) => {
  const lines = [
    { packs: 2, priceKobo: 4000 },
    { packs: 1, priceKobo: 2000 },
  ];
  expect(codeOf(() => checkWorth(principalKobo, lines))).toBe(why);
});

test('what came is received, what did not is short, each on its own', () => {
  const said = afterAnswers([bags, seed], [came('bags', 3), came('seed', 0, 'less')]);
  expect(said.map(({ item, said: to }) => [item.id, to.receivedPacks, to.letGoPacks, to.state])).toEqual([
    ['bags', 4, 1, 'done'],
    ['seed', 0, 0, 'short'],
  ]);
});

test.each([
  ['one of two', [came('bags', 3)], 'count-all'],
  ['one twice', [came('bags', 3), came('bags', 3)], 'count-all'],
  ['another thing', [came('bags', 3), came('hoes', 1)], 'count-all'],
  ['more than is open', [came('bags', 4), came('seed', 2)], 'invalid'],
  ['less, and no word on it', [came('bags', 3), came('seed', 1)], 'invalid'],
])('a count of %s is refused', (_, answers, why) => {
  expect(codeOf(() => afterAnswers([bags, seed], answers))).toBe(why);
});

const taken = '2026-06-10T09:00:00.000Z';

test.each([
  [taken, '2026-08-01', '2026-06-24', false],
  [taken, '2026-08-01', '2026-06-25', true],
  [null, '2026-06-10', '2026-07-10', false],
  [null, '2026-06-10', '2026-07-11', true],
])('taken %s, good until %s, on %s: overdue %s', (redeemedAt, expiresOn, today, is) => {
  expect(isOverdue({ redeemedAt, expiresOn }, today)).toBe(is);
});

const fresh = { redeemedAt: taken, expiresOn: '2026-08-01' };
const nobody = { redeemedAt: null, expiresOn: '2026-06-10' };

test.each<[CaseEnd, ItemState, typeof fresh | typeof nobody, string, string]>([
  ['lowered', 'short', fresh, '2026-06-11', ''],
  ['corrected', 'short', fresh, '2026-06-11', ''],
  ['taken', 'short', fresh, '2026-08-01', 'case-closed'],
  ['taken', 'waiting', fresh, '2026-06-11', 'not-overdue'],
  ['taken', 'waiting', fresh, '2026-06-25', ''],
  ['corrected', 'waiting', fresh, '2026-06-25', 'case-closed'],
  ['lowered', 'waiting', nobody, '2026-07-11', ''],
  ['taken', 'waiting', nobody, '2026-07-11', 'case-closed'],
  ['lowered', 'done', fresh, '2026-08-01', 'case-closed'],
])('to end by %s what is %s: %j on %s, %s', (how, state, voucher, today, why) => {
  const item = { ...bags, state };
  expect(codeOf(() => afterEnd(how, { item, voucher, today }))).toBe(why);
  if (why !== '') return;
  const { receivedPacks, letGoPacks } = afterEnd(how, { item, voucher, today });
  const by = { corrected: [1, 1], lowered: [1, 4], taken: [4, 1] };
  expect([receivedPacks, letGoPacks]).toEqual(by[how]);
});

test.each([
  [['done', 'waiting'], null],
  [['done', 'short'], null],
  [['done', 'done'], 'in-parts'],
] as const)('of items that are %j the loan becomes %s', (states, end) => {
  expect(endOfGoods(states.map((state, place) => ({ state, receivedPacks: place })))).toBe(end);
});

test('of goods of which nothing came nothing is left to owe', () => {
  expect(endOfGoods([{ state: 'done', receivedPacks: 0 }])).toBe('withdrawn');
});
