import { expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { lastId, writeCursor } from '@shuka/domain/sync';
import { isNews } from './live.ts';

const cursor = writeCursor({
  epoch: newId(),
  places: new Map([
    ['KN', { rev: 17, id: lastId }],
    ['NG', { rev: 4, id: lastId }],
  ]),
});

test('what this phone has already, its own acts among it, is no news', () => {
  expect(isNews('KN.17', cursor)).toBe(false);
  expect(isNews('KN.16 NG.4', cursor)).toBe(false);
});

test('anything later is, and a shard it never heard of, and all where nothing is kept', () => {
  expect(isNews('KN.18', cursor)).toBe(true);
  expect(isNews('KN.17 NG.5', cursor)).toBe(true);
  expect(isNews('KD.1', cursor)).toBe(true);
  expect(isNews('KN.1', null)).toBe(true);
});
