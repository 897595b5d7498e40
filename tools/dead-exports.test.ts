import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadExports, sourcesOf } from './dead-exports.ts';
import { listFiles, projectRoot } from './house.ts';

const folders = ['domain', 'server', 'web', 'e2e', 'bench', 'soak', 'proof', 'tools'];

const files = folders
  .flatMap((folder) => listFiles(projectRoot, folder))
  .filter((file) => /(?<!\.d)\.(ts|tsx|mjs|cjs)$/.test(file));

test('nothing is exported that no other file takes', () => {
  expect(files.length).toBeGreaterThan(5000);
  expect(deadExports(sourcesOf(projectRoot, files))).toEqual([]);
});

test('an export is dead when only its own file, a comment or a door says its name', () => {
  const file = (name: string, text: string) => ({ file: join('domain', name), text });
  const sources = [
    file('a.ts', 'export const used = 1;\nexport const dead = 2;\nexport type Passed = 3;\nconst own = dead;\n'),
    file('index.ts', "export { used, type Passed } from './a.ts';\n"),
    file('b.ts', "import { used } from './a.ts';\n// dead is said here\n/* Passed too */\nconst at = 'https://x';\n"),
  ];
  expect(deadExports(sources)).toEqual(['domain/a.ts: dead', 'domain/a.ts: Passed']);
});
