import { expect, test } from 'vitest';
import { flagNames } from '@shuka/domain/settings';
import { isCode, isTest, listFiles, projectRoot, readIn } from './house.ts';

/** The code of a room that could read a flag: neither tests nor scenes of tests. */
const codeOf = (room: string): readonly string[] =>
  listFiles(projectRoot, room)
    .filter((file) => isCode(file) && !isTest(file) && !file.endsWith('-scene.ts'))
    .map((file) => readIn(projectRoot, file));

const reads = (name: string, code: readonly string[], by: string): boolean =>
  code.some((text) => text.includes(`${by}`) && text.includes(`'${name}'`));

test.each(flagNames)('the flag %s is read by the server and on screen; one that is not is taken out', (name) => {
  expect(reads(name, codeOf('server'), 'demandFlag(')).toBe(true);
  expect(reads(name, codeOf('web'), 'useFlag(')).toBe(true);
});

test('a flag that nobody reads would be found', () => {
  expect(reads('nobody-reads-this', codeOf('server'), 'demandFlag(')).toBe(false);
});
