import { describe, expect, test } from 'vitest';
import { mutantFigures, mutantsOf, type ArguedMutant, type MutantReport } from './mutant-figures.ts';

const source = `const isAmount = (kobo: number) => kobo >= 1;

const both = () => {
  take();
  give();
};
`;

const mutant = (status: string, replacement = 'true') => ({
  status,
  replacement,
  location: { start: { line: 1, column: 36 }, end: { line: 1, column: 45 } },
});

const reportOf = (...mutants: readonly ReturnType<typeof mutant>[]): MutantReport => ({
  files: { 'domain/ledger.ts': { source, mutants } },
});

const areas = { ledger: ['domain/ledger.ts'] };

const argued: ArguedMutant = {
  file: 'domain/ledger.ts',
  code: 'const isAmount = (kobo: number) => kobo >= 1;',
  becomes: 'const isAmount = (kobo: number) => true;',
  why: 'Nobody asks.',
};

const figures = (report: MutantReport, some: readonly ArguedMutant[] = []) => {
  const { lines, notes } = mutantFigures(report, areas, some);
  const short = lines.filter(({ met }) => met === false).map(({ what, figure }) => `${what}: ${figure}`);
  return { short, notes, lines: lines.map(({ what, figure }) => `${what}: ${figure}`) };
};

describe('a mutant', () => {
  test('is told by its line as it stands and as it would be', () => {
    expect(mutantsOf(reportOf(mutant('Survived')))).toEqual([
      { file: argued.file, code: argued.code, becomes: argued.becomes, status: 'Survived' },
    ]);
  });

  test('of many lines is told in one', () => {
    const block = {
      ...mutant('Killed', '{}'),
      location: { start: { line: 3, column: 20 }, end: { line: 6, column: 2 } },
    };
    expect(mutantsOf(reportOf(block))).toMatchObject([
      { code: 'const both = () => { take(); give(); };', becomes: 'const both = () => {};' },
    ]);
  });
});

describe('the figures of a run', () => {
  test('are good where every mutant was killed', () => {
    const { short, notes, lines } = figures(reportOf(mutant('Killed'), mutant('Timeout', 'false')));
    expect([short, notes]).toEqual([[], []]);
    expect(lines).toContain('ledger: mutants made: 2');
    expect(lines).toContain('ledger: killed by a test: 1');
  });

  test('fall short of each that survived, that no test runs, or that could not be tried', () => {
    const { short, notes } = figures(
      reportOf(mutant('Survived'), mutant('NoCoverage', 'false'), mutant('RuntimeError', '0')),
    );
    expect(short).toEqual([
      'ledger: survived and not argued: 1',
      'ledger: in lines that no test runs: 1',
      'ledger: could not be tried: 1',
    ]);
    expect(notes).toHaveLength(2);
  });

  test('are good where the one that survived is argued, and say why', () => {
    const { short, notes, lines } = figures(reportOf(mutant('Survived'), mutant('Killed', 'false')), [argued]);
    expect(short).toEqual([]);
    expect(lines).toContain('ledger: survived and argued: 1');
    expect(notes).toEqual([`May survive: domain/ledger.ts: \`${argued.code}\` as \`${argued.becomes}\`. Nobody asks.`]);
  });

  test('fall short of an argument about what is killed, or is not there any more', () => {
    const short = ['argued, but killed or gone: 1'];
    expect(figures(reportOf(mutant('Killed')), [argued]).short).toEqual(short);
    expect(figures(reportOf(mutant('Killed', 'false')), [argued]).short).toEqual(short);
    const elsewhere = { ...argued, file: 'domain/other.ts' };
    expect(figures(reportOf(mutant('Killed', 'false')), [elsewhere]).short).toEqual(short);
  });

  test('fall short of a file of which no mutant was made: it may have gone elsewhere', () => {
    expect(mutantFigures(reportOf(mutant('Killed')), { ...areas, sync: ['domain/gone.ts'] }, []).lines).toContainEqual({
      what: 'files of which no mutant was made',
      figure: 1,
      goal: 0,
      met: false,
    });
  });
});
