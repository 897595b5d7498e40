import { row, run, sql, type Db } from '#kit/db.ts';

/** The life of the database that this is. */
export const readEpoch = async (db: Db): Promise<string> => {
  const found = await row<{ epoch: string }>(db, sql`select epoch from sync.house`);
  if (found === null) throw new Error('The database has no epoch: sync.house is empty.');
  return found.epoch;
};

/**
 * Begins to serve a database. The embedded one writes to no disk for certain, so one that was not closed may lack what
 * phones were told it has: it gets a new epoch. PostgreSQL keeps what it promised, and several servers may share it.
 */
export const openEpoch = (db: Db, isEmbedded: boolean) =>
  run(
    db,
    sql`insert into sync.house as h (epoch, is_open) values (gen_random_uuid(), ${isEmbedded})
        on conflict (is_one) do update set is_open = ${isEmbedded},
          epoch = case when h.is_open and ${isEmbedded} then excluded.epoch else h.epoch end`,
  );

/** Notes that the embedded database is being closed with all it was told. */
export const closeEpoch = (db: Db) => run(db, sql`update sync.house set is_open = false`);

/** Begins another life of the database, after an older copy was put back: phones then send again what it lacks. */
export const renewEpoch = (db: Db) => run(db, sql`update sync.house set epoch = gen_random_uuid()`);
