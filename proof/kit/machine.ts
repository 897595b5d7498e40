/** What a figure was measured on: without it nobody can compare two figures. */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const git = (...args: readonly string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

const measured = ['--', '.', ':!docs'];

/** The last commit that changed more than docs/, in short, and whether files differ from it: what is measured is code. */
export const commitOf = (): string => {
  const commit = git('log', '-1', '--format=%h', '--abbrev=10', ...measured);
  if (commit === '') return 'unknown commit';
  const changed = git('status', '--porcelain', ...measured);
  return changed === '' ? commit : `${commit} with changes that are not committed`;
};

/** "2 cores (name of the processor), 8 GB of memory, Node 20.19.0". */
export const machine = (): string => {
  const name = cpus()[0]?.model.trim() ?? '';
  const cores = `${availableParallelism()} cores${name === '' ? '' : ` (${name})`}`;
  return `${cores}, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;
};
