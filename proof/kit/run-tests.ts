/** Tests of the house that a proof counts among its figures. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './machine.ts';

type Told = { readonly numPassedTests: number; readonly numFailedTests: number };

/**
 * Runs test files and counts their tests; those that skip themselves count as neither.
 * @param env more of the environment they run in
 * @throws where the files could not be run at all.
 */
export const runTests = (
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { passed: number; failed: number } => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-proof-'));
  try {
    const file = join(folder, 'told.json');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const args = [vitest, 'run', '--reporter=json', `--outputFile=${file}`, ...files];
    spawnSync(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    });
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8')) as Told;
    return { passed, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
