import { describe, expect, test } from 'vitest';
import { checkedGood, isShown } from './input-rules.ts';
import { orderStates, type KeptLine, type OrderAct } from './order-model.ts';
import { countedOrder, mayDo, sumOfLines } from './order-rules.ts';

const line = (goodId: string, packs: number): KeptLine => ({
  goodId,
  name: 'Urea',
  kind: 'fertiliser',
  packSize: 50_000,
  packUnit: 'gram',
  priceKobo: 100,
  packs,
  receivedPacks: null,
});

const acts: Exclude<OrderAct, 'placed'>[] = [
  'withdrawn',
  'declined',
  'accepted',
  'handed-over',
  'counted',
  'said',
  'settled',
];

test.each([
  ['placed', 'withdrawn declined accepted said'],
  ['accepted', 'handed-over said'],
  ['handed-over', 'counted said'],
  ['short', 'handed-over said settled'],
  ['withdrawn', ''],
  ['declined', ''],
  ['received', ''],
  ['settled', ''],
] as const)('an order that is %s may be: %s', (state, expected) => {
  expect(orderStates).toContain(state);
  expect(acts.filter((act) => mayDo(act, state)).join(' ')).toBe(expected);
});

describe('a count', () => {
  const lines = [line('a', 2), line('b', 3)];
  test('of all of it is received, of less is short, and nothing may be left out or named besides', () => {
    const say =
      (...counts: (readonly [string, number])[]) =>
      () =>
        countedOrder(
          lines,
          counts.map(([goodId, packs]) => ({ goodId, packs })),
        ).state;
    expect(say(['a', 2], ['b', 3])()).toBe('received');
    expect(say(['b', 0], ['a', 2])()).toBe('short');
    expect(say(['a', 2])).toThrow('invalid');
    expect(say(['a', 2], ['c', 3])).toThrow('invalid');
    expect(say(['a', 3], ['b', 3])).toThrow('invalid');
    expect(sumOfLines(lines)).toBe(500);
  });
});

describe('a number', () => {
  const good = {
    kind: 'seed',
    name: 'SAMMAZ 52',
    maker: 'IAR',
    packSize: 5000,
    packUnit: 'gram',
    priceKobo: 1,
  } as const;
  test.each([
    ['seed', 'ngzm-15-0123', 'NGZM-15-0123'],
    ['fertiliser', 'FFD/2024/01', 'FFD/2024/01'],
    ['pesticide', 'a5-0417 ', 'A5-0417'],
    ['pesticide', '04-1234L', '04-1234L'],
    ['tool', '', ''],
    ['tool', 'ß-17', ''],
  ] as const)('of %s, %s, is read as %s', (kind, typed, read) => {
    const safety =
      kind === 'pesticide'
        ? ({
            activeIngredient: 'x',
            whoClass: 'II',
            protectiveGear: 'y',
            preHarvestDays: 0,
            registeredUntil: '2027-01-01',
          } as const)
        : null;
    expect(checkedGood({ ...good, kind, registration: typed, safety }).registration).toBe(read);
    expect(() => checkedGood({ ...good, kind: 'seed', registration: 'ABCDEF', safety: null })).toThrow('invalid');
    expect(() => checkedGood({ ...good, kind: 'tool', registration: '', safety: safety ?? ({} as never) })).toThrow(
      'invalid',
    );
  });
});

test('a pesticide is shown to the last day of its registration, and only while it was looked up', () => {
  const safety = { registeredUntil: '2026-05-01' } as never;
  expect(isShown({ kind: 'pesticide', state: 'verified', safety }, '2026-05-01')).toBe(true);
  expect(isShown({ kind: 'pesticide', state: 'verified', safety }, '2026-05-02')).toBe(false);
  expect(isShown({ kind: 'pesticide', state: 'waiting', safety }, '2026-05-01')).toBe(false);
  expect(isShown({ kind: 'seed', state: 'waiting', safety: null }, '2026-05-01')).toBe(false);
  expect(isShown({ kind: 'tool', state: 'waiting', safety: null }, '2026-05-01')).toBe(true);
  expect(isShown({ kind: 'tool', state: 'refused', safety: null }, '2026-05-01')).toBe(false);
});
