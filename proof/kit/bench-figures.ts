/** Figures of the benches, for the proofs that put them into a table of theirs. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitOf, root } from './machine.ts';
import { readRecords, record, type Found } from './record.ts';
import type { Line } from './section.ts';

/** One look of a proof: at a part of the benches, with what its environment says of size and line, or what `run` measures. */
export type Look = {
  readonly part: string;
  readonly of?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: () => Promise<Line[]>;
};

const namedAs = (of: string | undefined, line: Line): Line =>
  of === undefined ? line : { ...line, what: `${of}: ${line.what}` };

/** What a part of the benches found; a line that falls short where it could not be measured. */
const figuresOf = ({ part, of, env = {} }: Look): Line[] => {
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

type Looked = Found & { readonly lines: readonly Line[] };

const nameOf = ({ part, env = {} }: Look): string => [part, ...Object.values(env)].join('-');

const lookNow = async (proof: string, look: Look): Promise<Looked> =>
  record(proof, nameOf(look), { lines: look.run === undefined ? figuresOf(look) : await look.run() });

const neverLooked = (look: Look): Line => ({
  what: `${nameOf(look)}: measured`,
  figure: 'no',
  goal: 'yes',
  met: false,
});

/**
 * What the looks of a proof found. A look that was made at this commit is not made again, so a run that was stopped goes on;
 * `only` makes those anew whose part it names and takes the others as they were found last, with a note of their commit.
 */
export const lookAt = async (proof: string, looks: readonly Look[], only: string) => {
  const commit = commitOf();
  const lines: Line[] = [];
  const notes: string[] = [];
  for (const look of looks) {
    const before = readRecords<Looked>(proof)[nameOf(look)] ?? null;
    const isDue = only === '' ? before?.commit !== commit : look.part.includes(only);
    const looked = isDue ? await lookNow(proof, look) : before;
    lines.push(...(looked?.lines ?? [neverLooked(look)]));
    if (looked !== null && looked.commit !== commit)
      notes.push(`${nameOf(look)}: measured ${looked.when}, commit ${looked.commit}.`);
  }
  return { lines, notes };
};
