/*
 * `npm run proof:claims`: runs the tests that docs/claims.json names, one after the other, and writes docs/claims.md with how each
 * came out. `-- --report file.json` takes results of vitest that are there already, `-- --no-journeys` leaves the browser out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { claimsPage, partsOf, readClaims, verdicts, type Claim } from './claims-page.ts';
import { commitOf, root } from './kit/machine.ts';
import { runJourneys, type Ran } from './kit/run-journeys.ts';
import { writeSection, type Line } from './kit/section.ts';

const { values } = parseArgs({ options: { report: { type: 'string' }, 'no-journeys': { type: 'boolean' } } });

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
};

const ranInVitest = ({ testResults }: VitestReport): Ran[] =>
  testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, path), name: title, outcome: status })),
  );

const runVitest = (files: readonly string[], folder: string): Ran[] => {
  const report = values.report ?? join(folder, 'tests.json');
  const args = ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files];
  if (values.report === undefined) spawnSync('npx', args, { cwd: root, stdio: 'inherit' });
  return existsSync(report) ? ranInVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : [];
};

/** A name with places for words, as tables of cases have them, stands for all that fit it. */
const isOf = (name: string): ((title: string) => boolean) => {
  const parts = name.split(/%[sj]|\$\w+/);
  return (title) => {
    let end = 0;
    return parts.every((part) => {
      const place = title.indexOf(part, end);
      end = place + part.length;
      return place !== -1;
    });
  };
};

const outcomeOf = (test: string, ran: readonly Ran[]): string | undefined => {
  const [file, name] = partsOf(test);
  const fits = isOf(name);
  const mine = ran.filter((one) => one.file === file && fits(one.name));
  if (mine.length === 0) return undefined;
  if (mine.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return mine.some(({ outcome }) => outcome === 'passed') ? 'passed' : undefined;
};

const linesOf = (claims: readonly Claim[], named: readonly string[], results: ReadonlyMap<string, string>): Line[] => {
  const count = (outcome: string): number => [...results.values()].filter((one) => one === outcome).length;
  return [
    {
      what: 'requirements of levels 1 and 2 that are answered',
      figure: claims.length,
      goal: 253,
      met: claims.length === 253,
    },
    ...verdicts.map((verdict): Line => {
      const figure = claims.filter((one) => one.verdict === verdict).length;
      return verdict === 'not met' || verdict === 'partly'
        ? { what: `${verdict}, with the reason`, figure, goal: 0, met: figure === 0 }
        : { what: verdict, figure, goal: 'told', met: null };
    }),
    { what: 'tests that are named', figure: named.length, goal: 'told', met: null },
    { what: 'of these passed', figure: count('passed'), goal: named.length, met: count('passed') === named.length },
    { what: 'of these failed', figure: count('failed'), goal: 0, met: count('failed') === 0 },
  ];
};

const claims = readClaims(root);
const named = [...new Set(claims.flatMap(({ tests }) => tests))];
const files = [...new Set(named.map((test) => partsOf(test)[0]))];
const journeys = files.filter((file) => file.startsWith('e2e/'));
const folder = mkdtempSync(join(tmpdir(), 'shuka-claims-'));
const ran = [
  ...runVitest(
    files.filter((file) => !file.startsWith('e2e/')),
    folder,
  ),
  ...(values['no-journeys'] === true || journeys.length === 0 ? [] : runJourneys(journeys)),
];
rmSync(folder, { recursive: true, force: true });
const results = new Map(
  named.flatMap((test) => {
    const outcome = outcomeOf(test, ran);
    return outcome === undefined ? [] : [[test, outcome] as const];
  }),
);
const heading = `Written on ${new Date().toISOString().slice(0, 10)} at commit ${commitOf()}:`;
writeFileSync(join(root, 'docs', 'claims.md'), claimsPage(claims, results, heading));
const missing = named.filter((test) => !results.has(test)).length;
writeSection('claims', 'Claims: OWASP ASVS 5.0, levels 1 and 2', linesOf(claims, named, results), [
  `Each requirement with its test, its last result, or why it does not apply: [claims](claims.md). ${missing} of the named tests were not run.`,
]);
