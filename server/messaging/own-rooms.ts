import { rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';
import { eraseBroadcasts, findNews } from './broadcast-store.ts';

/** What a person wrote in rooms, which rooms those are, and whom they blocked and what they reported. */
export const roomsFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  rooms: await rows(
    db,
    sql`select r.id, r.kind, case when r.kind = 'group' then r.name end as name, m.joined_at as "joinedAt",
          m.left_at as "leftAt"
        from messaging.room_member m join messaging.room r on r.id = m.room_id
        where m.account_id = ${accountId} order by m.joined_at, r.id`,
  ),
  posts: await rows(
    db,
    sql`select id, room_id as "roomId", text, created_at as "createdAt" from messaging.post
        where writer_id = ${accountId} order by created_at, id`,
  ),
  blocks: await rows(
    db,
    sql`select of_id as "accountId", since, ended_at as "endedAt" from messaging.block
        where by_id = ${accountId} order by since`,
  ),
  broadcasts: await rows(
    db,
    sql`select id, text, role, state_code as "stateCode", lga, created_at as "createdAt" from messaging.broadcast
        where sent_by = ${accountId} order by created_at, id`,
  ),
  news: await findNews(db, accountId, { after: null, limit: 1000 }),
  messageReports: await rows(
    db,
    sql`select id, reason, reported_at as "reportedAt", verdict from messaging.message_report
        where reported_by = ${accountId} order by reported_at`,
  ),
});

/** Takes a person out of all rooms; what they wrote to others there stays without their name. */
export const eraseRooms = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await eraseBroadcasts(db, accountId);
  await run(
    db,
    sql`update messaging.room_member set left_at = ${now} where account_id = ${accountId} and left_at is null`,
  );
  await run(db, sql`update messaging.post set writer_name = '-' where writer_id = ${accountId} and writer_name <> '-'`);
  await run(
    db,
    sql`update messaging.message_report set writer_name = '-', text = '' where writer_id = ${accountId} and writer_name <> '-'`,
  );
  await run(
    db,
    sql`update messaging.block set ended_at = ${now} where ended_at is null and ${accountId} in (by_id, of_id)`,
  );
  await run(db, sql`delete from messaging.reached where account_id = ${accountId}`);
};

/** One person reads on where either of their accounts did; a pair they had as two stays as what it was. */
export const moveMemberships = async (db: Db, { fromId, intoId }: MergedPair, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into messaging.room_member as into_row (room_id, account_id, read_number, joined_at, left_at)
        select m.room_id, ${intoId}, m.read_number, m.joined_at, m.left_at
        from messaging.room_member m join messaging.room r on r.id = m.room_id
        where m.account_id = ${fromId} and r.kind = 'group'
        on conflict (room_id, account_id) do update
          set left_at = case when excluded.left_at is null then null else into_row.left_at end,
            read_number = greatest(into_row.read_number, excluded.read_number)`,
  );
  await run(
    db,
    sql`update messaging.room_member set left_at = ${now} where account_id = ${fromId} and left_at is null`,
  );
  await run(
    db,
    sql`insert into messaging.block (id, by_id, of_id, since)
        select gen_random_uuid(), ${intoId}, of_id, since from messaging.block
        where by_id = ${fromId} and ended_at is null and of_id <> ${intoId}
        on conflict (by_id, of_id) where ended_at is null do nothing`,
  );
};
