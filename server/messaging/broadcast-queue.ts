import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { HeldBroadcast } from './broadcast-store.ts';

export type Outcome = 'push' | 'sms' | 'mail' | 'app' | 'held' | 'failed';

export type Told = { readonly accountId: string; readonly outcome: Outcome };

/** A server that sends and is not heard of for as long has stopped. */
const leaseSeconds = 60;

/**
 * Takes the oldest broadcast that is not all sent, for this server alone for a while; null where there is none, or another
 * server has it: only one sends at a time, so that the provider's pace holds.
 */
export const takeTurn = (
  db: Db,
  now: Date,
): Promise<Pick<HeldBroadcast, 'id' | 'text' | 'senderName' | 'language'> | null> =>
  row(
    db,
    sql`update messaging.broadcast
        set leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}::int)
        where id = (select id from messaging.broadcast where state = 'sending' order by id limit 1 for update skip locked)
          and (leased_until is null or leased_until <= ${now})
        returning id, text, sender_name as "senderName", language`,
  );

export const endTurn = (db: Db, broadcastId: string) =>
  run(db, sql`update messaging.broadcast set leased_until = null where id = ${broadcastId}`);

/** Takes the next readers; nobody else takes them, and a server that stops before it told them told them for all we know. */
export const takeReaders = async (db: Db, broadcastId: string, size: number, now: Date): Promise<string[]> =>
  (
    await rows<{ accountId: string }>(
      db,
      sql`update messaging.broadcast_reader r set taken_at = ${now}
          from (select account_id from messaging.broadcast_reader
                where broadcast_id = ${broadcastId} and taken_at is null order by account_id limit ${size}) as next
          where r.broadcast_id = ${broadcastId} and r.account_id = next.account_id
          returning r.account_id as "accountId"`,
    )
  ).map(({ accountId }) => accountId);

/** Gives readers back whom nothing could be sent to: the provider takes nothing now. */
export const giveBack = (db: Db, broadcastId: string, accountIds: readonly string[]) =>
  run(
    db,
    sql`update messaging.broadcast_reader set taken_at = null
        where broadcast_id = ${broadcastId} and account_id = any(${accountIds}::uuid[]) and outcome is null`,
  );

/** Writes down who was told how, and lengthens the turn; false when the broadcast was stopped meanwhile. */
export const noteTold = async (db: Db, broadcastId: string, told: readonly Told[], now: Date): Promise<boolean> =>
  (
    await row<{ state: string }>(
      db,
      sql`with noted as (
            update messaging.broadcast_reader r set outcome = told.outcome
            from unnest(${told.map(({ accountId }) => accountId)}::uuid[],
              ${told.map(({ outcome }) => outcome)}::text[]) as told (account_id, outcome)
            where r.broadcast_id = ${broadcastId} and r.account_id = told.account_id and r.outcome is null
            returning told.outcome)
          update messaging.broadcast b set
            sent = b.sent + (select count(*) from noted where outcome in ('push', 'sms', 'mail', 'held')),
            in_app = b.in_app + (select count(*) from noted where outcome = 'app'),
            failed = b.failed + (select count(*) from noted where outcome = 'failed'),
            leased_until = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}::int)
          where b.id = ${broadcastId} returning b.state`,
    )
  )?.state === 'sending';

/** Readers whom a server took that stopped before it said what came of them: told for all we know, so not told twice. */
export const findLost = async (db: Db, broadcastId: string): Promise<Told[]> =>
  (
    await rows<{ accountId: string }>(
      db,
      sql`select account_id as "accountId" from messaging.broadcast_reader
          where broadcast_id = ${broadcastId} and taken_at is not null and outcome is null`,
    )
  ).map(({ accountId }) => ({ accountId, outcome: 'failed' }));
