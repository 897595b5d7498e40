import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openPool, row, sql } from '#kit/db.ts';
import { pgBossJobs } from '#kit/jobs.ts';
import { migrate } from '#kit/migrate.ts';
import { configOfUsers } from '#world/config-of-users.ts';
import { freePort } from '#world/free-port.ts';
import { isOnPostgres, onTestServer, urlOfDatabase } from '#world/test-template.ts';
import type { Services } from '#kit/context.ts';
import { serve, type Closing } from './serve.ts';
import { jobHandlers } from './slices.ts';

const made: string[] = [];
const closing: Closing = [];
const folder = mkdtempSync(join(tmpdir(), 'shuka-together-'));

afterAll(async () => {
  for (const step of closing.toReversed()) await step().catch(() => undefined);
  for (const name of made) await onTestServer(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const emptyDatabase = async (): Promise<string> => {
  const name = `shuka_together_${randomUUID().replaceAll('-', '')}`;
  await onTestServer(`create database ${name}`);
  made.push(name);
  return urlOfDatabase(name);
};

/** Servers of one house, as a balancer's are set up: alike but for the port. */
const configOf = (databaseUrl: string, port: number) =>
  configOfUsers(folder, { DATABASE_URL: databaseUrl, PORT: String(port) });

describe.runIf(isOnPostgres)('two servers that begin at once on an empty database', () => {
  test('both open, and have made each table and each queue once', async () => {
    const url = await emptyDatabase();
    const ports = [await freePort(), await freePort()];
    await Promise.all(ports.map((port) => serve(configOf(url, port), closing)));
    const ready = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/ready`)).status));
    expect(ready).toEqual([200, 200]);
    const pool = openPool(url, 1, () => undefined);
    const houses = await row(pool, sql`select count(*)::int as houses from sync.house`);
    await pool.end();
    expect(houses).toEqual({ houses: 1 });
  });

  test('make their queues one after the other, as often as they begin', async () => {
    const url = await emptyDatabase();
    const pool = openPool(url, 1, () => undefined, 60_000);
    await migrate(pool);
    const names = jobHandlers({ pool } as Services).map(({ name }) => ({ name, work: async () => undefined }));
    const errors: string[] = [];
    const servers = [1, 2, 3].map(() => pgBossJobs(url, ({ message }) => errors.push(message)));
    await Promise.all(servers.map((jobs) => jobs.start(names)));
    const queues = await row<{ made: number }>(
      pool,
      sql`select count(*)::int as made from pgboss.queue where name = any(${names.map(({ name }) => name)}::text[])`,
    );
    await Promise.all(servers.map((jobs) => jobs.stop()));
    await pool.end();
    expect([queues?.made, errors]).toEqual([new Set(names.map(({ name }) => name)).size, []]);
  });
});
