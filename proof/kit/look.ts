/** The parts of a long proof: each is found at some commit, and stays recorded until it is found anew. */
import { figuresOf } from './bench-figures.ts';
import { commitOf } from './machine.ts';
import { readRecords, record, type Found } from './record.ts';
import type { Line, Proved } from './section.ts';
import { stolenNote, ticksNow } from './stolen.ts';

/** One look of a proof: at a part of the benches, with what its environment says of size and line, or what `run` measures. */
export type Look = {
  readonly part: string;
  readonly of?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: () => Promise<Proved>;
};

type Looked = Found & Proved;

const nameOf = ({ part, env = {} }: Look): string => [part, ...Object.values(env)].join('-');

const lookNow = async (proof: string, look: Look): Promise<Looked> => {
  const name = nameOf(look);
  const before = ticksNow();
  const { lines, notes } = look.run === undefined ? { lines: figuresOf(look), notes: [] } : await look.run();
  return record(proof, name, { lines, notes: [...notes, ...stolenNote(name, before, ticksNow())] });
};

const neverLooked = (look: Look): Line => ({
  what: `${nameOf(look)}: measured`,
  figure: 'no',
  goal: 'yes',
  met: false,
});

/** Which parts were looked at before today's commit, a line for each commit. */
const earlier = (looked: ReadonlyMap<string, Looked>, commit: string): string[] => {
  const byCommit = new Map<string, string[]>();
  for (const [name, found] of looked) {
    const when = `${found.when}, commit ${found.commit}`;
    if (found.commit !== commit) byCommit.set(when, [...(byCommit.get(when) ?? []), name]);
  }
  return [...byCommit].map(([when, names]) => `Measured ${when}: ${names.join(', ')}.`);
};

/**
 * What the looks of a proof found. A look that was made at this commit is not made again, so a run that was stopped goes on;
 * `only`, names with commas between them, makes those anew whose part it names and takes the others as they were found
 * last, with a note of their commit.
 */
export const lookAt = async (proof: string, looks: readonly Look[], only: string) => {
  const isNamed = ({ part }: Look): boolean => only.split(',').some((name) => part.includes(name));
  const commit = commitOf();
  const lines: Line[] = [];
  const notes: string[] = [];
  const all = new Map<string, Looked>();
  for (const look of looks) {
    const name = nameOf(look);
    const before = readRecords<Looked>(proof)[name] ?? null;
    const isDue = only === '' ? before?.commit !== commit : isNamed(look);
    const looked = isDue ? await lookNow(proof, look) : before;
    if (looked !== null) all.set(name, looked);
    lines.push(...(looked?.lines ?? [neverLooked(look)]));
    notes.push(...(looked?.notes ?? []));
  }
  return { lines, notes: [...notes, ...earlier(all, commit)] };
};
