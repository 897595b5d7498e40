/** A manager's phone on a slow line: the first sync, a season's saves sent at once, a quiet sync, a start with no network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registerPlot } from '@shuka/domain/farms';
import { signedIn } from './cookies.ts';
import { openFarHouse, type FarHouse } from './far-house.ts';
import { keepOnSlowLine, openToKeep } from './first-sync.ts';
import { fastLine, type Link } from './link.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import { makeRecords, type Records } from './records.ts';
import { figure, heading, note } from './report.ts';
import { managers, seedCare } from './sync-seed.ts';
import {
  countAnswers,
  keepHere,
  longestTask,
  pin,
  pinTimes,
  saveAll,
  slowDown,
  untilAllSent,
  watchLongTasks,
  watchPin,
} from './sync-phone.ts';
import { dashboard, measureSaves } from './sync-saves.ts';
import { storeKb } from './sync-weight.ts';
import { openBrowser } from './visit.ts';

const counts = { pulled: 10_000, pushed: 5000, unlocked: 5000 };

type Manager = (typeof managers)[keyof typeof managers];

const withPhone = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-bench-phone-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
};

const open = async ({ house, hash }: FarHouse, folder: string, person: Manager | null) => {
  const context = await openBrowser(folder, hash);
  if (person !== null) await context.addCookies(await signedIn(house, person));
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' }); // tsx leaves calls of it in functions
  await page.addInitScript(watchLongTasks);
  return { context, page };
};

type Opened = Awaited<ReturnType<typeof open>>;

const bytesOf = (link: Link): number => link.bytesBy(Number.POSITIVE_INFINITY);

/** Until nothing came down the line for four seconds. */
const untilSilent = async (link: Link): Promise<void> => {
  for (let before = -1; before !== bytesOf(link);) {
    before = bytesOf(link);
    await new Promise((resolve) => setTimeout(resolve, 4000));
  }
};

const gzipped = (rows: object): number => gzipSync(JSON.stringify(rows)).length;

const measureFirstSync = async (bench: FarHouse, { context, page }: Opened, records: Records): Promise<void> => {
  const { house, link } = bench;
  link.become(fastLine);
  const session = await openToKeep(context, page, `${house.publicUrl}${dashboard}`);
  const pulled = await countAnswers(session, '/sync/pull');
  const seconds = await keepOnSlowLine(page, link);
  figure('first sync of 10,000 records: time', seconds, 's', 25);
  figure('first sync: requests', pulled.requests, '', 1);
  await untilSilent(link);
  figure('first sync: bytes a record on the wire, TLS and all', bytesOf(link) / counts.pulled, 'B', 100);
  figure('first sync: the same rows as gzipped JSON, bytes a record', gzipped(records) / counts.pulled, 'B', null);
  figure('first sync: longest stretch of the main thread, CPU 4x', await longestTask(page), 'ms', 200);
};

const draftsOf = (records: Records) => {
  const { plots } = makeRecords(counts.pushed * 2.5, 77);
  return plots.slice(0, counts.pushed).map(({ id, name, boundary, capturedBy, accuracyMetres }, place) => {
    const farmId = records.farms[place % records.farms.length]?.id ?? '';
    return { id, farmId, name, boundary, capturedBy, accuracyMetres, looksMocked: false };
  });
};

const measurePush = async ({ context, page }: Opened, records: Records): Promise<void> => {
  await context.setOffline(true);
  const drafts = draftsOf(records);
  await measureSaves(page, records.farms[0]?.id ?? '', drafts);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await saveAll(page, registerPlot.name, drafts.slice(1050));
  const session = await context.newCDPSession(page);
  const pushed = await countAnswers(session, '/sync/push');
  let bytes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sync/push')) bytes += request.postDataBuffer()?.length ?? 0;
  });
  await context.setOffline(false);
  const began = Date.now();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilAllSent(page);
  figure('5,000 saves sent: time until the last is acknowledged', (pushed.endedAt - began) / 1000, 's', 35);
  figure('5,000 saves sent: requests', pushed.requests, '', 12);
  figure('5,000 saves sent: bytes a record', bytes / counts.pushed, 'B', 125);
  figure('5,000 saves: as gzipped JSON, bytes a record', gzipped(drafts) / counts.pushed, 'B', null);
};

const measureQuiet = async ({ link }: FarHouse, { page }: Opened): Promise<void> => {
  await untilSilent(link);
  link.forget();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await untilSilent(link);
  const quiet = link.bytesUp() + bytesOf(link);
  if (quiet === 0) note('nothing changed: no sync was seen');
  figure('nothing changed: bytes both ways on the wire, TLS and all', quiet / 1024, 'KB', 1.5);
};

const measureStart = async (bench: FarHouse, folder: string): Promise<void> => {
  const { context, page } = await open(bench, folder, null);
  await context.setOffline(true);
  await page.addInitScript(watchPin);
  await slowDown(context, page, 6);
  await page.goto(`${bench.house.publicUrl}${dashboard}`, { waitUntil: 'commit' });
  const { typed, own } = await pinTimes(page);
  figure('second start with no network, PIN can be typed, CPU 6x', typed / 1000, 's', 1.5);
  figure('second start with no network, the app has what was typed, CPU 6x', own / 1000, 's', null);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  const began = Date.now();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('main dl dd').first().waitFor();
  figure('unlock with 5,000 records, until they are on screen', (Date.now() - began) / 1000, 's', 2);
  await context.close();
};

const run = async (): Promise<void> => {
  heading('sync: a manager’s phone in Chromium, 400 kbit/s down, 200 up, 400 ms, TLS 1.3 and HTTP/2');
  figure('the store’s code with Dexie, gzip', storeKb(), 'KB', 50);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const bench = await openFarHouse(database.url);
  const pool = lookInto(database);
  try {
    const records = await seedCare(pool, managers.chidi.id, counts.pulled, 20_261);
    await seedCare(pool, managers.halima.id, counts.unlocked, 20_262);
    await withPhone(async (folder) => {
      const opened = await open(bench, folder, managers.chidi);
      await measureFirstSync(bench, opened, records);
      await measurePush(opened, records);
      await measureQuiet(bench, opened);
      await opened.context.close();
    });
    await withPhone(async (folder) => {
      bench.link.become(fastLine);
      const { context, page } = await open(bench, folder, managers.halima);
      await page.goto(`${bench.house.publicUrl}${dashboard}`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await keepHere(page);
      await untilAllSent(page);
      await context.close();
      await measureStart(bench, folder);
    });
  } finally {
    await Promise.all([pool.end(), bench.close()]);
    await database.close();
  }
};

await run();
