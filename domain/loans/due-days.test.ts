import { describe, expect, test } from 'vitest';
import { addMonths, countDays } from './due-days.ts';

describe('days', () => {
  test('a loan of a 31st is due on the last of a shorter month, and on the 31st again', () => {
    expect([1, 2, 13].map((months) => addMonths('2026-01-31', months))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2027-02-28',
    ]);
  });

  test('are counted as the terms say', () => {
    expect(countDays('30/360', '2026-01-31', '2026-03-31')).toBe(60);
    expect(countDays('actual/365', '2026-01-31', '2026-03-31')).toBe(59);
  });
});
