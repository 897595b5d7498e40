/**
 * A working day among a million farmers with ten records each: everything at once at a steady pace, then ever more until
 * the house says it is too much, then the old pace again. MIXED_MINUTES=3 and BENCH_FARMERS=20000 take a first look.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openPool } from '@shuka/server/kit/db.ts';
import { seedFarmers } from './figures-seed.ts';
import { startHouse } from './house.ts';
import type { Mixed, MixedTask, OneKind } from './mixed-crowd.ts';
import { seedAskers } from './mixed-seed.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { figure, heading, note, percentile } from './report.ts';

const count = Number(process.env['BENCH_FARMERS'] ?? 1_000_000);
const minutes = Number(process.env['MIXED_MINUTES'] ?? 15);
const perSecond = Number(process.env['MIXED_PER_SECOND'] ?? 300);
const goals = { millis: 200, seedMinutes: 15, backSeconds: 10 };
/** Times the steady pace, each for a while. */
const ramp = [2, 3, 4, 6, 8];
const rampSeconds = 10;

const of = (mixed: Mixed): OneKind[] => Object.values(mixed.kinds);
const all = (mixed: Mixed): number[] => of(mixed).flatMap(({ millis }) => millis);
const answered = (mixed: Mixed, isIt: (status: number) => boolean): number =>
  of(mixed)
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, times]) => sum + (isIt(Number(status)) ? times : 0), 0);

const isFault = (status: number): boolean => status === 0 || (status >= 500 && status !== 503);
const isRefusal = (status: number): boolean => status === 429 || status === 503;
const isOther = (status: number): boolean => status >= 400 && !isFault(status) && !isRefusal(status);

const tell = (words: string, mixed: Mixed): void => {
  figure(`${words}: p95 of all`, percentile(all(mixed), 0.95), 'ms', goals.millis);
  figure(`${words}: p50 of all`, percentile(all(mixed), 0.5), 'ms', null);
  for (const [name, { millis }] of Object.entries(mixed.kinds))
    figure(`${words}: ${name}, p95`, percentile(millis, 0.95), 'ms', null);
  figure(`${words}: failed, or no answer`, answered(mixed, isFault), '', 0);
  figure(`${words}: refused as too much`, answered(mixed, isRefusal), '', 0);
  figure(`${words}: refused otherwise`, answered(mixed, isOther), '', 0);
};

const run = async (): Promise<void> => {
  heading(`mixed: ${count.toLocaleString('en')} farmers, ${perSecond} requests a second for ${minutes} minutes`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const house = await startHouse({ databaseUrl: database.url });
  const seeding = openPool(database.url, 4, () => undefined, 3_600_000);
  const began = performance.now();
  await seedFarmers(seeding, count);
  figure('mixed: seeded in', (performance.now() - began) / 60_000, 'min', goals.seedMinutes);
  await seeding.end();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await seedAskers(pool);
  const { rows } = await pool.query<{ epoch: string }>('select epoch from sync.house');
  const crowd = fork(fileURLToPath(new URL('./mixed-crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const day = { epoch: rows[0]?.epoch ?? '', today: new Date().toISOString().slice(0, 10) };
  let from = 0;
  const ask = async (pace: number, seconds: number): Promise<Mixed> => {
    const secretKey = house.secretKey.toString('hex');
    const task: MixedTask = { ...day, port: house.port, secretKey, perSecond: pace, seconds, from };
    from += pace * seconds;
    crowd.send(task);
    const [mixed] = (await once(crowd, 'message')) as [Mixed]; // mixed-crowd.ts sends nothing else
    return mixed;
  };
  await ask(perSecond / 3, 10); // warms up
  tell('steady', await ask(perSecond, minutes * 60));
  for (const times of ramp) {
    const mixed = await ask(perSecond * times, rampSeconds);
    const [p95, refused] = [percentile(all(mixed), 0.95), answered(mixed, isRefusal)];
    figure(`${perSecond * times} a second: failed, or no answer`, answered(mixed, isFault), '', 0);
    note(`${perSecond * times} a second: p95 ${p95.toFixed(0)} ms, ${refused} refused as too much`);
    if (refused > 0) break;
  }
  const back: Mixed[] = [];
  for (let second = 0; second < goals.backSeconds; second += 1) back.push(await ask(perSecond, 1));
  const good = back.findIndex(
    (mixed) => percentile(all(mixed), 0.95) <= goals.millis && answered(mixed, isRefusal) === 0,
  );
  figure(
    'back at the steady pace: good again after',
    good === -1 ? Number.POSITIVE_INFINITY : good + 1,
    's',
    goals.backSeconds,
  );
  crowd.disconnect();
  await Promise.all([pool.end(), house.stop()]);
  await database.close();
};

await run();
