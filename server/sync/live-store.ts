import { rows, sql, type Db } from '#kit/db.ts';

/** Where the clock of every shard stands. */
export const readClocks = async (db: Db): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await rows<{ shard: string; rev: number }>(db, sql`select shard, rev from sync.clock`)).map(({ shard, rev }) => [
      shard,
      rev,
    ]),
  );

/** A shard whose clock moved: after `seen`, up to `now`. */
export type Moved = { readonly shard: string; readonly seen: number; readonly now: number };

/** The last revision at which something changed that an account may see. */
export type News = { accountId: string; shard: string; rev: number };

/** What changed in these shards for these accounts: records in the scopes they hold, and scopes given or taken. */
export const findNews = (db: Db, accountIds: readonly string[], moved: readonly Moved[]): Promise<News[]> =>
  rows<News>(
    db,
    sql`with moved as (
          select * from unnest(${moved.map(({ shard }) => shard)}::text[], ${moved.map(({ seen }) => seen)}::bigint[],
            ${moved.map(({ now }) => now)}::bigint[]) as m (shard, seen, now)
        ), changed as (
          select c.scope_id, c.shard, max(c.rev) as rev
          from moved m join sync.change c on c.shard = m.shard and c.rev > m.seen and c.rev <= m.now
          group by c.scope_id, c.shard
        ), news as (
          select g.account_id, c.shard, c.rev
          from changed c join sync.scope_grant g on g.scope_id = c.scope_id and not g.is_revoked
          where g.account_id = any(${accountIds}::uuid[])
          union all
          select g.account_id, m.shard, g.rev
          from moved m join sync.scope_grant g on g.shard = m.shard and g.rev > m.seen and g.rev <= m.now
          where g.account_id = any(${accountIds}::uuid[])
        )
        select account_id as "accountId", shard, max(rev) as rev from news group by account_id, shard`,
  );
