import { integrationLimits, type Call, type CallState, type CallTrouble } from '@shuka/domain/integrations';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { holderIsThere } from './holder-store.ts';

const columns = sql`id as "callId", kind, happened_at as "happenedAt", state, tries, tried_at as "triedAt", code, trouble,
  case when state = 'waiting' then due_at end as "dueAt"`;

/** One page of the calls of a webhook, the newest first. */
export const findCalls = (
  db: Db,
  webhookId: string,
  { state, after, limit }: { state: CallState | null; after: readonly string[] | null; limit: number },
): Promise<Call[]> => {
  const [at = 'infinity', id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'] = after ?? [];
  return rows<Call>(
    db,
    sql`select ${columns} from integrations.call
        where webhook_id = ${webhookId} and (${state}::text is null or state = ${state})
          and (happened_at, id) < (${at}::timestamptz, ${id}::uuid)
        order by happened_at desc, id desc limit ${limit}`,
  );
};

type NewCall = {
  readonly callId: string;
  readonly webhookId: string;
  readonly kind: string;
  readonly body: string;
  readonly now: Date;
};

export const insertCall = (db: Db, { callId, webhookId, kind, body, now }: NewCall) =>
  run(
    db,
    sql`insert into integrations.call (webhook_id, id, kind, body, happened_at, state, due_at)
        values (${webhookId}, ${callId}, ${kind}, ${body}, ${now}, 'waiting', ${now})`,
  );

/** Has one call sent again, or all since a time, from the first try on. @returns how many. */
export const replay = (
  db: Db,
  webhookId: string,
  { callId, since }: { callId: string | null; since: string | null },
  now: Date,
): Promise<number> =>
  run(
    db,
    sql`update integrations.call set state = 'waiting', due_at = ${now}, tries = 0
        where webhook_id = ${webhookId} and (id = ${callId}::uuid or happened_at >= ${since}::timestamptz)`,
  );

export type DueCall = {
  readonly callId: string;
  readonly webhookId: string;
  readonly companyId: string | null;
  readonly madeBy: string;
  readonly url: string;
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly oldUntil: string | null;
  readonly body: string;
  readonly tries: number;
};

/** So many at once, and of each webhook, so that one that answers slowly keeps no other waiting for long. */
const [atOnce, ofEach] = [20, 5];

/**
 * Takes calls that are due, the oldest first; whoever takes one has until `until` to say what became of it, then it is due again.
 * Another server that looks at the same time takes others.
 */
export const takeDue = (db: Db, now: Date, until: Date): Promise<DueCall[]> =>
  rows<DueCall>(
    db,
    sql`with due as (
          select d.webhook_id, d.id from integrations.webhook x cross join lateral (
            select c.webhook_id, c.id, c.due_at from integrations.call c
            where c.webhook_id = x.id and c.state = 'waiting' and c.due_at <= ${now}
            order by c.due_at limit ${ofEach}) d
          where x.removed_at is null and x.paused_at is null and ${holderIsThere}
          order by d.due_at limit ${atOnce})
        update integrations.call c set due_at = ${until}, tries = c.tries + 1, tried_at = ${now}
        from due, integrations.webhook w
        where c.webhook_id = due.webhook_id and c.id = due.id and w.id = c.webhook_id
          and c.state = 'waiting' and c.due_at <= ${now}
        returning c.id as "callId", c.webhook_id as "webhookId", w.company_id as "companyId", w.made_by as "madeBy", w.url,
          w.secret, w.old_secret as "oldSecret", w.old_until as "oldUntil", c.body, c.tries`,
  );

type Taken = Pick<DueCall, 'callId' | 'webhookId'>;

type Tried = {
  readonly state: CallState;
  readonly code: number | null;
  readonly trouble: CallTrouble | null;
  /** When the next try is, of one that waits. */
  readonly dueAt: Date;
};

export const setTried = (db: Db, { callId, webhookId }: Taken, { state, code, trouble, dueAt }: Tried) =>
  run(
    db,
    sql`update integrations.call set state = ${state}, code = ${code}, trouble = ${trouble}, due_at = ${dueAt}
        where webhook_id = ${webhookId} and id = ${callId}`,
  );

/** A call arrived: what failed before is over. */
export const setWorking = (db: Db, webhookId: string) =>
  run(
    db,
    sql`update integrations.webhook set failing_since = null, told_at = null
        where id = ${webhookId} and (failing_since is not null or told_at is not null)`,
  );

type Failing = {
  /** Whether a call was given up, so that its holder is to be told once. */
  readonly isLost: boolean;
  /** Whether it is to be called no more, however long it failed. */
  readonly isGone: boolean;
};

/** A call failed. @returns what its holder is to be told: that it is paused, that a call was lost, or nothing new. */
export const setFailing = async (
  db: Db,
  webhookId: string,
  { isLost, isGone }: Failing,
  now: Date,
): Promise<'paused' | 'lost' | null> => {
  const pausedBy = new Date(now.getTime() - integrationLimits.pauseAfterDays.value * 86_400_000);
  const paused = await row(
    db,
    sql`update integrations.webhook set paused_at = ${now}, failing_since = coalesce(failing_since, ${now})
        where id = ${webhookId} and paused_at is null and (${isGone} or failing_since <= ${pausedBy}) returning id`,
  );
  if (paused !== null) return 'paused';
  const lost = await row(
    db,
    sql`update integrations.webhook set failing_since = coalesce(failing_since, ${now}),
          told_at = case when ${isLost} then ${now} else told_at end
        where id = ${webhookId} and (failing_since is null or (${isLost} and told_at is null)) returning told_at`,
  );
  return lost !== null && isLost ? 'lost' : null;
};

/** Nobody could be told of a lost call: its holder is told of the next. */
export const setUntold = (db: Db, webhookId: string) =>
  run(db, sql`update integrations.webhook set told_at = null where id = ${webhookId}`);

/** Forgets calls that happened before a time, some at once. @returns how many. */
export const forgetCalls = (db: Db, before: Date, limit: number): Promise<number> =>
  run(
    db,
    sql`delete from integrations.call where (webhook_id, id) in (
          select webhook_id, id from integrations.call where happened_at < ${before} limit ${limit})`,
  );
