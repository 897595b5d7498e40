import { expect, test } from 'vitest';
import { noteClock, wrongClock } from './wrong-clock.ts';

const server = Date.parse('2026-11-28T11:00:00Z');

test.each([
  ['40 days ahead', 40 * 86_400_000, server],
  ['two years behind', -730 * 86_400_000, server],
  ['a minute ahead', 60_000, null],
])('a phone whose clock is %s', (_how, apart, told) => {
  noteClock(server, server + apart);
  expect(wrongClock.get()).toBe(told);
});
