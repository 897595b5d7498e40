/** A clerk's phone at the gate of a mill, with the network cut: how long a weighing takes until it is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { weighDelivery, type DeliveryDraft } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { openPool } from '@shuka/server/kit/db.ts';
import { deliveryDraft, openGateIn } from '@shuka/server/world/gate-drafts.ts';
import { people } from '@shuka/server/world/people.ts';
import { signedIn } from './cookies.ts';
import { openFarHouse } from './far-house.ts';
import type { House } from './house.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { figure, heading, note, percentile } from './report.ts';
import { keepHere, saveAll, showAll, slowDown, untilAllSent } from './sync-phone.ts';
import { openBrowser } from './visit.ts';

const gatePath = '/AgroProcessor/Agate';

/** A day at a gate that takes in sixty an hour. */
const inADay = 480;

const draftsOf = (gate: Parameters<typeof deliveryDraft>[0], count: number, from: number): DeliveryDraft[] =>
  Array.from({ length: count }, (_, place) =>
    deliveryDraft(gate, {
      receipt: `BENCH0-${String(from + place).padStart(4, '0')}`,
      name: `Farmer ${place % 90}`,
      weighedAt: new Date().toISOString(),
      grossGrams: 300_000 + ((place * 7919) % 400_000),
    }),
  );

const measure = async (page: Page, gate: Parameters<typeof deliveryDraft>[0]): Promise<void> => {
  const save = (drafts: readonly object[]) => saveAll(page, weighDelivery.name, drafts, 300);
  const first = await save(draftsOf(gate, 100, 1));
  await saveAll(page, weighDelivery.name, draftsOf(gate, inADay - 200, 101));
  const last = await save(draftsOf(gate, 100, inADay - 99));
  const goal = 50;
  figure('a weighing kept with no network, p95 of the first 100, CPU 4x', percentile(first, 0.95), 'ms', goal);
  figure(`the same at the end of a day of ${inADay}, p95 of 100, CPU 4x`, percentile(last, 0.95), 'ms', goal);
  figure('the same, median', percentile(last, 0.5), 'ms', null);
  const shown = await showAll(page, weighDelivery.name, draftsOf(gate, 30, inADay + 1), 'main');
  figure('until the screen shows it, p95 of 30, CPU 4x', percentile(shown, 0.95), 'ms', null);
};

const onPhone = async (house: House, hash: string, work: (page: Page) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-gate-'));
  const context = await openBrowser(folder, hash);
  try {
    await context.addCookies(await signedIn(house, people.danjuma));
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' }); // tsx leaves calls of it in functions
    await page.goto(`${house.publicUrl}/AgroProcessorDashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await keepHere(page);
    await untilAllSent(page);
    await page.goto(`${house.publicUrl}${gatePath}`);
    await page.getByRole('region', { name: 'Weigh' }).waitFor();
    await context.setOffline(true);
    await slowDown(context, page, 4);
    await work(page);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

const run = async (): Promise<void> => {
  heading('gate: a clerk’s phone in Chromium, the network cut');
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const far = await openFarHouse(database.url);
  const pool = openPool(database.url, 1, () => undefined);
  try {
    const today = dayOf(new Date());
    const scale = { calibratedOn: addDays(today, -30), validUntil: addDays(today, 300) };
    const gate = await openGateIn(pool, scale, new Date(Date.now() - 3_600_000));
    await onPhone(far.house, far.hash, (page) => measure(page, gate));
  } finally {
    await Promise.all([pool.end(), far.close()]);
    await database.close();
  }
};

await run();
