import { inTransaction, run, sql, type Db, type Pool } from '#kit/db.ts';

/** How long it is remembered that a record is gone. A phone that was away longer gets all anew. */
const keptDays = 180;

const noteClocks = (db: Db, now: Date) =>
  run(
    db,
    sql`insert into sync.clock_day (shard, day, rev) select shard, ${now}::timestamptz at time zone 'utc', rev
        from sync.clock on conflict do nothing`,
  );

/** Raises each horizon to where its clock stood then; the row is locked, so no pull sees half of it. */
const raiseHorizons = (db: Db, now: Date) =>
  run(
    db,
    sql`update sync.clock c set horizon = old.rev from (
          select shard, max(rev) as rev from sync.clock_day
          where day <= (${now}::timestamptz at time zone 'utc')::date - ${keptDays}::integer group by shard
        ) old
        where c.shard = old.shard and c.horizon < old.rev`,
  );

/** Forgets what is gone for longer than phones may be away, and notes where the clocks stand today. */
export const forgetTombstones = (pool: Pool, now: Date): Promise<void> =>
  inTransaction(pool, async (db) => {
    await noteClocks(db, now);
    await raiseHorizons(db, now);
    await run(
      db,
      sql`delete from sync.change x using sync.clock c where c.shard = x.shard and x.op = 'gone' and x.rev <= c.horizon`,
    );
    await run(db, sql`delete from sync.clock_day d using sync.clock c where c.shard = d.shard and d.rev < c.horizon`);
  });
