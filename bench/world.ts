/**
 * A world of so many farmers with a house in it, for what is measured among them. It is kept while it is written and, with
 * BENCH_KEEP=yes, for the next time; else it goes when it is closed.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@shuka/server/kit/db.ts';
import { openFiguresDesk } from '@shuka/server/world/figures-desk.ts';
import { startHouse, type House } from './house.ts';
import type { Day } from './mixed-kinds.ts';
import { seedAskers } from './mixed-seed.ts';
import { openKept } from './postgres.ts';
import { seedWorld } from './world-seed.ts';

export type World = {
  readonly house: House;
  readonly databaseUrl: string;
  readonly day: Day;
  /** Null where it was there already. */
  readonly seedMinutes: number | null;
  close(): Promise<void>;
};

const folderOf = (farmers: number): string => join(tmpdir(), `shuka-bench-world-${farmers}`);

const secretIn = (folder: string): Buffer => {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
};

const seed = async (databaseUrl: string, farmers: number): Promise<number | null> => {
  const pool = openPool(databaseUrl, 12, () => undefined, 3_600_000);
  try {
    const began = performance.now();
    const isNew = await seedWorld(pool, farmers);
    if (!isNew) return null;
    const minutes = (performance.now() - began) / 60_000;
    await openFiguresDesk(pool).refresh(); // a house that grew to this size counted them day by day
    return minutes;
  } finally {
    await pool.end();
  }
};

const dayOf = async (databaseUrl: string, farmers: number): Promise<Day> => {
  const pool = openPool(databaseUrl, 1, () => undefined, 600_000);
  const { rows } = await pool.query<{ epoch: string }>('select epoch from sync.house');
  const phones = await seedAskers(pool);
  await pool.end();
  return { epoch: rows[0]?.epoch ?? '', today: new Date().toISOString().slice(0, 10), phones, things: farmers };
};

/** Null where there is no PostgreSQL. */
export const openWorld = async (farmers: number): Promise<World | null> => {
  const folder = folderOf(farmers);
  const database = await openKept(folder);
  if (database === null) return null;
  const { url: databaseUrl } = database;
  const open = () => startHouse({ databaseUrl, secretKey: secretIn(folder) });
  await (await open()).stop(); // tables and the demo world first; nobody works in it while it is written
  const seedMinutes = await seed(databaseUrl, farmers);
  const day = await dayOf(databaseUrl, farmers);
  const house = await open();
  const close = async (): Promise<void> => {
    await house.stop();
    await database.close();
    if (process.env['BENCH_KEEP'] !== 'yes') rmSync(folder, { recursive: true, force: true });
  };
  return { house, databaseUrl, day, seedMinutes, close };
};
