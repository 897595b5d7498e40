import { rows, run, sql, type Db } from '#kit/db.ts';

/** Notes that a job that forgets what is over ran to its end. */
export const noteRetentionRun = (db: Db, name: string, now: Date): Promise<number> =>
  run(
    db,
    sql`insert into privacy.retention_run as r (name, ran_at) values (${name}, ${now})
        on conflict (name) do update set ran_at = excluded.ran_at, runs = r.runs + 1`,
  );

export const findRetentionRuns = async (
  db: Db,
): Promise<Map<string, { readonly ranAt: string; readonly runs: number }>> =>
  new Map(
    (
      await rows<{ name: string; ranAt: string; runs: number }>(
        db,
        sql`select name, ran_at as "ranAt", runs from privacy.retention_run`,
      )
    ).map(({ name, ...last }) => [name, last]),
  );
