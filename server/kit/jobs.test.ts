import { afterAll, afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '#world/test-database.ts';
import { openPool } from '#kit/db.ts';
import { pgBossJobs } from '#kit/jobs.ts';

const database = await openTestDatabase();
const pool = openPool(database.url, 2, () => undefined);
const errors: string[] = [];
const jobs = pgBossJobs(database.url, ({ message }) => errors.push(message), 0.5);
const nobodys: unknown[] = [];
const note = (error: unknown): void => void nobodys.push(error);
process.on('unhandledRejection', note);

afterEach(() => pool.query('alter table if exists pgboss.away rename to job'));

afterAll(async () => {
  process.off('unhandledRejection', note);
  await jobs.stop();
  await pool.end();
  await database.close();
});

const soon = { timeout: 20_000, interval: 50 };

test.each([
  ['was done', async () => undefined],
  ['failed', async () => Promise.reject(new Error('The mail server is away.'))],
])('a job that %s as the database went away is reported, and takes nobody with it', async (how, end) => {
  errors.length = 0;
  let runs = 0;
  const name = `test.${how.replace(' ', '-')}`;
  const work = async (): Promise<void> => {
    runs += 1;
    await pool.query('alter table pgboss.job rename to away');
    await end();
  };
  await jobs.start([{ name, work }]);
  await jobs.send(name, {}, pool);
  // Looking for the next job fails as well; what is said of this one has no queue's name in it.
  const said = () => errors.filter((one) => !one.includes('Queue:'));
  await expect.poll(() => said().length + nobodys.length, soon).toBeGreaterThan(0);
  expect([runs, said().length > 0, nobodys]).toEqual([1, true, []]);
});
