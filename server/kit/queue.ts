import { rows, sql, type Db, type Query } from '#kit/db.ts';

/**
 * What waits for an admin, as the slice that keeps it tells: a query of rows with the moment `at` since which each waits.
 * It must be served by an index on what waits, for it is asked each time an admin opens their home.
 */
export type Queue = { readonly kind: string; readonly rows: (now: Date) => Query };

type QueueCount = { readonly kind: string; readonly count: number; readonly oldestAt: string | null };

/** How many wait in each queue, no more than `most`, and since when the oldest does; one statement for all. */
export const countQueues = (db: Db, queues: readonly Queue[], most: number, now: Date): Promise<QueueCount[]> =>
  rows<QueueCount>(
    db,
    queues
      .map(
        (queue) =>
          sql`select ${queue.kind}::text as kind, count(*)::int as count, min(at) as "oldestAt"
              from (select at from (${queue.rows(now)}) waits order by at limit ${most}) of_kind`,
      )
      .reduce((all, one) => sql`${all} union all ${one}`),
  );
