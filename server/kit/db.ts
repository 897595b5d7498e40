import { createHash } from 'node:crypto';
import pg from 'pg';
import sql from 'sql-template-tag';
import { isDatabaseAway } from '#kit/database-errors.ts';

export { sql };

/** Whatever runs a query: the pool, or the one connection of a transaction. */
export type Db = { query(query: Query): Promise<{ rows: unknown[]; rowCount: number | null }> };

/** What the `sql` tag makes: text with numbered places, and the values for them. */
export type Query = { readonly text: string; readonly values: unknown[] };

export type Pool = pg.Pool;

const instantType = 1184;
const bigintType = 20;

/**
 * Instants leave as ISO text: making Dates of them costs more than the rest of a row (stack, "Rates to beat").
 * PostgreSQL leaves out the zeros at the end, toISOString does not; one moment must read the same from both.
 */
const readInstant = (text: string): string =>
  text.endsWith('+00')
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
    : new Date(text).toISOString();

/** Counts and kobo fit a double to 2^53, and CHECKs in the tables keep them below it. */
const readBigint = (text: string): number => Number(text);

const types = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    if (type === instantType) return readInstant;
    if (type === bigintType) return readBigint;
    return pg.types.getTypeParser(type, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/**
 * A pool on a `postgres://` address. Its queries give up after 3 seconds, so a dead database is an answer, not a hang.
 * @param onLost hears of idle connections that broke; without a listener node would exit.
 */
export const openPool = (url: string, size: number, onLost: (error: Error) => void, giveUpMillis = 3000): Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: giveUpMillis,
    query_timeout: giveUpMillis,
    idleTimeoutMillis: 60_000,
    pipeline: true, // what is asked together on one connection goes out together, and wakes this process once
  });
  pool.on('error', onLost);
  // Between two owners a connection has nobody who listens: one that is lost just then would end the process. Whoever
  // asks it next is told.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

const names = new Map<string, string>();

/** Statements are named by their text; there are as many as the source has. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 40);
  names.set(text, name);
  return name;
};

/**
 * The same connection, whose statements PostgreSQL parses and plans once: for work that says the same many times. Those
 * over arrays are said once for many rows and are planned for as many as there are: a plan that was kept from when a table
 * was empty would pass by each of its rows. The embedded database has one session for all, where names would clash, so there nothing changes.
 */
export const repeating = (pool: Pool, db: Db): Db =>
  pool.options.connectionString?.startsWith('socket:') === true
    ? db
    : {
        query: ({ text, values }) =>
          db.query(values.some(Array.isArray) ? { text, values } : ({ name: nameOf(text), text, values } as Query)),
      };

/** All rows of a query. The row type is the writer's promise; the endpoint's output schema checks what leaves. */
export const rows = async <Row>(db: Db, query: Query): Promise<Row[]> => (await db.query(query)).rows as Row[];

/** The first row, or null. */
export const row = async <Row>(db: Db, query: Query): Promise<Row | null> =>
  ((await db.query(query)).rows[0] as Row | undefined) ?? null;

/** Runs a statement and tells how many rows it touched. */
export const run = async (db: Db, query: Query): Promise<number> => (await db.query(query)).rowCount ?? 0;

/**
 * Runs work in one transaction: committed when it returns, undone when it throws.
 * @param keep tells of a thrown error that what was written before it must stand.
 * @param begin the words that begin it
 */
export const inTransaction = async <Result>(
  pool: Pool,
  work: (db: Db) => Promise<Result>,
  keep: (error: unknown) => boolean = () => false,
  begin = 'begin',
): Promise<Result> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onBroken = (error: Error): void => void (broken = error);
  client.on('error', onBroken); // a connection lost between two queries tells nobody else, and would end the process
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that gave up is closed, which undoes its transaction; asking it to would wait as long again.
    if (error instanceof Error && isDatabaseAway(error)) broken = error;
    else await client.query(keep(error) ? 'commit' : 'rollback').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.off('error', onBroken);
    client.release(broken);
  }
};
