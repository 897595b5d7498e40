import { expect, test } from 'vitest';
import { missedWords } from './sync-by-hand.ts';

test.each([
  ['with no network, that the work stays on this phone', 'no-network', true, 'phone.syncNoNetwork'],
  ['with no network where nothing is kept, no such promise', 'no-network', false, 'form.network'],
  ['once the session is over, to sign in', 'signed-out', true, 'phone.status.signIn'],
  ['while the server is closed, that it is', 'closed', true, 'phone.status.closed'],
  ['when the server does not take it, that it is tried again', 'failing', true, 'phone.status.failing'],
  ['when all was done, nothing', 'idle', true, null],
] as const)('who pressed a button to send is told %s', (_what, phase, keeps, says) => {
  expect(missedWords({ phase, keeps })).toBe(says);
});
