import { row, rows, sql, type Db } from '#kit/db.ts';

/** Up to which revision somebody knows of each shard. */
export type Marks = ReadonlyMap<string, number>;

/** Who had a change in one shard, and up to which revision that is told. */
export type Changed = { readonly shard: string; readonly rev: number; readonly scopeIds: readonly string[] };

/** How far each shard is now. */
export const findMarks = async (db: Db): Promise<Map<string, number>> =>
  new Map(
    (await rows<{ shard: string; rev: number }>(db, sql`select shard, rev from sync.clock`)).map(({ shard, rev }) => [
      shard,
      rev,
    ]),
  );

/** Of one shard what came after a revision: whole transactions, about `limit` records of them. */
const changedIn = (db: Db, shard: string, after: number, limit: number): Promise<Changed | null> =>
  row<Changed>(
    db,
    sql`select ${shard} as shard, max(c.rev) as rev, json_agg(distinct c.scope_id) as "scopeIds" from sync.change c
        where c.shard = ${shard} and c.rev > ${after} and c.rev <= (
          select max(p.rev) from (select rev from sync.change where shard = ${shard} and rev > ${after}
            order by rev limit ${limit}) p)
        having count(*) > 0`,
  );

/**
 * Whose records changed after some marks: of the first shard where anything did; null where nothing did. Revisions follow
 * the order of commits, so that nothing comes later with a smaller one.
 */
export const findChangedAfter = async (db: Db, marks: Marks, limit: number): Promise<Changed | null> => {
  for (const [shard, rev] of await findMarks(db)) {
    const known = marks.get(shard) ?? 0;
    if (rev <= known) continue;
    // What was done and is forgotten by now leaves a revision without a record.
    return (await changedIn(db, shard, known, limit)) ?? { shard, rev, scopeIds: [] };
  }
  return null;
};
