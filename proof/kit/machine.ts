/** What a figure was measured on: without it nobody can compare two figures. */
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const git = (...args: readonly string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/** The commit in short, and whether files differ from it; docs/proof.md does not count, the proofs write it themselves. */
export const commitOf = (): string => {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (commit === '') return 'unknown commit';
  const changed = git('status', '--porcelain', '--', '.', ':!docs/proof.md');
  return changed === '' ? commit : `${commit} with changes that are not committed`;
};

/** "2 cores (name of the processor), 8 GB of memory, Node 20.19.0". */
export const machine = (): string => {
  const name = cpus()[0]?.model.trim() ?? '';
  const cores = `${availableParallelism()} cores${name === '' ? '' : ` (${name})`}`;
  return `${cores}, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;
};
