/** Journeys in a browser that a proof counts among its figures. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './machine.ts';
import type { Proved } from './section.ts';

/** One test as it ran: where, its name, and how it came out. */
export type Ran = { readonly file: string; readonly name: string; readonly outcome: string };

type Suite = {
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
};

const ranIn = ({ file, specs = [], suites = [] }: Suite): Ran[] => [
  ...specs.map(({ title, ok }) => ({ file: `e2e/${file}`, name: title, outcome: ok ? 'passed' : 'failed' })),
  ...suites.flatMap(ranIn),
];

/**
 * Runs the journeys of these files, all of them where none is named; none came out where the browser could not be started.
 * @param more of the environment they run in
 */
export const runJourneys = (files: readonly string[], more: Readonly<Record<string, string>> = {}): Ran[] => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-journeys-'));
  try {
    const report = join(folder, 'told.json');
    const env = { ...process.env, ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    spawnSync('npx', ['playwright', 'test', '-c', 'e2e', ...files], { cwd: root, stdio: 'inherit', env });
    if (!existsSync(report)) return [];
    return (JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }).suites.flatMap(ranIn);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The same as a line of a proof, with the names of those that failed. */
export const proveJourneys = (what: string, ...how: Parameters<typeof runJourneys>): Proved => {
  const ran = runJourneys(...how);
  const failed = ran.filter(({ outcome }) => outcome !== 'passed');
  const isRight = failed.length === 0 && ran.length > 0;
  const figure = `${ran.length - failed.length} passed, ${failed.length} failed`;
  return {
    lines: [{ what, figure, goal: '0 failed', met: isRight }],
    notes: failed.map(({ file, name }) => `${file}: ${name}: failed`),
  };
};
