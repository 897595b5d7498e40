import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type Progress = {
  readonly day: string | null;
  readonly countedAt: string | null;
  readonly afterId: string | null;
};

const columns = sql`day::text as day, counted_at as "countedAt", after_id as "afterId"`;

/** How far the counting came, its row held: one counts at a time. */
export const holdProgress = async (db: Db): Promise<Progress> => {
  const held = await row<Progress>(db, sql`select ${columns} from figures.progress for update`);
  if (held === null) throw new Error('figures.progress has no row');
  return held;
};

/** The day that was summed last. */
export const findProgress = (db: Db): Promise<Progress | null> =>
  row<Progress>(db, sql`select ${columns} from figures.progress`);

export const setAfter = (db: Db, afterId: string | null) =>
  run(db, sql`update figures.progress set after_id = ${afterId}`);

export const setSummed = (db: Db, day: string, now: Date) =>
  run(db, sql`update figures.progress set day = ${day}::date, counted_at = ${now}`);

export const findKnownMarks = async (db: Db): Promise<Map<string, number>> =>
  new Map(
    (await rows<{ shard: string; rev: number }>(db, sql`select shard, rev from figures.mark`)).map(({ shard, rev }) => [
      shard,
      rev,
    ]),
  );

export const setMark = (db: Db, shard: string, rev: number) =>
  run(
    db,
    sql`insert into figures.mark (shard, rev) values (${shard}, ${rev})
        on conflict (shard) do update set rev = excluded.rev`,
  );
