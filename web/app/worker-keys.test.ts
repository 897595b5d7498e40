import { expect, test } from 'vitest';
import { makeKeyRing } from './worker-keys.ts';

const minutes = 60_000;

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);

const openRing = () => {
  let time = 0;
  const ring = makeKeyRing(() => time);
  return { ring: ring.hear, holdsAny: ring.holdsAny, wait: (minutesLong: number) => (time += minutesLong * minutes) };
};

test('a key that was kept is handed back to its own account only', async () => {
  const { ring } = openRing();
  const key = await newKey();
  ring({ type: 'keep-key', accountId: 'amina', key });
  expect(ring({ type: 'ask-key', accountId: 'amina' })).toBe(key);
  expect(ring({ type: 'ask-key', accountId: 'musa' })).toBeNull();
});

test('a key nobody asked for is dropped after 15 minutes; asking keeps it longer', async () => {
  const { ring, wait } = openRing();
  ring({ type: 'keep-key', accountId: 'amina', key: await newKey() });
  wait(14);
  expect(ring({ type: 'ask-key', accountId: 'amina' })).not.toBeNull();
  wait(14);
  expect(ring({ type: 'ask-key', accountId: 'amina' })).not.toBeNull();
  wait(15.1);
  expect(ring({ type: 'ask-key', accountId: 'amina' })).toBeNull();
});

test('a key is forgotten when told: one account, or all', async () => {
  const { ring } = openRing();
  for (const accountId of ['amina', 'musa', 'chidi']) ring({ type: 'keep-key', accountId, key: await newKey() });
  ring({ type: 'forget-key', accountId: 'amina' });
  expect(ring({ type: 'ask-key', accountId: 'amina' })).toBeNull();
  expect(ring({ type: 'ask-key', accountId: 'musa' })).not.toBeNull();
  ring({ type: 'forget-key' });
  expect(ring({ type: 'ask-key', accountId: 'musa' })).toBeNull();
  expect(ring({ type: 'ask-key', accountId: 'chidi' })).toBeNull();
});

test('it knows whether it holds a key at all, for as long as it does', async () => {
  const { ring, holdsAny, wait } = openRing();
  expect(holdsAny()).toBe(false);
  ring({ type: 'keep-key', accountId: 'amina', key: await newKey() });
  expect(holdsAny()).toBe(true);
  wait(15.1);
  expect(holdsAny()).toBe(false);
});
