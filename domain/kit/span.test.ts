import { describe, expect, test } from 'vitest';
import { changeOf, daysOf, isWithin, monthToDay, spanBefore } from './span.ts';

describe('a time is compared with the time of equal length before it', () => {
  test.each([
    ['2026-11-01', '2026-11-21', '2026-10-11', '2026-10-31', 21],
    ['2026-11-01', '2026-11-01', '2026-10-31', '2026-10-31', 1],
    ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28', 31],
    ['2024-03-01', '2024-03-01', '2024-02-29', '2024-02-29', 1],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31', 365],
  ])('%s to %s: %s to %s', (from, to, beforeFrom, beforeTo, days) => {
    expect(spanBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
    expect(daysOf({ from, to })).toBe(days);
    expect(daysOf(spanBefore({ from, to }))).toBe(days);
  });

  test('both its ends belong to it', () => {
    const span = monthToDay('2026-11-21');
    expect(span).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    const days = ['2026-10-31', '2026-11-01', '2026-11-21', '2026-11-22'];
    expect(days.map((day) => isWithin(span, day))).toEqual([false, true, true, false]);
  });
});

describe('a change says which way, by how much, and in percent of what was', () => {
  test.each([
    [125, 100, { trend: 'up', by: 25, percent: 25 }],
    [50, 100, { trend: 'down', by: 50, percent: -50 }],
    [100, 100, { trend: 'same', by: 0, percent: 0 }],
    [0, 0, { trend: 'same', by: 0, percent: null }],
    [5, 0, { trend: 'up', by: 5, percent: null }],
    [-10, -30, { trend: 'up', by: 20, percent: null }],
    [-10, 30, { trend: 'down', by: 40, percent: -133 }],
  ])('%d after %d', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });
});
