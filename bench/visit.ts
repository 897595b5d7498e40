import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type CDPSession } from '@playwright/test';
import type { Link } from './link.ts';
import { probe, type Kind, type Seen } from './probe.ts';

/** A slow phone: this many times slower than the machine the bench runs on. */
export const cpuSlowdown = 6;

const chrome = [process.env['CHROME'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

const flags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'].concat([
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=OptimizationHints,Translate',
]);

/** The same person's browser, opened again: a new process and new connections, and whatever the folder remembers. */
export const openBrowser = async (folder: string, publicKeyHash: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...(chrome === undefined ? {} : { executablePath: chrome }),
    headless: true,
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    // A certificate that is merely excused is not cached from; one that is named here is trusted.
    args: [...flags, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });

export type Visit = {
  readonly firstPaint: number;
  readonly firstContentfulPaint: number;
  readonly interactive: number;
  /** Everything that came down the line, TLS included, until the page was usable and until it was quiet. */
  readonly wireToInteractive: number;
  readonly wire: number;
  /** What the answers weighed with their headers and without pictures, until the page was usable and in all. */
  readonly bytesToInteractive: number;
  readonly bytes: number;
};

/** Counts answers as they end. @returns how many bytes had come by a moment in milliseconds since 1970. */
const countBytes = (session: CDPSession): ((moment: number) => number) => {
  const pictures = new Set<string>();
  const ended: { at: number; bytes: number }[] = [];
  let clockBegan = 0;
  session.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => void (clockBegan = wallTime - timestamp));
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Image' && pictures.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (!pictures.has(requestId)) ended.push({ at: (clockBegan + timestamp) * 1000, bytes: encodedDataLength });
  });
  return (moment) => ended.filter(({ at }) => at <= moment).reduce((sum, { bytes }) => sum + bytes, 0);
};

/**
 * What the page tells of itself once it is usable. It calls, and is not asked: for each question the test runner has a page
 * read 330 KB of script first, a quarter of a second on a slow phone (measured), and that would be part of the figures.
 */
const whenUsable = (session: CDPSession): Promise<Seen> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The page was not usable within 30 s.')), 30_000).unref();
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload) as Seen)); // by the probe alone
  });

const must = (value: number | null, what: string): number => {
  if (value === null) throw new Error(`The page never told its ${what}.`);
  return value;
};

/** Goes to an address on a slow phone and waits until the page can be used and nothing more comes. */
export const visit = async (context: BrowserContext, url: string, kind: Kind, link: Link): Promise<Visit> => {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchUsable' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' }); // tsx leaves calls of it in functions
  await page.addInitScript(probe, kind);
  const bytes = countBytes(session);
  link.forget();
  const going = page.goto(url, { waitUntil: 'commit', timeout: 30_000 });
  const [seen] = await Promise.all([whenUsable(session), going]);
  await page.waitForLoadState('networkidle');
  const interactive = must(seen.interactive, 'first use');
  return {
    firstPaint: must(seen.firstPaint, 'first paint'),
    firstContentfulPaint: must(seen.firstContentfulPaint, 'first contentful paint'),
    interactive,
    wireToInteractive: link.bytesBy(seen.began + interactive),
    wire: link.bytesBy(Number.POSITIVE_INFINITY),
    bytesToInteractive: bytes(seen.began + interactive),
    bytes: bytes(Number.POSITIVE_INFINITY),
  };
};

/**
 * Waits, after a visit to the app, until its worker is in charge of the page: it takes that with all its files on the phone
 * and no sooner, so the next visit is from there. Public pages bring no worker.
 */
export const untilWorkerHasFiles = async (context: BrowserContext): Promise<void> => {
  const [page] = context.pages();
  if (page === undefined) throw new Error('There is no page to wait on.');
  const isInCharge = (): boolean => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL.endsWith('/service-worker.js');
  };
  await page.waitForFunction(isInCharge, undefined, { polling: 250, timeout: 180_000 });
};
