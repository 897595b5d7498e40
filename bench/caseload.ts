/**
 * A manager with hundreds of farmers: the first sync on a slow line, the store it leaves, the search at each key, and what
 * the dashboard costs the server among a country of farmers (BENCH_FARMERS sets how many; a million otherwise).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type pg from 'pg';
import { makeNameSearch } from '@shuka/domain/kit/name-search.ts';
import { measureScroll } from './caseload-scroll.ts';
import { countRecords, seedCaseload } from './caseload-seed.ts';
import { measureServer } from './caseload-server.ts';
import { signedIn } from './cookies.ts';
import { openFarHouse } from './far-house.ts';
import { keepOnSlowLine, openToKeep } from './first-sync.ts';
import type { House } from './house.ts';
import { fastLine, type Link } from './link.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import { makeRecords } from './records.ts';
import { figure, heading, median, note, percentile } from './report.ts';
import { longestTask, pin, slowDown, watchLongTasks } from './sync-phone.ts';
import { managers } from './sync-seed.ts';
import { cpuSlowdown, openBrowser } from './visit.ts';

const farmers = { synced: 800, searched: 1000 };
const country = Number(process.env['BENCH_FARMERS'] ?? 1_000_000);
const typed = (
  'mohamed, fatimah yusuf, aminu belo, 0803, zaynab, garba, hauwa sani, ibrahim, kabiru, bichi, umar lawal, rice, hadiza, ' +
  'yakubu musa, 0701, bala, suleman, maryam, isah, usman dan'
).split(', ');
/** Nobody types the moment a list appears: they read what it is. */
const readsMillis = 2000;

/**
 * Types a key into the search and waits until the list stands. Sent to the browser.
 * @returns milliseconds until its last change; null where the key changed nothing.
 */
const typeKey = async (text: string): Promise<number | null> => {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  const main = document.querySelector('main');
  if (field === null || main === null) throw new Error('There is no search here.');
  const began = performance.now();
  let changedAt: number | null = null;
  const watcher = new MutationObserver(() => (changedAt = performance.now()));
  watcher.observe(main, { subtree: true, childList: true, characterData: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // The list follows in a later, less urgent drawing, which a busy machine may put off for long. Looking at each frame
  // would make the page draw frames it has no need of.
  const quiet = (): number => performance.now() - (changedAt ?? began);
  while (quiet() < (changedAt === null ? 1500 : 150)) await new Promise((resolve) => setTimeout(resolve, 25));
  watcher.disconnect();
  return changedAt === null ? null : changedAt - began;
};

const measureSearch = async (page: Page, house: House): Promise<void> => {
  await page.goto(`${house.publicUrl}/farmer-dashboard`);
  await page.getByLabel('PIN', { exact: true }).or(page.getByLabel('Find a farmer')).first().waitFor();
  if (await page.getByLabel('PIN', { exact: true }).isVisible()) {
    await page.getByLabel('PIN', { exact: true }).fill(pin);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
  }
  await page.getByText('1,000 farmers').waitFor();
  const session = await slowDown(page.context(), page, cpuSlowdown);
  await page.waitForTimeout(readsMillis);
  const times: number[] = [];
  await longestTask(page);
  for (const words of typed) {
    for (let end = 1; end <= words.length; end += 1) {
      const millis = await page.evaluate(typeKey, words.slice(0, end));
      if (millis !== null) times.push(millis);
    }
  }
  figure(
    `search of 1,000 farmers: a key until the list stands, p95 of ${times.length}`,
    percentile(times, 0.95),
    'ms',
    100,
  );
  figure('search of 1,000 farmers: median', median(times), 'ms', null);
  figure('search: longest stretch of the main thread', await longestTask(page), 'ms', 200);
  await measureScroll(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

/** The search alone, without a screen. */
const measureIndex = (): void => {
  const people = makeRecords(10_000, 20_263).farmers;
  const search = makeNameSearch(people, ({ firstName, lastName, phone }) => ({
    name: `${firstName} ${lastName}`,
    phone,
    other: 'Bichi Kano Maize',
  }));
  const times = typed.flatMap((words) =>
    Array.from(words, (_, place) => {
      const began = performance.now();
      search(words.slice(0, place + 1));
      return performance.now() - began;
    }),
  );
  figure('the search alone, p95 a key, this machine', percentile(times, 0.95), 'ms', null);
};

const storeMb = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const told = (await navigator.storage.estimate()) as { usage?: number; usageDetails?: { indexedDB?: number } };
    return (told.usageDetails?.indexedDB ?? told.usage ?? Number.NaN) / 1024 / 1024;
  });

type Phone = { readonly context: BrowserContext; readonly page: Page };

const measureFirstSync = async ({ context, page }: Phone, house: House, link: Link, records: number): Promise<void> => {
  const session = await openToKeep(context, page, `${house.publicUrl}/ExtensionAgentDashboard`);
  const seconds = await keepOnSlowLine(page, link, 400_000);
  figure(`first sync of ${records.toLocaleString('en-NG')} records, CPU 4x: time`, seconds, 's', 60);
  figure('first sync: bytes a record on the wire', link.bytesBy(Number.POSITIVE_INFINITY) / records, 'B', 100);
  figure('first sync: longest stretch of the main thread', await longestTask(page), 'ms', 200);
  link.become(fastLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  figure('the store on the phone, without photos', await storeMb(page), 'MB', 40);
};

const measurePhone = async (house: House, link: Link, hash: string, pool: pg.Pool): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-phone-'));
  try {
    const ids = await seedCaseload(pool, managers.chidi.id, farmers.synced, 20_264);
    const context = await openBrowser(folder, hash);
    await context.addCookies(await signedIn(house, managers.chidi));
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' }); // tsx leaves calls of it in functions
    await page.addInitScript(watchLongTasks);
    await measureFirstSync({ context, page }, house, link, await countRecords(pool, ids));
    // Amina and Musa are in care already.
    await seedCaseload(pool, managers.chidi.id, farmers.searched - farmers.synced - 2, 20_265);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(10_000);
    await measureSearch(page, house);
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const run = async (): Promise<void> => {
  heading('caseload: 800 farmers with plots, seasons and two years of visits; 400 kbit/s down, 200 up, 400 ms');
  measureIndex();
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const far = await openFarHouse(database.url);
  const { house, link, hash } = far;
  const pool = lookInto(database);
  try {
    await measurePhone(house, link, hash, pool);
    await measureServer(house, pool, country);
  } finally {
    await Promise.all([pool.end(), far.close()]);
    await database.close();
  }
};

await run();
