import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPool, row, rows, sql, type Pool } from '#kit/db.ts';
import { listMigrations } from '#kit/migrate.ts';
import {
  canStartServers,
  giveToServer,
  newServer,
  serverFolder,
  startServer,
  type Server,
} from '#world/own-cluster.ts';
import type { Kept } from './back-up.ts';
import { streamWal } from './back-up-wal.ts';
import { putBackWal } from './put-back-wal.ts';
import { basePaperName, basesName, clusterName, manifestName, nextSegment, segmentsName } from './wal-archive.ts';

/* A drill: the database is gone, and goes on at a moment that was chosen, out of the archive of its WAL. */

const secretKey = Buffer.alloc(32, 7);
const archive = mkdtempSync(join(tmpdir(), 'shuka-wal-'));
const clusters = canStartServers ? serverFolder() : archive;
const running: Server[] = [];
afterAll(() => {
  for (const server of running) server.stop();
  for (const folder of [archive, clusters]) rmSync(folder, { recursive: true, force: true });
});

const keptAt = (url: string, key = secretKey): Kept => ({
  databaseUrl: url,
  ownerUrl: null,
  dataFolder: join(archive, 'data'),
  secretKey: key,
  s3: null,
});

const poolOf = (url: string): Pool => openPool(url, 2, () => undefined);

const start = async (making: Promise<Server>): Promise<Server> => {
  const server = await making;
  running.push(server);
  return server;
};

const until = (isSo: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await isSo())) throw new Error('not yet');
    },
    { timeout: 30_000, interval: 100 },
  );

const segmentsOf = () => readdirSync(join(archive, segmentsName)).toSorted();

/** What was kept, and a moment between the first two words of it. */
const drill = { url: '', between: new Date(0) };

/** A house that writes before and after a moment while its WAL is taken, and is gone then. */
const keepHouse = async (): Promise<void> => {
  const server = await start(newServer(join(clusters, 'first')));
  drill.url = server.url;
  const pool = poolOf(server.url);
  await pool.query('create table public.migration (name text primary key)');
  await pool.query('insert into public.migration values ($1)', [(await listMigrations()).at(-1)?.name]);
  await pool.query('create table public.said (words text)');
  const stop = new AbortController();
  const streaming = streamWal(keptAt(server.url), archive, () => new Date(), stop.signal);
  await until(
    () =>
      existsSync(join(archive, basesName)) &&
      readdirSync(join(archive, basesName)).some((one) => !one.endsWith('.part')),
  );
  const say = (words: string) => pool.query('insert into public.said values ($1)', [words]);
  await say('before');
  await pool.query('select pg_switch_wal()');
  await say('still before');
  const told = await row<{ now: string }>(pool, sql`select clock_timestamp() as now`);
  drill.between = new Date(new Date(told?.now ?? 0).getTime() + 300);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await say('after');
  const at = await row<{ file: string }>(pool, sql`select pg_walfile_name(pg_current_wal_lsn()) as file`);
  await until(() => segmentsOf().some((name) => name.startsWith(at?.file ?? '-')));
  await until(async () => {
    const slot = await row<{ is: boolean }>(
      pool,
      sql`select coalesce(bool_and(flush_lsn >= pg_current_wal_lsn()), false) as is from pg_stat_replication`,
    );
    return slot?.is === true;
  });
  stop.abort();
  await streaming;
  await pool.end();
  running.splice(0).forEach((one) => one.stop());
};

const wordsAt = async (into: string): Promise<string[]> => {
  giveToServer(into);
  giveToServer(archive);
  const server = await start(startServer(into));
  const pool = poolOf(server.url);
  await until(async () => (await row<{ is: boolean }>(pool, sql`select pg_is_in_recovery() as is`))?.is === false);
  const found = await rows<{ words: string }>(pool, sql`select words from public.said order by 1`);
  await pool.end();
  running.splice(0).forEach((one) => one.stop());
  return found.map(({ words }) => words);
};

describe.skipIf(!canStartServers)('an archive of the WAL (skipped where there is no server of PostgreSQL)', () => {
  beforeAll(keepHouse, 120_000);

  test('goes back to a moment, and to the last word that was said', async () => {
    const moment = join(clusters, 'moment');
    await putBackWal(keptAt(drill.url), archive, { to: drill.between, into: moment });
    expect(await wordsAt(moment)).toEqual(['before', 'still before']);
    const latest = join(clusters, 'latest');
    await putBackWal(keptAt(drill.url), archive, { to: null, into: latest });
    expect(await wordsAt(latest)).toEqual(['after', 'before', 'still before']);
  }, 120_000);

  test('is refused, and nothing done, where it is cut, has a gap, was changed, or is another house’s', async () => {
    const base = join(archive, basesName, readdirSync(join(archive, basesName))[0] ?? '');
    const [first = '', second = ''] = segmentsOf().slice(-2);
    const into = join(clusters, 'refused');
    const at = { to: drill.between, into };
    const cut = (bytes: Buffer) => bytes.subarray(0, 100);
    const older = (bytes: Buffer) => Buffer.from(bytes.toString().replace('"madeAt": "20', '"madeAt": "19'));
    for (const [path, spoil, words] of [
      [join(archive, segmentsName, second), cut, 'is cut'],
      [join(archive, segmentsName, first), null, 'is missing'],
      [join(base, clusterName, manifestName), cut, 'cut, changed'],
      [join(base, clusterName, 'global', 'pg_control'), cut, 'pg_control'],
      [join(base, basePaperName), cut, 'cannot be read'],
      [join(base, basePaperName), older, 'changed'],
    ] as const) {
      const whole = readFileSync(path);
      if (spoil === null) rmSync(path);
      else writeFileSync(path, spoil(whole));
      await expect(putBackWal(keptAt(drill.url), archive, at)).rejects.toThrow(words);
      writeFileSync(path, whole);
    }
    await expect(putBackWal(keptAt(drill.url, Buffer.alloc(32, 8)), archive, at)).rejects.toThrow('another SECRET_KEY');
    const early = { to: new Date('2020-01-01T00:00:00Z'), into };
    await expect(putBackWal(keptAt(drill.url), archive, early)).rejects.toThrow('no base copy from before');
    await expect(putBackWal(keptAt(drill.url), archive, { ...at, into: archive })).rejects.toThrow('not empty');
    expect(existsSync(into)).toBe(false);
  }, 120_000);
});

test('segments of the WAL are counted on as PostgreSQL names them', () => {
  const bytes = 16 * 2 ** 20;
  expect(nextSegment('000000010000000000000001', bytes)).toBe('000000010000000000000002');
  expect(nextSegment('0000000100000000000000FF', bytes)).toBe('000000010000000100000000');
});
