/** What the house claims of OWASP ASVS 5.0, levels 1 and 2: docs/claims.json, and as a table docs/claims.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `tested`: a test shows it. `untested`: it is so, and no test of its own says it. `partly` and `not met` say what is missing.
 * `operator`: who runs the house does it. `does not apply`: there is nothing of the kind.
 */
export const verdicts = ['tested', 'untested', 'partly', 'not met', 'operator', 'does not apply'] as const;

export type Claim = {
  /** The number of the requirement in the standard; its text is there. */
  readonly id: string;
  readonly level: 1 | 2;
  /** In a few words of our own. */
  readonly asks: string;
  readonly verdict: (typeof verdicts)[number];
  readonly why: string;
  /** `file › name of the test`. */
  readonly tests: readonly string[];
};

/** How a test came out last, by `file › name`; 'passed', 'failed' or nothing where it was not run. */
type Results = ReadonlyMap<string, string>;

export const readClaims = (root: string): Claim[] =>
  JSON.parse(readFileSync(join(root, 'docs', 'claims.json'), 'utf8')) as Claim[];

export const partsOf = (test: string): readonly [file: string, name: string] => {
  const at = test.indexOf(' › ');
  return [test.slice(0, at), test.slice(at + 3)];
};

const testFault = (root: string, id: string, test: string): string[] => {
  const [file, name] = partsOf(test);
  if (!existsSync(join(root, file))) return [`${id}: there is no ${file}`];
  return readFileSync(join(root, file), 'utf8').includes(name) ? [] : [`${id}: ${file} has no test "${name}"`];
};

/** @returns what is wrong with claims: tests that are not there, verdicts without a reason or a test. */
export const claimFaults = (root: string, claims: readonly Claim[]): string[] => {
  const twice = claims.filter(({ id }, place) => claims.findIndex((one) => one.id === id) !== place);
  return [
    ...twice.map(({ id }) => `${id}: stands there twice`),
    ...claims.flatMap(({ id, verdict, why, tests }) => [
      ...(verdicts.includes(verdict) ? [] : [`${id}: "${verdict}" is no verdict`]),
      ...(verdict === 'tested' && tests.length === 0 ? [`${id}: names no test`] : []),
      ...(verdict !== 'tested' && why === '' ? [`${id}: gives no reason`] : []),
      ...tests.flatMap((test) => testFault(root, id, test)),
    ]),
  ];
};

const inCell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const shownTest = (test: string, results: Results): string => {
  const [file, name] = partsOf(test);
  const result = results.get(test);
  return `\`${file}\` ${inCell(name)}${result === undefined ? '' : ` (${result})`}`;
};

const rowOf = ({ id, level, asks, verdict, why, tests }: Claim, results: Results): string =>
  `| ${id} | ${level} | ${inCell(asks)} | ${verdict} | ${inCell(why)} | ${tests.map((test) => shownTest(test, results)).join('<br>')} |`;

const chapterOf = ({ id }: Claim): string => id.split('.')[0] ?? '';

/** The table for people, by chapters of the standard. */
export const claimsPage = (claims: readonly Claim[], results: Results, heading: string): string => {
  const counts = verdicts.map((verdict) => `${claims.filter((one) => one.verdict === verdict).length} ${verdict}`);
  const chapters = [...new Set(claims.map(chapterOf))];
  return [
    '# Claims',
    '',
    'What the house says of itself against OWASP ASVS 5.0.0, levels 1 and 2, each in a few words of our own; the standard has the',
    'text by its number. `npm run proof:claims` runs the tests that are named and writes this page from `docs/claims.json`.',
    '',
    `${heading} ${counts.join(', ')}.`,
    ...chapters.flatMap((chapter) => [
      '',
      `## ${chapter}`,
      '',
      '| number | level | asks | verdict | why | tests |',
      '| --- | --- | --- | --- | --- | --- |',
      ...claims.filter((one) => chapterOf(one) === chapter).map((one) => rowOf(one, results)),
    ]),
    '',
  ].join('\n');
};
