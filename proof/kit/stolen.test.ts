import { expect, test } from 'vitest';
import { stolenNote, ticksIn } from './stolen.ts';

const stat = (idle: number, stolen: number): string =>
  `cpu  100 0 50 ${idle} 7 1 2 ${stolen} 9 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n`;

test('a figure that was measured while the host served others says how much was taken from it', () => {
  const [before, after] = [ticksIn(stat(1000, 40)), ticksIn(stat(1850, 190))];
  expect(before).toEqual({ all: 1200, stolen: 40 });
  expect(stolenNote('pages', before, after)).toEqual([
    "While pages was measured, the host gave 15 % of this machine's processor time to others.",
  ]);
});

test('of a machine that had its processors to itself nothing is said', () => {
  expect(stolenNote('pages', ticksIn(stat(1000, 40)), ticksIn(stat(2000, 41)))).toEqual([]);
});
