/** What became of the mutants of a run of Stryker: its report beside the survivors that are argued. */
import type { Line, Proved } from './kit/section.ts';

type Point = { readonly line: number; readonly column: number };

type ReportedMutant = {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Point; readonly end: Point };
};

/** The parts of a report that are read here; its places count from one. */
export type MutantReport = {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
};

/** A change of a line that no test can or need notice: the line as it stands, what it would become, and why. */
export type ArguedMutant = {
  readonly file: string;
  readonly code: string;
  readonly becomes: string;
  readonly why: string;
};

/** The files of each area: authorization, ledger, sync. */
export type Areas = Readonly<Record<string, readonly string[]>>;

type Mutant = Omit<ArguedMutant, 'why'> & { readonly status: string };

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Its lines as they stand and with the change in them. */
const mutantOf = (file: string, source: string, { status, replacement = '', location }: ReportedMutant): Mutant => {
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const before = (lines[0] ?? '').slice(0, start.column - 1);
  const after = (lines.at(-1) ?? '').slice(end.column - 1);
  return { file, status, code: onOneLine(lines.join('\n')), becomes: onOneLine(`${before}${replacement}${after}`) };
};

/** All mutants of a report. */
export const mutantsOf = ({ files }: MutantReport): Mutant[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => mutants.map((one) => mutantOf(file, source, one)));

const isAbout = (one: Omit<ArguedMutant, 'why'>, other: Omit<ArguedMutant, 'why'>): boolean =>
  one.file === other.file && one.code === other.code && one.becomes === other.becomes;

const isOpen = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

const toZero = (what: string, figure: number): Line => ({ what, figure, goal: 0, met: figure === 0 });

const told = (what: string, figure: number): Line => ({ what, figure, goal: '', met: null });

const linesOf = (area: string, mutants: readonly Mutant[], argued: readonly ArguedMutant[]): Line[] => {
  const isArgued = (one: Mutant): boolean => argued.some((other) => isAbout(one, other));
  const count = (status: string): number => mutants.filter((one) => one.status === status).length;
  const open = mutants.filter((one) => isOpen(one) && !isArgued(one));
  const unseen = open.filter(({ status }) => status === 'NoCoverage').length;
  const known = count('Killed') + count('Timeout') + count('Survived') + count('NoCoverage');
  return [
    told(`${area}: mutants made`, mutants.length),
    told(`${area}: killed by a test`, count('Killed')),
    told(`${area}: killed because the tests came to no end`, count('Timeout')),
    told(`${area}: survived and argued`, mutants.filter((one) => isOpen(one) && isArgued(one)).length),
    toZero(`${area}: survived and not argued`, open.length - unseen),
    toZero(`${area}: in lines that no test runs`, unseen),
    toZero(`${area}: could not be tried`, mutants.length - known),
  ];
};

const noteOf = ({ file, code, becomes }: Omit<ArguedMutant, 'why'>): string => `${file}: \`${code}\` as \`${becomes}\``;

/** The figures of each area, and a note of each survivor: why it may, or that nobody said so. */
export const mutantFigures = (report: MutantReport, areas: Areas, argued: readonly ArguedMutant[]): Proved => {
  const mutants = mutantsOf(report);
  const stale = argued.filter((one) => !mutants.some((other) => isOpen(other) && isAbout(one, other)));
  const open = mutants.filter((one) => isOpen(one) && !argued.some((other) => isAbout(one, other)));
  const silent = Object.values(areas)
    .flat()
    .filter((file) => !mutants.some((one) => one.file === file));
  return {
    lines: [
      ...Object.entries(areas).flatMap(([area, files]) =>
        linesOf(
          area,
          mutants.filter(({ file }) => files.includes(file)),
          argued,
        ),
      ),
      toZero('files of which no mutant was made', silent.length),
      toZero('argued, but killed or gone', stale.length),
    ],
    notes: [
      ...open.map((one) => `Survived: ${noteOf(one)}.`),
      ...silent.map((file) => `No mutant: ${file}.`),
      ...stale.map((one) => `Argued for nothing: ${noteOf(one)}.`),
      ...argued.filter((one) => !stale.includes(one)).map((one) => `May survive: ${noteOf(one)}. ${one.why}`),
    ],
  };
};
