/** Indexes that are made at the end: sorted once, not grown by each row. */
import { row, rows, run, sql, type Pool } from '@shuka/server/kit/db.ts';

type Index = { readonly place: string; readonly how: string; readonly undo: string };

/** Of these tables: indexes, and keys that no other table refers to. */
const indexesOf = (pool: Pool, tables: readonly string[]) =>
  rows<Index>(
    pool,
    sql`select i.indexrelid::regclass::text as place,
          coalesce('alter table ' || i.indrelid::regclass || ' add constraint ' || quote_ident(c.conname) || ' ' ||
            pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) as how,
          coalesce('alter table ' || i.indrelid::regclass || ' drop constraint ' || quote_ident(c.conname),
            'drop index ' || i.indexrelid::regclass) as undo
        from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')
        where i.indrelid = any(${tables}::regclass[])
          and not exists (select 1 from pg_constraint f where f.conindid = i.indexrelid and f.contype = 'f')`,
  );

export const dropIndexes = async (pool: Pool, tables: readonly string[]): Promise<void> => {
  for (const { place, how, undo } of await indexesOf(pool, tables)) {
    await pool.query('insert into bench.index_to_make values ($1, $2) on conflict do nothing', [place, how]);
    await pool.query(undo);
  }
};

/** Two at a time; one that stands already, because the seed was stopped right after it, is not made again. */
export const makeIndexes = async (pool: Pool): Promise<void> => {
  const left = await rows<{ place: string; how: string }>(pool, sql`select place, how from bench.index_to_make`);
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if ((await row(pool, sql`select 1 where to_regclass(${next.place}) is not null`)) === null)
        await pool.query(next.how);
      await run(pool, sql`delete from bench.index_to_make where place = ${next.place}`);
    }
  };
  await Promise.all([work(), work()]);
};
