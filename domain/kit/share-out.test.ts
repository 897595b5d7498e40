import { describe, expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

const shared = (sum: number, ...weights: readonly (readonly [id: string, weight: number])[]) => [
  ...shareOut(
    sum,
    weights.map(([id, weight]) => ({ id, weight })),
  ),
];

describe('sharing out a sum by weight', () => {
  test('gives what is left over to who lost most by rounding down, each in their place', () => {
    expect(shared(10, ['amina', 100], ['bola', 299], ['chidi', 201])).toEqual([
      ['amina', 2],
      ['bola', 5],
      ['chidi', 3],
    ]);
    expect(shared(11, ['amina', 299], ['bola', 201], ['chidi', 100])).toEqual([
      ['amina', 5],
      ['bola', 4],
      ['chidi', 2],
    ]);
  });

  test('gives it to the earlier id where two lost the same, whoever is named first', () => {
    expect(shared(1, ['bola', 5], ['amina', 5])).toEqual([
      ['bola', 0],
      ['amina', 1],
    ]);
    expect(shared(2, ['chidi', 5], ['amina', 5], ['bola', 5])).toEqual([
      ['chidi', 0],
      ['amina', 1],
      ['bola', 1],
    ]);
  });

  test('of nothing gives nothing, also by weights that are nothing', () => {
    expect(shared(0, ['amina', 0], ['bola', 0])).toEqual([
      ['amina', 0],
      ['bola', 0],
    ]);
    expect(shared(0)).toEqual([]);
  });

  test('is refused where there is nothing to share by, and so is a debt', () => {
    expect(() => shared(1, ['amina', 0])).toThrow('nothing to share by');
    expect(() => shared(1)).toThrow('nothing to share by');
    expect(() => shared(-1, ['amina', 1])).toThrow('nothing to share by');
  });

  test('is exact where the numbers are too large for a fraction', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(shared(most, ['amina', most - 1], ['bola', 1])).toEqual([
      ['amina', most - 1],
      ['bola', 1],
    ]);
  });
});
