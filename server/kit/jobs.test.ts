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

test('of many letters that wait, all go out without a pause between them, and one that fails keeps none back', async () => {
  const slow = pgBossJobs(database.url, ({ message }) => errors.push(message), 60);
  const sent: number[] = [];
  const work = async (data: unknown): Promise<void> => {
    const { place } = data as { readonly place: number };
    if (place === 3) throw new Error('No such address.');
    sent.push(place);
  };
  await pool.query(`select pgboss.create_queue('test.letters', '{"policy":"standard"}'::json)`);
  for (let place = 0; place < 20; place += 1) await jobs.send('test.letters', { place }, pool);
  await slow.start([{ name: 'test.letters', work }]);
  await expect.poll(() => sent.length, soon).toBe(19);
  const states = await pool.query(`select state, count(*)::int from pgboss.job where name = 'test.letters' group by 1`);
  await slow.stop();
  expect(sent.toSorted((one, other) => one - other)).not.toContain(3);
  expect(states.rows.find(({ state }) => state === 'retry')).toEqual({ state: 'retry', count: 1 });
});

test('a letter that is sent from this house does not wait for the next look', async () => {
  const patient = pgBossJobs(database.url, ({ message }) => errors.push(message), 60);
  const done: unknown[] = [];
  await patient.start([{ name: 'test.prompt', work: async (data) => void done.push(data) }]);
  for (const place of [1, 2]) {
    await patient.send('test.prompt', { place }, pool);
    await expect.poll(() => done.length, soon).toBe(place);
  }
  await patient.stop();
  expect(done).toEqual([{ place: 1 }, { place: 2 }]);
});

test('a letter of another server is found by the next look, one of later when its time has come', async () => {
  const other = pgBossJobs(database.url, ({ message }) => errors.push(message), 0.5);
  const done: unknown[] = [];
  const moments: number[] = [];
  const work = async (data: unknown): Promise<void> => {
    done.push(data);
    moments.push(Date.now());
  };
  await other.start([{ name: 'test.others', work }]);
  const later = new Date(Date.now() + 1500);
  await jobs.send('test.others', { place: 'later' }, pool, later);
  await jobs.send('test.others', { place: 'at once' }, pool);
  await expect.poll(() => done.length, soon).toBe(2);
  await other.stop();
  expect(done).toEqual([{ place: 'at once' }, { place: 'later' }]);
  expect(moments[1]).toBeGreaterThanOrEqual(later.getTime() - 50); // the database's clock is not this one
});
