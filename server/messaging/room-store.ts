import type { Room, RoomKind } from '@shuka/domain/messaging';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { isKeptApart } from './block-store.ts';

type NewRoom = { id: string; kind: RoomKind; name: string; madeBy: string; memberIds: readonly string[]; now: Date };

export const insertRoom = async (db: Db, { id, kind, name, madeBy, memberIds, now }: NewRoom): Promise<void> => {
  await run(
    db,
    sql`insert into messaging.room (id, kind, name, made_by, created_at)
        values (${id}, ${kind}, ${name}, ${madeBy}, ${now})`,
  );
  await insertMembers(db, id, memberIds, now);
};

/** Who had left is a member again, and reads on from where they stopped. */
export const insertMembers = (db: Db, roomId: string, accountIds: readonly string[], now: Date) =>
  run(
    db,
    sql`insert into messaging.room_member (room_id, account_id, joined_at)
        select ${roomId}, account_id, ${now} from unnest(${accountIds}::uuid[]) as account_id
        on conflict (room_id, account_id) do update set left_at = null, joined_at = excluded.joined_at
          where room_member.left_at is not null`,
  );

export const endMembership = (db: Db, roomId: string, accountId: string, now: Date) =>
  run(
    db,
    sql`update messaging.room_member set left_at = ${now}
        where room_id = ${roomId} and account_id = ${accountId} and left_at is null`,
  );

/** A room with its row locked, so that its members are counted and its posts numbered one after the other. */
export const holdRoom = (db: Db, roomId: string): Promise<{ kind: RoomKind; madeBy: string } | null> =>
  row(db, sql`select kind, made_by as "madeBy" from messaging.room where id = ${roomId} for no key update`);

export const findMembers = (db: Db, roomId: string): Promise<{ accountId: string; isMaker: boolean }[]> =>
  rows(
    db,
    sql`select m.account_id as "accountId", m.account_id = r.made_by and r.kind = 'group' as "isMaker"
        from messaging.room_member m join messaging.room r on r.id = m.room_id
        where m.room_id = ${roomId} and m.left_at is null order by m.joined_at, m.account_id`,
  );

export const countGroups = async (db: Db, managerId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::int as total from messaging.room where made_by = ${managerId} and kind = 'group'`,
    )
  )?.total ?? 0;

export type HeldRoom = Room & { readonly madeBy: string };

/** More than this are not counted: nobody reads the difference. */
const mostUnread = 100;

const roomFields = sql`r.id, r.kind, r.name, r.made_by as "madeBy", r.made_by = m.account_id and r.kind = 'group' as "isMaker",
  r.last_at as "lastAt", (
    select count(*)::int from (
      select 1 from messaging.post p
      where p.room_id = r.id and p.number > m.read_number and not ${isKeptApart(sql`m.account_id`)}
      limit ${mostUnread}) as waiting) as unread`;

/** The rooms somebody is a member of, what was written last first. A pair is named by its two ids. */
export const findRooms = (db: Db, accountId: string, most: number): Promise<HeldRoom[]> =>
  rows<HeldRoom>(
    db,
    sql`select ${roomFields} from messaging.room_member m join messaging.room r on r.id = m.room_id
        where m.account_id = ${accountId} and m.left_at is null
        order by r.last_at desc nulls last, r.id desc limit ${most}`,
  );

export const findRoom = (db: Db, roomId: string, accountId: string): Promise<HeldRoom | null> =>
  row<HeldRoom>(
    db,
    sql`select ${roomFields} from messaging.room_member m join messaging.room r on r.id = m.room_id
        where m.account_id = ${accountId} and m.left_at is null and r.id = ${roomId}`,
  );

/** How somebody stands to a room: null when there is none, else whether they made it and are in it. */
export const findStandingIn = (db: Db, roomId: string, accountId: string) =>
  row<{ isMaker: boolean; isMember: boolean }>(
    db,
    sql`select r.made_by = ${accountId} and r.kind = 'group' as "isMaker", exists (
          select 1 from messaging.room_member m
          where m.room_id = r.id and m.account_id = ${accountId} and m.left_at is null) as "isMember"
        from messaging.room r where r.id = ${roomId}`,
  );

/** The one room of two people: its name. */
export const pairName = (one: string, other: string): string => [one, other].toSorted().join(' ');

export const findPair = async (db: Db, one: string, other: string): Promise<string | null> =>
  (
    await row<{ id: string }>(
      db,
      sql`select id from messaging.room where kind = 'pair' and name = ${pairName(one, other)}`,
    )
  )?.id ?? null;

/** Moves a member's mark on, never back and never past the newest post. */
export const moveRead = (db: Db, roomId: string, accountId: string, number: number) =>
  run(
    db,
    sql`update messaging.room_member m set read_number = greatest(m.read_number, least(${number}::int, r.last_number))
        from messaging.room r where r.id = m.room_id and m.room_id = ${roomId} and m.account_id = ${accountId}`,
  );

/** Who is in a group besides the manager who made it; null for a group they did not make. */
export const findGroupOf = async (db: Db, roomId: string, makerId: string): Promise<string[] | null> => {
  const standing = await findStandingIn(db, roomId, makerId);
  if (standing?.isMaker !== true) return null;
  const members = await findMembers(db, roomId);
  return members.filter(({ accountId }) => accountId !== makerId).map(({ accountId }) => accountId);
};
