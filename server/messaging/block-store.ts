import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

export const insertBlock = (db: Db, block: { id: string; byId: string; ofId: string; now: Date }) =>
  run(
    db,
    sql`insert into messaging.block (id, by_id, of_id, since)
        values (${block.id}, ${block.byId}, ${block.ofId}, ${block.now})
        on conflict (by_id, of_id) where ended_at is null do nothing`,
  );

export const endBlock = (db: Db, byId: string, ofId: string, now: Date) =>
  run(
    db,
    sql`update messaging.block set ended_at = ${now}
        where by_id = ${byId} and of_id = ${ofId} and ended_at is null`,
  );

export const findBlocks = (db: Db, byId: string): Promise<{ accountId: string; since: string }[]> =>
  rows(
    db,
    sql`select of_id as "accountId", since from messaging.block where by_id = ${byId} and ended_at is null
        order by since desc`,
  );

/** Whether one of two has blocked the other now. */
export const isBlocked = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from messaging.block
        where ended_at is null and ((by_id = ${one} and of_id = ${other}) or (by_id = ${other} and of_id = ${one}))
        limit 1`,
  )) !== null;

/** Whether two are in a room together. */
export const shareRoom = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from messaging.room_member a join messaging.room_member b on b.room_id = a.room_id
        where a.account_id = ${one} and b.account_id = ${other} and a.left_at is null and b.left_at is null limit 1`,
  )) !== null;

/** Whether somebody ever wrote in a farmer's conversation. */
export const hasWrittenIn = async (db: Db, keeperId: string, writerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from messaging.message where keeper_id = ${keeperId} and writer_id = ${writerId} limit 1`,
  )) !== null;

/** Whether the post `p` was written while a block stood between its writer and a reader, as a condition. */
export const isKeptApart = (readerId: Query): Query => sql`exists (
  select 1 from messaging.block b
  where ((b.by_id = ${readerId} and b.of_id = p.writer_id) or (b.by_id = p.writer_id and b.of_id = ${readerId}))
    and p.created_at >= b.since and (b.ended_at is null or p.created_at < b.ended_at))`;
