import { expect, test } from 'vitest';
import { listedFigures, listFigures } from './figure-list.ts';

test('the list of figures that admins read is what the files say; npm run figures:list writes it anew', () => {
  expect(listedFigures()).toEqual(listFigures());
});

test('every file of figures says its source', () => {
  expect(listFigures().filter(({ source }) => source === '')).toEqual([]);
});
