import PgBoss from 'pg-boss';
import { again } from '#kit/again.ts';
import { inTransaction, openPool, rows, run, sql, type Db, type Pool } from '#kit/db.ts';
import { plan, sendDue, type Planned } from '#kit/due-jobs.ts';

/** Work that must happen though the server stops: sent in the transaction that decides it, tried again until done. */
export type Jobs = {
  /** @param startAfter when it comes up at the earliest; at once by default. */
  send(name: string, data: object, db: Db, startAfter?: Date): Promise<void>;
};

/**
 * What a slice promises to do when a job of this name comes up; one with `cron` comes up by itself, by Nigeria's clock, once
 * however many servers there are.
 */
export type JobHandler = {
  readonly name: string;
  readonly work: (data: unknown) => Promise<void>;
  readonly cron?: string;
};

export type JobRunner = Jobs & { start(handlers: readonly JobHandler[]): Promise<void>; stop(): Promise<void> };

const retries = { retryLimit: 8, retryDelay: 30, retryBackoff: true } as const;

/** So often a server looks what has come up by itself. */
const lookMillis = 20_000;

/** Its own upkeep takes longer than a person would wait. */
const mostMillis = 20_000;

/** pg-boss speaks to a database through `executeSql`; this lends it the transaction at hand. */
const lend = (db: Db) => ({ executeSql: (text: string, values: unknown[]) => db.query({ text, values }) });

/** How pg-boss marks jobs as done or failed. */
const marksJobs = /select count\(\*\) from results\s*$/i;

/**
 * What pg-boss asks of the database. It waits for no answer when it marks a job, so that an error there would be nobody's
 * and end the process: it is reported here, and the job comes up again.
 */
const askOf = (pool: Pool, onError: (error: Error) => void) => ({
  executeSql: async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    try {
      return await pool.query(text, values);
    } catch (error) {
      if (!marksJobs.test(text)) throw error;
      onError(error instanceof Error ? error : new Error(String(error)));
      return { rows: [{ count: '0' }] };
    }
  },
});

/** Another server may be making all queues of a new database just now. */
const mostStartMillis = 120_000;

/** One key for "someone is making queues in this database"; any constant number does. */
const queuesKey = 7_417_853;

/**
 * Lets one server at a time make its queues: two that begin together and make the same one would each wait for what the
 * other holds, and PostgreSQL would end one of them. The embedded database has one server, and one session for all it does.
 */
const oneAtATime = async (url: string, work: () => Promise<void>): Promise<void> => {
  if (url.startsWith('socket:')) return work();
  const pool = openPool(url, 1, () => undefined, mostStartMillis);
  try {
    await inTransaction(pool, async (db) => {
      await run(db, sql`select pg_advisory_xact_lock(${queuesKey})`);
      await work();
    });
  } finally {
    await pool.end();
  }
};

const makeIn = async (boss: PgBoss, pool: Pool, queues: readonly string[]): Promise<void> => {
  await boss.start();
  for (const name of queues) await boss.createQueue(name);
  await run(pool, sql`delete from pgboss.schedule`); // what earlier releases planned there
};

/** Makes queues as the owner of the database: whoever works there afterwards has nothing to make. */
export const makeQueues = async (url: string, queues: readonly string[]): Promise<void> => {
  const pool = openPool(url, 2, () => undefined, mostStartMillis);
  const boss = new PgBoss({ db: askOf(pool, () => undefined), schedule: false, supervise: false });
  try {
    await oneAtATime(url, () => makeIn(boss, pool, queues));
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
};

/** What sends a job is about to commit; one that takes longer is found by the next look. */
const commitMillis = 250;

/** pg-boss would look into each queue by itself, sixty questions where one does: it is left to who is woken. */
const seldom = { pollingIntervalSeconds: 3600 };

/** Queues in which something has come up that nobody has begun. */
const waitingQueues = (pool: Pool): Promise<{ readonly name: string }[]> =>
  rows(pool, sql`select distinct name from pgboss.job where state < 'active' and start_after < now()`);

/**
 * Jobs on pg-boss: kept in the same database, so several servers share the work and none is lost.
 * What is sent from this very process is looked for at once.
 * @param pollSeconds how long a job of another process waits to be found at most.
 */
export const pgBossJobs = (url: string, onError: (error: Error) => void, pollSeconds = 5): JobRunner => {
  const pool = openPool(url, 2, onError, mostMillis);
  // Its own schedules are reckoned anew twice a minute, which holds everything else up for a tenth of a second.
  const boss = new PgBoss({ db: askOf(pool, onError), schedule: false });
  boss.on('error', onError);
  const workers = new Map<string, string>();
  const planned = new Map<string, Planned>();
  const wake = (name: string): void => boss.notifyWorker(workers.get(name) ?? '');
  const seek = async (): Promise<void> => (await waitingQueues(pool)).forEach(({ name }) => wake(name));
  const look = async (): Promise<void> => {
    if (planned.size === 0) return; // it would take from others what it knows nothing of
    const sent = await sendDue(pool, planned.values(), (name, db) => boss.send(name, {}, { ...retries, db: lend(db) }));
    sent.forEach(wake);
  };
  let ends: readonly (() => Promise<void>)[] = [];
  return {
    send: async (name, data, db, startAfter) => {
      const later = startAfter === undefined ? {} : { startAfter };
      await boss.send(name, data, { ...retries, ...later, db: lend(db) });
      setTimeout(wake, commitMillis, name).unref();
    },
    start: async (handlers) => {
      const queues = handlers.map(({ name }) => name);
      await oneAtATime(url, () => makeIn(boss, pool, queues));
      for (const { name, cron } of handlers) if (cron !== undefined) planned.set(name, plan(name, cron));
      for (const { name, work } of handlers) {
        const worker = await boss.work(name, seldom, async ([job]) => {
          // It takes one at a time, so that a failure is of one alone. Where one was, more may wait: it looks again at once.
          wake(name);
          await work(job?.data);
        });
        workers.set(name, worker);
      }
      if (ends.length === 0) ends = [again(pollSeconds * 1000, seek, onError), again(lookMillis, look, onError)];
    },
    stop: async () => {
      await Promise.all(ends.map((end) => end()));
      await boss.stop({ graceful: true, timeout: 5000 });
      if (!pool.ending) await pool.end();
    },
  };
};
