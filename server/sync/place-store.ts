import { inTransaction, row, rows, sql, type Db, type Pool } from '#kit/db.ts';
import type { Place } from '@shuka/domain/sync';

export type Shard = { shard: string; rev: number; horizon: number };

/** The shards in which an account has or had scopes, each with the revision it stands at. */
export const findShards = (db: Db, accountId: string): Promise<Shard[]> =>
  rows<Shard>(
    db,
    sql`select shard, rev, horizon from sync.clock
        where shard in (select shard from sync.scope_grant where account_id = ${accountId}) order by shard`,
  );

/** Up to where tombstones of a shard are gone. */
export const readHorizon = async (db: Db, shard: string): Promise<number> =>
  (await row<{ horizon: number }>(db, sql`select horizon from sync.clock where shard = ${shard}`))?.horizon ?? 0;

export type Change = { rev: number; scope_id: string; type: string; id: string; op: 'put' | 'gone' | 'drop' };

/** How many changes one query looks at. */
export const pageSize = 1000;

/** Within so few revisions, the changes of a whole state are fewer than the scopes of a manager. */
const nearRevisions = 50;

/** A place that a change must be after, and the revision it must not be above; `g` is a grant of the account. */
type Stretch = { readonly accountId: string; readonly shard: string; readonly after: Place; readonly head: number };

/** Each scope is asked for what is newer (`offset 0` keeps it so): what it costs does not grow with the country. */
const scopeByScope = ({ after, head }: Stretch) =>
  sql`cross join lateral (
        select rev, type, id, op from sync.change
        where scope_id = g.scope_id and rev >= ${after.rev}::bigint and rev <= ${head}::bigint
          and (rev, id) > (${after.rev}::bigint, ${after.id}::uuid)
        offset 0
      ) c`;

/** The few last changes of the state are asked whether one is of a scope that was granted. A scope stays in its shard. */
const nearby = ({ shard, after, head }: Stretch) =>
  sql`join (
        select scope_id, rev, type, id, op from sync.change
        where shard = ${shard} and rev >= ${after.rev}::bigint and rev <= ${head}::bigint
          and (rev, id) > (${after.rev}::bigint, ${after.id}::uuid)
        offset 0
      ) c on c.scope_id = g.scope_id`;

/**
 * One page of what changed for an account in a shard after a place, in the order of places, up to a revision. A record
 * stands at its own revision or its grant's, whichever is later, so that a new grant sends a scope whole.
 */
export const findChanges = (
  db: Db,
  accountId: string,
  shard: string,
  after: Place,
  head: number,
): Promise<Change[]> => {
  const stretch = { accountId, shard, after, head };
  const changes = head - after.rev <= nearRevisions ? nearby(stretch) : scopeByScope(stretch);
  return rows<Change>(
    db,
    sql`select * from (
          select c.rev, g.scope_id, c.type, c.id, c.op
          from sync.scope_grant g ${changes}
          where g.account_id = ${accountId} and g.shard = ${shard} and not g.is_revoked and g.rev < ${after.rev}::bigint
          union all
          select c.rev, g.scope_id, c.type, c.id, c.op
          from sync.scope_grant g cross join lateral (
            select greatest(rev, g.rev) as rev, type, id, op from sync.change
            where scope_id = g.scope_id and rev is not null and greatest(rev, g.rev) <= ${head}::bigint
              and (greatest(rev, g.rev), id) > (${after.rev}::bigint, ${after.id}::uuid)
            offset 0
          ) c
          where g.account_id = ${accountId} and g.shard = ${shard} and not g.is_revoked and g.rev >= ${after.rev}::bigint
          union all
          select rev, scope_id, 'scope', scope_id, 'drop' from sync.scope_grant
          where account_id = ${accountId} and shard = ${shard} and is_revoked
            and (rev, scope_id) > (${after.rev}::bigint, ${after.id}::uuid) and rev <= ${head}::bigint
        ) changed
        order by rev, id limit ${pageSize}`,
  );
};

/** Reads of one moment: what a page names and what its records say must not disagree. */
export const atOneMoment = <Result>(pool: Pool, read: (db: Db) => Promise<Result>): Promise<Result> =>
  inTransaction(pool, read, undefined, 'begin isolation level repeatable read read only');
