import { expect, test } from 'vitest';
import { boardSince, coveragePercent } from './board-days.ts';

test('the board counts back from the day in Nigeria', () => {
  expect(boardSince(new Date('2026-05-31T23:30:00Z'), 28)).toMatchObject({
    today: '2026-06-01',
    monthFrom: '2026-06-01',
    shortFrom: '2026-05-02',
    longFrom: '2026-03-03',
    overdueBefore: '2026-05-04',
  });
});

test('only all is a hundred percent, and of nobody there is none', () => {
  expect([coveragePercent(999, 1000), coveragePercent(3, 3), coveragePercent(0, 0)]).toEqual([99, 100, null]);
});
