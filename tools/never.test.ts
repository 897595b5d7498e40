import { expect, test } from 'vitest';
import { isCode, isTest, listFiles, projectRoot, readIn } from './house.ts';
import { nevers } from './never-rules.ts';

/** Comments may say what code may not. A `//` within an address begins none. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, ' ').replaceAll(/(^|[\s;{}(),])\/\/[^\n]*/g, '$1');

/** What runs where people are: not the tests, and not the world of the demo, which plays the people outside. */
const code = ['domain', 'server', 'web', 'deploy']
  .flatMap((folder) => listFiles(projectRoot, folder))
  .filter((file) => (isCode(file) && !isTest(file) && !file.startsWith('server/world/')) || file.startsWith('deploy/'))
  .map((file) => ({ file, text: withoutComments(readIn(projectRoot, file)) }));

test.each(nevers)('no code of the house $what', ({ what, found, sample, meant = {} }) => {
  expect(found.test(sample), `a rule that finds who ${what}`).toBe(true);
  expect(code.length).toBeGreaterThan(3000);
  expect(code.filter(({ text }) => found.test(text)).map(({ file }) => file)).toEqual(Object.keys(meant).toSorted());
});
