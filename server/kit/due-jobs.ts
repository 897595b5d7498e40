import { Cron } from 'croner';
import { inTransaction, row, run, sql, type Db, type Pool } from '#kit/db.ts';

/** Nigeria's clock is so many minutes ahead all year; asked for by its name, the tables of the world's time zones would be read. */
const utcOffset = 60;

/** What no server was there for is made up for so long: later it could be night, when nobody is called. */
const mostMissedMillis = 3_600_000;

/** Work that comes up by itself, and when. */
export type Planned = { readonly name: string; readonly comesUp: Cron };

/** @param cron five fields by Nigeria's clock. @throws where they are none. */
export const plan = (name: string, cron: string): Planned => ({ name, comesUp: new Cron(cron, { utcOffset }) });

/** What came up after a moment and by another, once each. */
export const dueBetween = (planned: Iterable<Planned>, after: Date, until: Date): string[] =>
  [...planned].flatMap(({ name, comesUp }) => {
    const next = comesUp.nextRun(after);
    return next === null || next > until ? [] : [name];
  });

type Looked = { readonly lookedAt: string; readonly now: string };

/**
 * Sends what came up since any server looked last, in one transaction: once, however many servers look. By the database's
 * clock. @returns the names of what was sent.
 */
export const sendDue = (
  pool: Pool,
  planned: Iterable<Planned>,
  send: (name: string, db: Db) => Promise<unknown>,
): Promise<string[]> =>
  inTransaction(pool, async (db) => {
    const found = await row<Looked>(
      db,
      sql`select looked_at as "lookedAt", now() as now from kit.jobs_clock for update skip locked`,
    );
    if (found === null) return [];
    const until = new Date(found.now);
    const after = Math.max(new Date(found.lookedAt).getTime(), until.getTime() - mostMissedMillis);
    const due = dueBetween(planned, new Date(after), until);
    for (const name of due) await send(name, db);
    await run(db, sql`update kit.jobs_clock set looked_at = ${until}`);
    return due;
  });
