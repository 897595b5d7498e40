import { row, rows, sql, type Db } from '#kit/db.ts';

/** A thing that nothing is known to have become: a harvest, what came over a gate without a lot, what nobody named. */
export type Leaf = { readonly thing: string; readonly name: string };

/** The number that a thing’s edges go by; null for one that nobody told of. */
export const findNumber = async (db: Db, uri: string): Promise<number | null> =>
  (await row<{ id: number }>(db, sql`select id from traceability.thing where uri = ${uri} and born_at is not null`))
    ?.id ?? null;

/** Where the ancestry of a thing begins, itself where it has none; by the index of edges alone, at most `limit`. */
export const findLeaves = (db: Db, from: number, limit: number): Promise<Leaf[]> =>
  rows<Leaf>(
    db,
    sql`with recursive reached (id) as (select ${from}::bigint union
          select e.from_id from reached r join traceability.edge e on e.to_id = r.id)
        select t.uri as thing, t.name from reached r join traceability.thing t on t.id = r.id
        where not exists (select 1 from traceability.edge e where e.to_id = r.id) order by t.id limit ${limit}`,
  );
