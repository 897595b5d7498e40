import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = Buffer.alloc(32, 7);
const text = Buffer.from('22212345678');
const sealed = seal(key, text, 'amina:bvn');

test('what is sealed opens with its key at its place, and never looks the same twice', () => {
  expect(unseal(key, sealed, 'amina:bvn')).toEqual(text);
  expect(seal(key, text, 'amina:bvn')).not.toEqual(sealed);
  expect(unseal(key, seal(key, text))).toEqual(text);
});

const changed = (at: number): Buffer => Buffer.from(sealed).fill((sealed[at] ?? 0) ^ 1, at, at + 1);

test.each([
  ['with another key', Buffer.alloc(32, 8), sealed, 'amina:bvn'],
  ['for another place', key, sealed, 'musa:bvn'],
  ['for no place', key, sealed, ''],
  ['and whose nonce was changed', key, changed(0), 'amina:bvn'],
  ['and whose tag was changed', key, changed(27), 'amina:bvn'],
  ['and whose text was changed', key, changed(28), 'amina:bvn'],
  ['and cut within its text', key, sealed.subarray(0, -1), 'amina:bvn'],
  ['and cut to the first bytes of its tag', key, sealed.subarray(0, 16), 'amina:bvn'],
  ['and cut to nothing', key, sealed.subarray(0, 0), 'amina:bvn'],
])('what was sealed %s does not open', (_how, by, bytes, place) => {
  expect(() => unseal(by, bytes, place)).toThrow(/authenticat|initialization/i);
});

test('what was sealed with a tag that is cut short does not open, though its cipher would take it', () => {
  expect(() => unseal(key, seal(key, Buffer.alloc(0)).subarray(0, 16))).toThrow(/tag/i);
});
