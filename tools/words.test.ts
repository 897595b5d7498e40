import { expect, test } from 'vitest';
import { projectRoot, tell } from './house.ts';
import { wordFaults } from './words.ts';

test('every text for people stands in the catalogues of all five languages, and nothing else stands there', () => {
  expect(wordFaults(projectRoot).map(tell)).toEqual([]);
});
