/** How many records a second the server takes from phones that come back, on PostgreSQL. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startHouse } from './house.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import type { Pushed, PushTask } from './push-load.ts';
import { figure, figureAtLeast, heading, median, note } from './report.ts';
import { seed, seedPhones } from './seed.ts';

const goalPerSecond = 3000;
const rounds = 3;
const shape = { phones: 20, batches: 1, batchItems: 200 } as const;

/** A farm has at most 200 plots, so each round begins with none. */
const forgetPlots = async (pool: pg.Pool): Promise<void> => {
  await pool.query('truncate farms.plot cascade');
  await pool.query('truncate kit.done_write, sync.mutation');
  await pool.query(`delete from sync.change where type = 'plot'`);
  await pool.query(`update kit.counter set total = 0 where name = 'plots'`);
  await pool.query('vacuum analyze sync.change');
};

const run = async (): Promise<void> => {
  const { phones, batches, batchItems } = shape;
  heading(`push: ${phones} phones send ${batches} batch of ${batchItems} plots each, ${rounds} rounds`);
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const house = await startHouse({ databaseUrl: database.url });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);
  await seed(pool);
  await seedPhones(pool);
  const { rows } = await pool.query<{ epoch: string }>('select epoch from sync.house');
  const load = fork(fileURLToPath(new URL('./push-load.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await forgetPlots(pool);
    const secretKey = house.secretKey.toString('hex');
    const task: PushTask = { port: house.port, secretKey, epoch: rows[0]?.epoch ?? '', ...shape, seed: round + 1 };
    load.send(task);
    const [pushed] = (await once(load, 'message')) as [Pushed]; // push-load.ts sends nothing else
    if (pushed.refusals.length > 0) throw new Error(`A push was refused: ${pushed.refusals.slice(0, 3).join('; ')}`);
    if (round > 0) rates.push(pushed.records / pushed.seconds); // the first round warms up
  }
  load.disconnect();
  figureAtLeast('pushed records, median of the rounds', median(rates), '/s', goalPerSecond);
  figure('pushed records, best round', Math.max(...rates), '/s', null);
  await Promise.all([pool.end(), house.stop()]);
  await database.close();
};

await run();
