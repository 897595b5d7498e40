/** Scores of Lighthouse on a phone, by the tool itself: fetched for this alone, so that nobody else installs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedIn } from '@shuka/bench/cookies.ts';
import { startHouse } from '@shuka/bench/house.ts';
import { root } from './machine.ts';
import type { Line, Proved } from './section.ts';

const tool = 'lighthouse@12.8.2'; // the last that runs on Node 20
const goal = 90;

const farmer = { email: 'amina@shuka.example', password: 'damina-2026' };

/** Pages that most people see first, and one of those who are signed in. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'a form', path: '/login' },
  { name: 'sign-up of investors', path: '/investorssignup' },
  { name: 'dashboard of a farmer', path: '/farmersDashboard', by: farmer },
] as const;

const privateNote =
  'A page of somebody’s own is kept from search engines on purpose: its SEO score, which counts that as a fault, has no goal.';

type Report = {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
};

const chromePath = async (): Promise<string | null> => {
  const { findChrome } = (await import(join(root, 'tools', 'chrome.mjs'))) as { findChrome: () => string | null };
  return findChrome();
};

const look = (url: string, chrome: string, folder: string, cookie: string | null): Report | null => {
  const file = join(folder, 'report.json');
  const args = [
    'exec',
    '--yes',
    `--package=${tool}`,
    '--',
    'lighthouse',
    url,
    '--output=json',
    `--output-path=${file}`,
  ];
  args.push('--quiet', '--no-enable-error-reporting', '--chrome-flags=--headless --no-sandbox');
  if (cookie !== null) args.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
  rmSync(file, { force: true });
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chrome },
  });
  return status === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
};

/** What is somebody's own tells search engines to stay away, which this score holds against it: it has no goal there. */
const hasGoal = (page: (typeof pages)[number], title: string): boolean => !('by' in page) || title !== 'SEO';

const linesOf = (page: (typeof pages)[number], report: Report | null): Line[] =>
  report === null || report.runtimeError !== undefined
    ? [{ what: `Lighthouse, ${page.name}`, figure: 'no score', goal: `≥ ${goal}`, met: false }]
    : Object.values(report.categories).map(({ title, score }) => {
        const figure = Math.round((score ?? 0) * 100);
        const what = `Lighthouse, ${page.name}: ${title}`;
        return hasGoal(page, title)
          ? { what, figure, goal: `≥ ${goal}`, met: figure >= goal }
          : { what, figure, goal: '', met: null };
      });

/** A score of each category for each of these pages; a line that says so where there is no browser. */
export const proveLighthouse = async (): Promise<Proved> => {
  const chrome = await chromePath();
  if (chrome === null)
    return { lines: [{ what: 'Lighthouse', figure: 'no browser', goal: 'scores', met: false }], notes: [] };
  const folder = mkdtempSync(join(tmpdir(), 'shuka-lighthouse-'));
  const house = await startHouse({});
  try {
    const lines: Line[] = [];
    for (const page of pages) {
      const cookies = 'by' in page ? await signedIn(house, page.by) : null;
      const cookie = cookies?.map(({ name, value }) => `${name}=${value}`).join('; ') ?? null;
      lines.push(...linesOf(page, look(`${house.publicUrl}${page.path}`, chrome, folder, cookie)));
    }
    return { lines, notes: [privateNote] };
  } finally {
    await house.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
