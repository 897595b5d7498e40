/** A farmer's phone with three farms and 2,000 records, no network, CPU 6 times slower: how soon each screen can be used. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bookFigures, type Entry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { signedIn } from './cookies.ts';
import { amina, seedFarmer } from './farmer-seed.ts';
import { startHouse } from './house.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import { figure, heading, median, note } from './report.ts';
import { keepHere, slowDown, untilAllSent } from './sync-phone.ts';
import { cpuSlowdown, openBrowser } from './visit.ts';

const farm = '/Farmer/farm/0193a000-0001-7000-8000-000000000001';
const screens = [
  '/Farmer/MyFarms',
  farm,
  `${farm}/seasons/0193a000-0003-7000-8000-000000000001`,
  '/Farmer/Finance',
  '/Farmer/reports',
  '/agribusiness',
  '/Farmer/profile',
  '/extension-agent-dashboard',
  '/Farmer/passbook',
  '/Farmer/card',
  '/farmersDashboard',
] as const;

/** Opens a screen as a line of the menu does. @returns seconds until its heading stands and the page is at rest. */
const secondsTo = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (to) => {
    const began = performance.now();
    const before = document.querySelector('main h1');
    history.pushState(null, '', to);
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const isThere = (): boolean => {
      const title = document.querySelector('main h1');
      return (
        title !== null &&
        title !== before &&
        ![...document.querySelectorAll('main output')].some((one) => one.textContent.startsWith('Loading'))
      );
    };
    while (!isThere() && performance.now() - began < 15_000) await frame();
    // Whoever touches it now is answered in the next frame but one.
    await frame();
    await frame();
    return (performance.now() - began) / 1000;
  }, path);

const measureScreens = async (page: Page): Promise<void> => {
  // Once through, so that each part of the app is read and compiled as on a phone in daily use.
  for (const path of screens) await secondsTo(page, path);
  const session = await slowDown(page.context(), page, cpuSlowdown);
  await page.context().setOffline(true);
  for (const path of screens) figure(`${path}, no network`, await secondsTo(page, path), 's', 1.5);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

const measureFigures = (): void => {
  const draft = { keeperId: newId(), farmId: null, seasonId: null, description: '', reportId: null, corrects: null };
  const book = Array.from({ length: 2000 }, (_, place): Entry => {
    const isIncome = place % 4 === 0;
    const rest = { kind: isIncome ? 'income' : 'expense', category: isIncome ? 'produce-sale' : 'seed' } as const;
    const when = { happenedOn: '2026-10-01', createdAt: '2026-10-01T08:00:00.000Z' };
    return { ...draft, ...rest, ...when, id: newId(), amountKobo: 1000 + place, isCancelled: false };
  });
  const times = Array.from({ length: 21 }, () => {
    const began = performance.now();
    bookFigures(book);
    return performance.now() - began;
  });
  figure('the figures of a book of 2,000 entries, worked out anew', median(times), 'ms', 50);
};

const run = async (): Promise<void> => {
  heading('farmer: three farms and 2,000 records on a phone, CPU 6x slower');
  measureFigures();
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const house = await startHouse({ databaseUrl: database.url });
  const pool = lookInto(database);
  const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-farmer-'));
  try {
    await seedFarmer(pool);
    const context = await openBrowser(folder, '');
    await context.addCookies(await signedIn(house, amina));
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' }); // tsx leaves calls of it in functions
    await page.goto(`${house.publicUrl}/farmersDashboard`);
    await keepHere(page);
    await untilAllSent(page);
    await measureScreens(page);
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    await Promise.all([pool.end(), house.stop()]);
    await database.close();
  }
};

await run();
