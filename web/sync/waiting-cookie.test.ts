import { expect, test } from 'vitest';
import { waitingIn, withWaiting } from './waiting-cookie.ts';

/* Two who signed up in the same second: their ids begin alike. */
const amina = '01939c00-5f10-7000-8a4c-1f00aa5b08a1';
const musa = '01939c00-5f11-7000-9b77-20c17f2e11aa';

test('the cookie beside the store counts for each person apart, also for those who signed up together', () => {
  const one = withWaiting('', amina, 3);
  expect(waitingIn(one, musa)).toBe(0);
  const both = withWaiting(one, musa, 12);
  expect(both).toBe('aa5b08a1.3~7f2e11aa.12');
  expect(waitingIn(both, musa)).toBe(12);
  expect(withWaiting(both, amina, 0)).toBe('7f2e11aa.12');
  expect(waitingIn('nonsense~~x.y', amina)).toBe(0);
});

test('a cookie that somebody spoiled counts for nothing, and what is right in it stays', () => {
  const spoiled = ['aa5b08a1.x', 'aa5b08a1.1.5', 'aa5b08a1.-2', 'aa5b08a1.0', 'a1.3', 'aa5b08a1'];
  for (const part of spoiled) expect(withWaiting(`${part}~7f2e11aa.12`, musa, 13)).toBe('7f2e11aa.13');
  expect(waitingIn('a1.3', 'a1')).toBe(0);
  expect(waitingIn('aa5b08a1.-2', amina)).toBe(0);
});

test('an account of which nothing was written waits for nothing', () => {
  expect(waitingIn('', amina)).toBe(0);
  expect(withWaiting('', amina, 0)).toBe('');
});
