import { expect, test } from 'vitest';
import { coinsOf } from './coins.ts';

test.each([
  ['nothing at all', 0, 0, 0, 0],
  ['only money in', 500, 0, 12, 0],
  ['only money out', 0, 500, 0, 12],
  ['half as much out as in', 1000, 500, 12, 6],
  ['as much in as out', 700, 700, 12, 12],
  ['a little less in than out: it shows', 999, 1000, 11, 12],
  ['next to nothing in: still a coin', 1, 9e15, 1, 12],
])('%s', (_what, inKobo, outKobo, inCoins, outCoins) => {
  expect(coinsOf(inKobo, outKobo)).toEqual({ inCoins, outCoins });
});
