import { describe, expect, test } from 'vitest';
import { prefixDistance } from './edit-distance.ts';

describe('how far a typed word is from a name', () => {
  test.each([
    ['ikeja', 'ikeja', 0, 'the same'],
    ['ikja', 'ikeja', 1, 'a letter lacking'],
    ['ikejja', 'ikeja', 1, 'a letter too many'],
    ['ikega', 'ikeja', 1, 'a wrong letter'],
    ['ikjea', 'ikeja', 1, 'two letters swapped'],
    ['maidgri', 'maiduguri', 2, 'two letters lacking'],
    ['maiduk', 'maiduguri', 1.5, 'a slip in the beginning of a name'],
    ['maiduguri', 'maidugurimc', 0.5, 'the beginning of a name'],
  ])('%s and %s: %d (%s)', (typed, word, slips) => {
    expect(prefixDistance(typed, word)).toBe(slips);
  });

  test.each([
    ['ikd', 'ika', 'three letters forgive nothing'],
    ['ikaga', 'ikeja', 'two slips in five letters'],
    ['medugeri', 'maiduguri', 'three slips in eight letters'],
    ['ikorodu', 'ikor', 'a name that is much shorter'],
    ['', 'ikeja', 'nothing typed'],
  ])('%s and %s are not near (%s)', (typed, word) => {
    expect(prefixDistance(typed, word)).toBe(Infinity);
  });
});
