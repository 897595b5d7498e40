/** First and later visits to three pages, on a slow phone and a slow line, against the byte and time budget. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { makeCertificate } from './certificate.ts';
import { signedIn, type Cookie } from './cookies.ts';
import { openFront } from './front.ts';
import { startHouse } from './house.ts';
import { openLink } from './link.ts';
import type { Kind } from './probe.ts';
import { figure, heading, median, note } from './report.ts';
import { cpuSlowdown, openBrowser, untilWorkerHasFiles, visit, type Visit } from './visit.ts';

const runs = 3;

/** The lines people have; the goals are those of the line the house is built for. */
const lines = {
  '2g': { bitsPerSecond: 120_000, upBitsPerSecond: 60_000, roundTripMillis: 700 },
  edge: { bitsPerSecond: 400_000, roundTripMillis: 400 },
  '3g': { bitsPerSecond: 1_600_000, upBitsPerSecond: 750_000, roundTripMillis: 150 },
} as const;

/** PAGES_LINE=2g or 3g measures on another line, without goals of seconds. */
const lineName = (process.env['PAGES_LINE'] ?? 'edge') as keyof typeof lines;
const line = lines[lineName];
const farmer = { email: 'amina@shuka.example', password: 'damina-2026' };

type Goals = {
  readonly kbToInteractive: number;
  readonly kb: number;
  readonly paint: number;
  readonly interactive: number;
};

type Stop = { readonly name: string; readonly path: string; readonly kind: Kind; readonly goals: Goals };

const stops: readonly Stop[] = [
  { name: 'home', path: '/', kind: 'static', goals: { kbToInteractive: 15, kb: 15, paint: 2, interactive: 2.2 } },
  { name: 'sign-in', path: '/login', kind: 'form', goals: { kbToInteractive: 95, kb: 95, paint: 2, interactive: 4 } },
  {
    name: 'farmer dashboard',
    path: '/farmersDashboard',
    kind: 'dashboard',
    goals: { kbToInteractive: 105, kb: 150, paint: 2, interactive: 4.8 },
  },
];

/** Of the app it comes from the worker, which keeps the shell and its files. A later visit may ask whether the page changed, and little else. */
const later: Goals = { kbToInteractive: 2, kb: 2, paint: 1.3, interactive: 1.5 };

const inBrowser = async <Result>(
  folder: string,
  hash: string,
  cookies: readonly Cookie[],
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await openBrowser(folder, hash);
  try {
    if (cookies.length > 0) await context.addCookies([...cookies]);
    return await work(context);
  } finally {
    await context.close();
  }
};

const middle = (visits: readonly Visit[], of: keyof Visit): number => median(visits.map((one) => one[of]));

const tell = (words: string, visits: readonly Visit[], goals: Goals): void => {
  const time = (what: string, of: keyof Visit, goal: number): void => {
    const best = Math.min(...visits.map((one) => one[of]));
    figure(`${words}: ${what}`, middle(visits, of) / 1000, 's', lineName === 'edge' ? goal : null, best / 1000);
  };
  time('first paint', 'firstPaint', goals.paint);
  time('first contentful paint', 'firstContentfulPaint', goals.paint);
  time('interactive', 'interactive', goals.interactive);
  const weigh = (what: string, of: keyof Visit, goal: number | null): void =>
    figure(`${words}: ${what}`, middle(visits, of) / 1024, 'KB', goal);
  weigh('bytes until interactive', 'bytesToInteractive', goals.kbToInteractive);
  weigh('bytes in all', 'bytes', goals.kb);
  weigh('on the wire until interactive', 'wireToInteractive', null);
  weigh('on the wire in all', 'wire', null);
};

heading(
  `pages: ${line.bitsPerSecond / 1000} kbit/s, ${line.roundTripMillis} ms, TLS 1.3 and HTTP/2, ` +
    `CPU ${cpuSlowdown}x slower, 360 x 640, median of ${runs}`,
);
note('Other work on this machine makes every time longer: hence the best of the runs beside it. Bytes are exact:');
note('"bytes" are answers with their headers, without pictures; "on the wire" is everything, TLS and pictures too.');
const certificate = makeCertificate();
let inward = 0;
const front = await openFront(() => inward, certificate);
const link = await openLink(front.port, line);
const house = await startHouse({ publicUrl: `https://localhost:${link.port}` });
inward = house.port;
try {
  for (const { name, path, kind, goals } of stops) {
    const firsts: Visit[] = [];
    const laters: Visit[] = [];
    const cookies = kind === 'dashboard' ? await signedIn(house, farmer) : [];
    for (let run = 0; run < runs; run += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-browser-'));
      const go = (context: BrowserContext) => visit(context, `${house.publicUrl}${path}`, kind, link);
      const goFirst = async (context: BrowserContext): Promise<Visit> => {
        const first = await go(context);
        if (kind === 'dashboard') await untilWorkerHasFiles(context);
        return first;
      };
      try {
        firsts.push(await inBrowser(folder, certificate.publicKeyHash, cookies, goFirst));
        laters.push(await inBrowser(folder, certificate.publicKeyHash, cookies, go));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    tell(`${name}, first visit`, firsts, goals);
    tell(`${name}, later visit`, laters, later);
  }
} finally {
  await house.stop();
  await link.close();
  await front.close();
}
