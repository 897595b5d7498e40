import type { Limit } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, sql, type Db } from '#kit/db.ts';

/**
 * Counts a call, or several, against a limit, in the database so that every server process counts together.
 * @param key who shares the count, an address or an account.
 * @throws Problem `too-many` with the seconds to wait.
 */
export const countAgainst = async (
  db: Db,
  endpoint: string,
  limit: Limit,
  key: string,
  now: Date,
  calls = 1,
): Promise<void> => {
  const startedAfter = new Date(now.getTime() - limit.seconds * 1000);
  const counted = await row<{ times: number; started_at: string }>(
    db,
    sql`insert into kit.throttle as t (endpoint, kind, key, times, started_at)
        values (${endpoint}, ${limit.by}, ${key}, ${calls}, ${now})
        on conflict (endpoint, kind, key) do update set
          times = case when t.started_at <= ${startedAfter} then excluded.times else t.times + excluded.times end,
          started_at = case when t.started_at <= ${startedAfter} then excluded.started_at else t.started_at end
        returning times, started_at`,
  );
  if (counted === null || counted.times <= limit.times) return;
  const waited = (now.getTime() - new Date(counted.started_at).getTime()) / 1000;
  throw new Problem('too-many', { retryAfterSeconds: Math.max(1, Math.ceil(limit.seconds - waited)) });
};

/** Forgets counts older than a day; no limit is longer. */
export const forgetOldCounts = (db: Db, now: Date) =>
  db.query(sql`delete from kit.throttle where started_at < ${new Date(now.getTime() - 86_400_000)}`);
