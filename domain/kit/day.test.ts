import { describe, expect, test } from 'vitest';
import { addDays, day, dayOf, daysBetween, isDay } from './day.ts';

describe('a day', () => {
  test.each(['2026-02-28', '2024-02-29', '1999-12-31'])('is one of the calendar: %s', (text) => {
    expect(isDay(text)).toBe(true);
    expect(day().safeParse(text).success).toBe(true);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '0026-01-01', '2026-01-01T00:00:00Z', ''])(
    'is not one: %s',
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(day('says').safeParse(text).error?.issues[0]?.message).toBe('says');
    },
  );

  test('turns at midnight in Nigeria, an hour before it does in Greenwich', () => {
    expect(dayOf(new Date('2026-06-01T22:59:59Z'))).toBe('2026-06-01');
    expect(dayOf(new Date('2026-06-01T23:00:00Z'))).toBe('2026-06-02');
  });

  test('is counted over months and leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60);
    expect(daysBetween('2026-03-01', '2025-12-31')).toBe(-60);
  });
});
