import { row, sql, type Db } from '#kit/db.ts';

/** Adds to a total in the transaction of the write it counts. Take counters after rows, before the clock: one lock order. */
export const addToCounter = (db: Db, name: string, scope: string, by: number) =>
  db.query(sql`insert into kit.counter as c (name, scope, total) values (${name}, ${scope}, ${by})
    on conflict (name, scope) do update set total = c.total + ${by}`);

/** A total that costs the same to read however many rows it counts. */
export const readCounter = async (db: Db, name: string, scope: string): Promise<number> =>
  (await row<{ total: number }>(db, sql`select total from kit.counter where name = ${name} and scope = ${scope}`))
    ?.total ?? 0;
