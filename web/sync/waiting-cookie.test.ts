import { expect, test } from 'vitest';
import { amina, musa } from './pretend-phone.ts';
import { waitingIn, withWaiting } from './waiting-cookie.ts';

test('the cookie beside the store counts for each person apart', () => {
  const one = withWaiting('', amina.accountId, 3);
  const both = withWaiting(one, musa.accountId, 12);
  expect(both).toBe('01939c00.3~02939c00.12');
  expect(waitingIn(both, musa.accountId)).toBe(12);
  expect(withWaiting(both, amina.accountId, 0)).toBe('02939c00.12');
  expect(waitingIn('nonsense~~x.y', amina.accountId)).toBe(0);
});
