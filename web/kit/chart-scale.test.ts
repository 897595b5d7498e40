import { describe, expect, test } from 'vitest';
import { axisEnd, shortLabel } from './chart-scale.ts';

describe('an axis ends at the next round figure', () => {
  test.each([
    [[], 1],
    [[0, 0], 1],
    [[3, 1], 5],
    [[10], 10],
    [[10.1], 20],
    [[437_000, 999], 500_000],
    [[0.3], 0.5],
    [[Number.NaN, 2], 2],
    [[9e15], 1e16],
  ])('%j: %d', (values, end) => {
    expect(axisEnd(values)).toBeCloseTo(end, 6);
  });
});

test('a short label keeps whole letters with their marks', () => {
  expect(shortLabel('Ṣẹ́rẹ́')).toBe('Ṣẹ́r'.normalize('NFC'));
  expect(shortLabel('Oṣù Ọ̀pẹ̀ 2025'), 'not the word for month').toBe('Ọ̀pẹ̀'.normalize('NFC'));
  expect(shortLabel('Janairu')).toBe('Jan');
  expect(shortLabel('5')).toBe('5');
});
