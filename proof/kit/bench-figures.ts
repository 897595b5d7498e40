/** Figures of the benches, for the proofs that put them into a table of theirs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Look } from './look.ts';
import { root } from './machine.ts';
import type { Line } from './section.ts';

const namedAs = (of: string | undefined, line: Line): Line =>
  of === undefined ? line : { ...line, what: `${of}: ${line.what}` };

/** What a part of the benches found; a line that falls short where it could not be measured. */
export const figuresOf = ({ part, of, env = {} }: Look): Line[] => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-proof-'));
  const file = join(folder, 'told');
  try {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'bench', `${part}.ts`)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, BENCH_TOLD: file },
    });
    const told = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const lines = told.map((line) => namedAs(of, JSON.parse(line) as Line));
    const isWhole = status === 0 && lines.length > 0;
    return isWhole
      ? lines
      : [...lines, { what: `${part}: measured to its end`, figure: 'no', goal: 'yes', met: false }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
