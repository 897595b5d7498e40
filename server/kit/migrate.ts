import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction, rows, run, sql, type Db, type Pool } from '#kit/db.ts';
import { projectRoot } from '#kit/root.ts';

const folder = join(projectRoot, 'server', 'migrations');

/** One key for "someone is migrating this database"; any constant number does. */
export const lockKey = 7_417_852;

/** The migrations in order: plain SQL, forward only, never edited once merged. */
export const listMigrations = async (): Promise<{ name: string; text: string }[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
};

/** @param before applies those that come before this one alone. */
const applyNext = async (db: Db, before?: string): Promise<string[]> => {
  await db.query(sql`select pg_advisory_xact_lock(${lockKey})`);
  await db.query(
    sql`create table if not exists public.migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  const done = new Set(
    (await rows<{ name: string }>(db, sql`select name from public.migration`)).map(({ name }) => name),
  );
  const pending = (await listMigrations()).filter(
    ({ name }) => !done.has(name) && (before === undefined || name < before),
  );
  for (const { name, text } of pending) {
    await db.query({ text, values: [] }); // without values pg sends several statements at once
    await run(db, sql`insert into public.migration (name) values (${name})`);
  }
  return pending.map(({ name }) => name);
};

/** Brings a database to today's shape, all or nothing; two servers starting together do it once. Returns what it applied. */
export const migrate = (pool: Pool, before?: string): Promise<string[]> =>
  inTransaction(pool, (db) => applyNext(db, before));
