/** How many records a second the server takes from phones that come back, on PostgreSQL. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { cpuMillisOf, cpuMillisOfFamily, parentOf } from './cpu.ts';
import { startHouse, type House } from './house.ts';
import { lookInto, noPostgres, openDatabase } from './postgres.ts';
import type { Kind, Pushed, PushTask } from './push-load.ts';
import { figure, figureAtLeast, heading, median, note } from './report.ts';
import { seed, seedPhones } from './seed.ts';

const goalPerSecond = 3000;
const rounds = 5;
const shape = { phones: 20, batches: 1, batchItems: 200 } as const;

/** A farmer has at most 200 farms and a farm 200 plots, so each round begins with what the seed gave. */
const forget = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`delete from farms.plot where id::text not like '0193a000%'`);
  await pool.query(`delete from farms.farm where id::text !~ '^0193(a|b)000'`);
  await pool.query('truncate kit.done_write, sync.mutation');
  await pool.query(`delete from sync.change where type = 'plot' or type = 'farm' and id::text not like '0193b000%'`);
  await pool.query(`update kit.counter set total = 0 where name in ('farms', 'plots')`);
  await pool.query('vacuum analyze sync.change, farms.farm, farms.plot, kit.counter');
};

type Bench = { readonly load: ChildProcess; readonly house: House; readonly pool: pg.Pool; readonly postgres: number };

type Round = { readonly perSecond: number; readonly micros: number };

/** One round: records a second, and CPU microseconds of node and PostgreSQL a record. */
const measure = async ({ load, house, pool, postgres }: Bench, kind: Kind, seedNumber: number): Promise<Round> => {
  await forget(pool);
  const { rows } = await pool.query<{ epoch: string }>('select epoch from sync.house');
  const cpu = (): number => cpuMillisOf(house.processId) + cpuMillisOfFamily(postgres);
  const before = cpu();
  const secretKey = house.secretKey.toString('hex');
  const task: PushTask = { kind, port: house.port, secretKey, epoch: rows[0]?.epoch ?? '', ...shape, seed: seedNumber };
  load.send(task);
  const [{ records, seconds, refusals }] = (await once(load, 'message')) as [Pushed]; // push-load.ts sends nothing else
  if (refusals.length > 0) throw new Error(`A push was refused: ${refusals.slice(0, 3).join('; ')}`);
  return { perSecond: records / seconds, micros: ((cpu() - before) * 1000) / records };
};

const run = async (): Promise<void> => {
  const { phones, batches, batchItems } = shape;
  heading(`push: ${phones} phones send ${batches} batch of ${batchItems} farms or plots each, ${rounds} rounds`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const house = await startHouse({ databaseUrl: database.url });
  const pool = lookInto(database);
  await seed(pool);
  await seedPhones(pool);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postgres = parentOf(rows[0]?.pid ?? 0) ?? 0;
  const load = fork(fileURLToPath(new URL('./push-load.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  for (const [place, kind] of (['farms', 'plots'] as const).entries()) {
    const taken: Round[] = [];
    for (let round = 0; round <= rounds; round += 1)
      taken.push(await measure({ load, house, pool, postgres }, kind, place * 100 + round + 1));
    const rates = taken.slice(1).map(({ perSecond }) => perSecond); // the first round warms up
    figureAtLeast(`pushed ${kind}, median of the rounds`, median(rates), '/s', goalPerSecond);
    figure(`pushed ${kind}, best round`, Math.max(...rates), '/s', null);
    const micros = Math.min(...taken.slice(1).map((round) => round.micros));
    figure(`pushed ${kind}: CPU of node and PostgreSQL a record, least of the rounds`, micros / 1000, 'ms', null);
  }
  load.disconnect();
  await Promise.all([pool.end(), house.stop()]);
  await database.close();
};

await run();
