import { expect, test } from 'vitest';
import { momentOf } from './first-moment.ts';

const noon = Date.parse('2026-11-28T11:00:00Z');

test('an act that is sent again was done when it was first sent; another one has its own moment', () => {
  expect(momentOf('weighing', noon)).toBe('2026-11-28T11:00:00.000Z');
  expect(momentOf('weighing', noon + 40_000)).toBe('2026-11-28T11:00:00.000Z');
  expect(momentOf('the next', noon + 50_000)).toBe('2026-11-28T11:00:50.000Z');
});

test('who left a form and comes back after more than an hour does it now', () => {
  momentOf('left', noon);
  expect(momentOf('left', noon + 3_600_001)).toBe('2026-11-28T12:00:00.001Z');
});
