import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { root } from './program.ts';

/** The PIN of every measured phone. */
export const pin = '739164';

/** Fills in what the phone wants to know before it keeps the manager's work. */
export const choosePin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  await page.getByText('Sun', { exact: true }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('The same PIN again').fill(pin);
};

/** What comes after this is the first sync. */
export const pressKeep = (page: Page): Promise<void> => page.getByRole('button', { name: 'Keep my work here' }).click();

/** Lets the phone keep the manager's work. */
export const keepHere = async (page: Page): Promise<void> => {
  await choosePin(page);
  await pressKeep(page);
};

export const untilAllSent = (page: Page, millis = 180_000): Promise<void> =>
  page.getByText('All sent').waitFor({ timeout: millis });

/** Makes a phone this many times slower than the machine. */
export const slowDown = async (context: BrowserContext, page: Page, rate: number): Promise<CDPSession> => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
};

/** Requests to an address: how many there were, and when the last one's answer had come. */
export const countAnswers = async (session: CDPSession, path: string) => {
  const wanted = new Set<string>();
  const seen = { requests: 0, endedAt: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname !== path) return;
    wanted.add(requestId);
    seen.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (wanted.has(requestId)) seen.endedAt = Date.now();
  });
  await session.send('Network.enable');
  return seen;
};

/** Remembers how long the page's main thread was busy at a stretch. Sent to the browser as text. */
export const watchLongTasks = (): void => {
  const tasks: number[] = [];
  (window as unknown as { benchTasks: number[] }).benchTasks = tasks;
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({
    type: 'longtask',
    buffered: true,
  });
};

/** The longest stretch since the last time this was asked, in milliseconds; 0 when none was over 50. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { benchTasks } = window as unknown as { benchTasks: number[] };
    return Math.max(0, ...benchTasks.splice(0));
  });

/** The built file that holds the door of writes; a page that imports it gets the very module it runs already. */
const doorFile = (): string => {
  const text = readFileSync(join(root, 'dist', 'web', '.vite', 'manifest.json'), 'utf8');
  const chunks = Object.values(JSON.parse(text) as Record<string, { file: string; name?: string }>);
  return `/${chunks.find(({ name }) => name === 'base')?.file ?? ''}`;
};

type Saving = {
  readonly door: string;
  readonly contract: string;
  readonly drafts: readonly object[];
  /** Before each save; 0 for none at all. */
  readonly pauseMillis: number;
};

/** Each save's time in milliseconds until the page confirmed it, and until the screen showed it. Sent to the browser. */
const timeSaves = async (
  given: Saving & { readonly watched: string | null },
): Promise<{ save: number[]; shown: number[] }> => {
  type Door = (contract: object, draft: object) => Promise<{ readonly ok: boolean }>;
  type Cell = { readonly get: () => { readonly contracts?: readonly { readonly name: string }[] } | null };
  const parts = Object.values((await import(given.door)) as Record<string, unknown>);
  // Their names are the build's secret; what they are is not.
  const submit = parts.find((part): part is Door => typeof part === 'function' && String(part).includes('.offline==='));
  const asked = parts
    .filter((part): part is Cell => typeof (part as Cell | null)?.get === 'function')
    .flatMap((cell) => cell.get()?.contracts ?? [])
    .find(({ name }) => name === given.contract);
  if (submit === undefined || asked === undefined) throw new Error('The page keeps no work.');
  const place = given.watched === null ? null : document.querySelector(given.watched);
  const changed = (): Promise<number> =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        resolve(performance.now());
      });
      if (place === null) resolve(Number.NaN);
      else watcher.observe(place, { subtree: true, characterData: true, childList: true });
    });
  const times = { save: [] as number[], shown: [] as number[] };
  for (const draft of given.drafts) {
    if (given.pauseMillis > 0) await new Promise((resolve) => setTimeout(resolve, given.pauseMillis));
    const seen = changed();
    const began = performance.now();
    if (!(await submit(asked, draft)).ok) throw new Error('A save was refused.');
    times.save.push(performance.now() - began);
    times.shown.push((await seen) - began);
  }
  return times;
};

/**
 * Saves drafts one after the other through the door that all forms use, each some time after the one before was confirmed.
 * @returns how long each took until the page confirmed it, in milliseconds.
 */
export const saveAll = async (
  page: Page,
  contract: string,
  drafts: readonly object[],
  pauseMillis = 0,
): Promise<number[]> =>
  (await page.evaluate(timeSaves, { door: doorFile(), contract, drafts: [...drafts], watched: null, pauseMillis }))
    .save;

/** Whoever looks at the screen enters the next one a while later. */
const lookMillis = 300;

/**
 * Saves drafts as a person does, who looks whether the screen shows one before they enter the next.
 * @param watched what on the screen changes with every save, by CSS.
 * @returns how long each took until that had changed, in milliseconds.
 */
export const showAll = async (
  page: Page,
  contract: string,
  drafts: readonly object[],
  watched: string,
): Promise<number[]> =>
  (
    await page.evaluate(timeSaves, {
      door: doorFile(),
      contract,
      drafts: [...drafts],
      watched,
      pauseMillis: lookMillis,
    })
  ).shown;

/** Notes when a PIN could first be typed, and when the app's own field was there. Sent to the browser as text. */
export const watchPin = (): void => {
  const seen: { typed?: number; own?: number } = {};
  (window as unknown as { benchPin: typeof seen }).benchPin = seen;
  const isSeen = (css: string): boolean => document.querySelector(css)?.checkVisibility() ?? false;
  const look = (): void => {
    if (isSeen('input[name=pin]')) seen.typed ??= performance.now();
    if (isSeen('#app input[name=pin]')) seen.own ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Both moments, in milliseconds since the address was opened, once the app's own field is there. */
export const pinTimes = async (page: Page): Promise<{ typed: number; own: number }> => {
  const times = await page.waitForFunction(() => {
    const { benchPin } = window as unknown as { benchPin: { typed: number; own?: number } };
    return benchPin.own === undefined ? null : { typed: benchPin.typed, own: benchPin.own };
  });
  return (await times.jsonValue()) ?? { typed: Number.NaN, own: Number.NaN };
};

/** Goes to another screen of the app as its links do. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
