import { row, rows, sql, type Db } from '#kit/db.ts';

/**
 * Adds to a total, or takes from one, in the transaction of the write it counts. Take counters after rows, before the
 * clock: one lock order. Nothing is inserted when something is taken: a total below nothing is refused by its table.
 */
export const addToCounter = (db: Db, name: string, scope: string, by: number) =>
  db.query(
    by < 0
      ? sql`update kit.counter set total = total + ${by} where name = ${name} and scope = ${scope}`
      : sql`insert into kit.counter as c (name, scope, total) values (${name}, ${scope}, ${by})
          on conflict (name, scope) do update set total = c.total + ${by}`,
  );

/** A total that costs the same to read however many rows it counts. */
export const readCounter = async (db: Db, name: string, scope: string): Promise<number> =>
  (await row<{ total: number }>(db, sql`select total from kit.counter where name = ${name} and scope = ${scope}`))
    ?.total ?? 0;

/** The totals of several scopes at once; one that nothing was ever added to has none. */
export const readCounters = async (db: Db, name: string, scopes: readonly string[]): Promise<Map<string, number>> => {
  const found = await rows<{ scope: string; total: number }>(
    db,
    sql`select scope, total from kit.counter where name = ${name} and scope = any(${scopes})`,
  );
  return new Map(found.map(({ scope, total }) => [scope, total]));
};
