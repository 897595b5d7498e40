import type { Broadcast, BroadcastDraft, News } from '@shuka/domain/messaging';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

type NewBroadcast = BroadcastDraft & {
  readonly sentBy: string;
  readonly senderName: string;
  readonly language: Language;
  readonly now: Date;
};

export const insertBroadcast = (db: Db, one: NewBroadcast) =>
  run(
    db,
    sql`insert into messaging.broadcast (id, sent_by, sender_name, role, state_code, lga, text, language, state, created_at)
        values (${one.id}, ${one.sentBy}, ${one.senderName}, ${one.role}, ${one.stateCode}, ${one.lga}, ${one.text},
          ${one.language}, 'queuing', ${one.now})`,
  );

const columns = sql`id, role, state_code as "stateCode", lga, text, sender_name as "senderName", state, total, sent,
  in_app as "inApp", failed, created_at as "createdAt", ended_at as "endedAt"`;

const heldColumns = sql`${columns}, sent_by as "sentBy", language, queued_to as "queuedTo"`;

/** A broadcast with who sent it, the language they wrote in, and up to whom its readers are queued. */
export type HeldBroadcast = Broadcast & {
  readonly sentBy: string;
  readonly language: Language;
  readonly queuedTo: string | null;
};

/** As its sender sees it. */
export const shownBroadcast = (held: HeldBroadcast): Broadcast => {
  const { sentBy: _, language: __, queuedTo: ___, ...shown } = held;
  return shown;
};

export const findBroadcast = (db: Db, broadcastId: string): Promise<HeldBroadcast | null> =>
  row<HeldBroadcast>(db, sql`select ${heldColumns} from messaging.broadcast where id = ${broadcastId}`);

type PageOf = { readonly after: string | null; readonly limit: number };

/** One keyset page, newest first. @param sentBy null for everybody's. */
export const findBroadcasts = (db: Db, sentBy: string | null, { after, limit }: PageOf): Promise<Broadcast[]> =>
  rows<Broadcast>(
    db,
    sql`select ${columns} from messaging.broadcast
        where (${sentBy}::uuid is null or sent_by = ${sentBy}::uuid) and (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

export const countOpen = async (db: Db, sentBy: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::int as total from messaging.broadcast where sent_by = ${sentBy} and ended_at is null`,
    )
  )?.total ?? 0;

/**
 * Puts the next readers in the queue, by the ids of their accounts; answers the last of them, or null when there are none.
 * @param audience `account_id` of whom it is for. @param after up to which they are queued.
 */
export const queueSome = async (
  db: Db,
  broadcastId: string,
  audience: Query,
  { after, size }: { readonly after: string; readonly size: number },
): Promise<string | null> =>
  (
    await row<{ last: string | null }>(
      db,
      sql`with next as (
            select a.account_id from (${audience}) a where a.account_id > ${after}::uuid order by a.account_id limit ${size}),
          put as (
            insert into messaging.broadcast_reader (broadcast_id, account_id)
            select ${broadcastId}, account_id from next on conflict do nothing returning account_id)
          update messaging.broadcast b set total = b.total + (select count(*) from put),
            queued_to = coalesce((select account_id from next order by account_id desc limit 1), b.queued_to)
          where b.id = ${broadcastId} and b.state = 'queuing'
          returning (select account_id from next order by account_id desc limit 1) as last`,
    )
  )?.last ?? null;

/** All its readers are in the queue: it goes out from now on. */
export const openSending = (db: Db, broadcastId: string) =>
  run(db, sql`update messaging.broadcast set state = 'sending' where id = ${broadcastId} and state = 'queuing'`);

/** Ends a broadcast as its sender wants it; 0 when it is over already. */
export const endBroadcast = (db: Db, broadcastId: string, state: 'done' | 'stopped', now: Date) =>
  run(
    db,
    sql`update messaging.broadcast set state = ${state}, ended_at = ${now}
        where id = ${broadcastId} and ended_at is null`,
  );

/** Somebody's news, newest first: also what is not told them yet, unless it was stopped before. */
export const findNews = (db: Db, accountId: string, { after, limit }: PageOf): Promise<News[]> =>
  rows<News>(
    db,
    sql`select b.id, b.text, b.sender_name as "senderName", b.created_at as "createdAt"
        from messaging.broadcast_reader r join messaging.broadcast b on b.id = r.broadcast_id
        where r.account_id = ${accountId} and (b.state <> 'stopped' or r.outcome is not null)
          and (${after}::uuid is null or r.broadcast_id < ${after}::uuid)
        order by r.broadcast_id desc limit ${limit}`,
  );

/** Who is erased is no reader any more, and what they said to many stands without their name. */
export const eraseBroadcasts = async (db: Db, accountId: string): Promise<void> => {
  await run(
    db,
    sql`delete from messaging.broadcast_reader r using messaging.broadcast b
        where b.id = r.broadcast_id and r.account_id = ${accountId} and b.ended_at is not null`,
  );
  await run(
    db,
    sql`update messaging.broadcast set sender_name = '-' where sent_by = ${accountId} and sender_name <> '-'`,
  );
};

/** What one account was told the other reads; whoever was told under both was told once. */
export const moveNews = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  await run(
    db,
    sql`insert into messaging.broadcast_reader (broadcast_id, account_id, taken_at, outcome)
        select broadcast_id, ${intoId}, taken_at, outcome from messaging.broadcast_reader
        where account_id = ${fromId} and outcome is not null on conflict do nothing`,
  );
};
