import { afterEach, expect, test } from 'vitest';
import { wrongClock } from '#kit/wrong-clock.ts';
import { momentTyped, whenAhead } from './moment-typed.ts';

/* 14:00 in Nigeria. */
const now = Date.parse('2026-11-28T13:00:00Z');

afterEach(() => wrongClock.set(null));

test('a moment is typed by the clock of Nigeria', () => {
  expect(momentTyped('0193a000-0000-7000-8000-000000000001', '2026-11-28T14:00')).toBe('2026-11-28T14:00:00+01:00');
});

test.each([
  ['2026-11-28T14:10', {}],
  ['2026-11-28T14:11', { happenedAt: 'goods.whenAhead' }],
  ['2026-11-27T23:59', {}],
  ['', {}],
])('at 14:00 goods that moved at %j are taken, ten minutes ahead at most', (happenedAt, refused) => {
  expect(whenAhead({ happenedAt }, now)).toEqual(refused);
  expect(whenAhead({}, now)).toEqual({});
});

test('a phone whose clock is known to be wrong leaves it to the server', () => {
  const typed = { happenedAt: '2026-11-28T15:00' };
  expect(whenAhead(typed, now)).toEqual({ happenedAt: 'goods.whenAhead' });
  wrongClock.set(Date.parse('2026-11-28T14:00:00Z'));
  expect(whenAhead(typed, now)).toEqual({});
});
