/** docs/proof.md, of which each proof writes its own section and leaves those of the others as they are. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitOf, machine, root } from './machine.ts';

/** One figure beside its goal; `met` is null where the figure is only told. */
export type Line = {
  readonly what: string;
  readonly figure: string | number;
  readonly goal: string | number;
  readonly met: boolean | null;
};

/** What a part of a proof came to. */
export type Proved = { readonly lines: readonly Line[]; readonly notes: readonly string[] };

const file = join(root, 'docs', 'proof.md');

const opening = `# Proof

What the proofs of the house found, each by its own command, which writes its section anew; \`npm run proof\` runs all of
them in turn. A figure that falls short of its goal says so.
`;

/** In this order they stand in the file; one that is not named here stands behind them. */
const order = ['access', 'fuzz', 'secrets', 'loss', 'load', 'phone', 'mutants', 'claims'];

const mark = (name: string): string => `<!-- proof:${name} -->`;

const inCell = (value: string | number): string =>
  String(value)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', ' ');

const verdictOf = (met: boolean | null): string => (met === null ? '' : met ? 'good' : '**FALLS SHORT**');

const rowOf = ({ what, figure, goal, met }: Line): string =>
  `| ${[what, figure, goal, verdictOf(met)].map(inCell).join(' | ')} |`;

/** The sections of the file by name. */
export const sectionsOf = (text: string): Map<string, string> => {
  const parts = text.split(/^<!-- proof:([a-z-]+) -->$/m).slice(1);
  const pairs = parts.flatMap((part, place) => (place % 2 === 0 ? ([[part, parts[place + 1] ?? '']] as const) : []));
  return new Map(pairs.map(([name, held]) => [name, held.trim()]));
};

const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** The whole file with this section in it, in place of the one of the same name. */
export const withSection = (text: string, name: string, section: string): string => {
  const sections = [...sectionsOf(text).set(name, section.trim())];
  const inOrder = sections.toSorted(([one], [other]) => placeOf(one) - placeOf(other) || one.localeCompare(other));
  return [opening, ...inOrder.map(([held, words]) => `${mark(held)}\n\n${words}\n`)].join('\n');
};

const shown = (name: string, title: string, lines: readonly Line[], notes: readonly string[], postgres: string) =>
  [
    `## ${title}`,
    '',
    `\`npm run proof:${name}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commitOf()}.`,
    `Machine: ${machine()}, ${postgres}.`,
    '',
    '| what | figure | goal | |',
    '| --- | --- | --- | --- |',
    ...lines.map(rowOf),
    ...(notes.length === 0 ? [] : ['', ...notes.map((words) => `- ${words}`)]),
  ].join('\n');

/**
 * Writes what a proof found as its section of docs/proof.md, prints it, and ends the process with 1 if a figure falls
 * short of its goal.
 * @param name as in `npm run proof:<name>`: small letters and dashes.
 * @param postgres the database it ran on, "PostgreSQL 17.2".
 */
export const writeSection = (
  name: string,
  title: string,
  lines: readonly Line[],
  notes: readonly string[],
  postgres = 'no database',
): void => {
  const held = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(held, name, shown(name, title, lines, notes, postgres)));
  console.log(`\n${title}`);
  for (const { what, figure, goal, met } of lines)
    console.log(
      `  ${what.padEnd(64)} ${String(figure).padStart(12)}  ${met === null ? '' : `goal ${goal}: ${met ? 'good' : 'FALLS SHORT'}`}`,
    );
  for (const words of notes) console.log(`  ${words}`);
  if (lines.some(({ met }) => met === false)) process.exitCode = 1;
};
