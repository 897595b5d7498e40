import type pg from 'pg';
import { seedCountry } from './caseload-seed.ts';
import { canReadCpu, cpuMillisOf } from './cpu.ts';
import { signedIn } from './cookies.ts';
import type { House } from './house.ts';
import { figure, note } from './report.ts';
import { managers } from './sync-seed.ts';

const pulls = 100;

/** Milliseconds PostgreSQL has spent on statements in this database; sessions tell of theirs when they rest for some seconds. */
const spentMillis = async (pool: pg.Pool): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  const { rows } = await pool.query<{ active_time: number }>(
    'select active_time from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.active_time ?? Number.NaN;
};

/** The lines of a pull after a cursor. @returns the cursor at its end. */
const pull = async (house: House, cookie: string, cursor: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${house.port}/sync/pull?c=${encodeURIComponent(cursor)}`, {
    headers: { cookie },
  });
  if (!answer.ok) throw new Error(`A pull answered ${answer.status}.`);
  const last = (await answer.text()).trim().split('\n').at(-1) ?? '{}';
  return (JSON.parse(last) as { end: string }).end; // a whole pull ends with it
};

/** CPU milliseconds of the server's sessions with the database so far: what others on the machine do is not in it. */
const cpuMillis = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.reduce((sum, { pid }) => sum + cpuMillisOf(pid), 0);
};

const measurePulls = async (
  what: string,
  house: House,
  pool: pg.Pool,
  before: () => Promise<unknown>,
): Promise<void> => {
  const cookie = (await signedIn(house, managers.chidi)).map(({ name, value }) => `${name}=${value}`).join('; ');
  let cursor = await pull(house, cookie, '0');
  const [clock, cpu] = [await spentMillis(pool), await cpuMillis(pool)];
  for (let turn = 0; turn < pulls; turn += 1) {
    await before();
    cursor = await pull(house, cookie, cursor);
  }
  if (canReadCpu) figure(`${what}: database, CPU`, ((await cpuMillis(pool)) - cpu) / pulls, 'ms', 5);
  figure(`${what}: database, by the clock`, ((await spentMillis(pool)) - clock) / pulls, 'ms', canReadCpu ? null : 5);
};

/** What a manager's dashboard costs the database: the phone works it out itself, so what is asked is what changed since. */
export const measureServer = async (house: House, pool: pg.Pool, farmers: number): Promise<void> => {
  const began = performance.now();
  await seedCountry(pool, farmers);
  note(
    `${farmers.toLocaleString('en-NG')} farmers more, seeded in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  await measurePulls('a manager’s pull, nothing changed', house, pool, async () => undefined);
  const tick = (): Promise<unknown> => pool.query(`update sync.clock set rev = rev + 1 where shard = 'KN'`);
  await measurePulls('the same while others in the state change', house, pool, tick);
};
