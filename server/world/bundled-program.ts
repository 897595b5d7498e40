import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '#kit/root.ts';

/**
 * Makes one file of a program and what stands beside it, for tests that start it as a process: from its sources each start
 * costs seconds. @returns the file of the first source; it is gone when this process ends.
 */
export const bundledProgram = (...sources: readonly [string, ...string[]]): string => {
  const cache = join(projectRoot, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'shuka-program-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [join(projectRoot, 'tools', 'bundle.mjs'), folder, ...sources]);
  return join(folder, `${basename(sources[0], '.ts')}.js`);
};

let server: string | undefined;

/** The server as one file. */
export const bundledServer = (): string =>
  (server ??= bundledProgram('server/app/main.ts', 'server/kit/embedded-process.ts'));
