import { expect, test } from 'vitest';
import type { Trace, TracePoint } from '@shuka/domain/traceability';
import { layoutOf } from './trace-layout.ts';

const point = (thing: string): TracePoint => ({
  thing,
  name: thing,
  place: '',
  kind: 'class',
  madeGrams: 1,
  leftGrams: 1,
  bornAt: null,
  endedAt: null,
  recalledAt: null,
  isOurs: true,
  began: null,
});

const traceOf = (names: string, edges: Trace['edges']): Trace => ({
  things: [...names].map(point),
  edges,
  isCut: false,
});

test('what came before stands above what came of it, whichever way is asked', () => {
  const back = layoutOf(
    traceOf('cba', [
      [1, 0],
      [2, 1],
    ]),
    false,
    2,
  );
  expect(back.spots.toSorted((one, other) => one.y - other.y).map(({ place }) => place)).toEqual([2, 1, 0]);
  const forward = layoutOf(
    traceOf('abc', [
      [0, 1],
      [1, 2],
    ]),
    true,
    2,
  );
  expect(forward.spots.toSorted((one, other) => one.y - other.y).map(({ place }) => place)).toEqual([0, 1, 2]);
});

test('a layer that is wider than the screen goes on below, within its width', () => {
  const { spots, width, edges } = layoutOf(
    traceOf(
      'pabcde',
      [1, 2, 3, 4, 5].map((from): [number, number] => [from, 0]),
    ),
    false,
    2,
  );
  expect(new Set(spots.map(({ y }) => y)).size).toBe(4);
  expect(spots.every(({ x }) => x >= 0 && x < width)).toBe(true);
  expect(edges).toHaveLength(5);
});

test('of thousands the nearest are drawn, and the others are counted', () => {
  const names = Array.from({ length: 3000 }, (_, place) => String.fromCharCode(0x4e00 + place)).join('');
  const many = traceOf(
    names,
    Array.from({ length: 2999 }, (_, place): [number, number] => [place + 1, 0]),
  );
  const { spots, left } = layoutOf(many, false, 2);
  expect([spots.length, left]).toEqual([40, 2960]);
  expect(spots.some(({ place }) => place === 0)).toBe(true);
});
