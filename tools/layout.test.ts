import { expect, test } from 'vitest';
import { projectRoot, tell } from './house.ts';
import { layoutFaults } from './layout.ts';
import { tableFaults } from './tables.ts';

test('every folder, file name, door and handler is where a reader would look for it', () => {
  expect(layoutFaults(projectRoot).map(tell)).toEqual([]);
});

test('migrations are numbered without gaps and every query stays in the schema of its slice', () => {
  expect(tableFaults(projectRoot).map(tell)).toEqual([]);
});
