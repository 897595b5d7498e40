import type { Post } from '@shuka/domain/messaging';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { isKeptApart } from './block-store.ts';

/** Takes the next number of a room; others wait until the commit. The writer has read what they wrote. */
export const nextPostNumber = async (db: Db, roomId: string, writerId: string, now: Date): Promise<number> => {
  const taken = await row<{ number: number }>(
    db,
    sql`with taken as (
          update messaging.room set last_number = last_number + 1, last_at = ${now} where id = ${roomId}
          returning last_number)
        update messaging.room_member set read_number = taken.last_number from taken
        where room_id = ${roomId} and account_id = ${writerId} returning taken.last_number as number`,
  );
  if (taken === null) throw new Error('A room gave no number.');
  return taken.number;
};

export const insertPost = (db: Db, post: Post) =>
  run(
    db,
    sql`insert into messaging.post (id, room_id, number, writer_id, writer_name, text, created_at)
        values (${post.id}, ${post.roomId}, ${post.number}, ${post.writerId}, ${post.writerName}, ${post.text},
          ${post.createdAt})`,
  );

type PostsQuery = { roomId: string; readerId: string; before: number | null; limit: number };

/** One keyset page, newest first, as somebody sees it. */
export const findPosts = (db: Db, { roomId, readerId, before, limit }: PostsQuery): Promise<Post[]> =>
  rows<Post>(
    db,
    sql`select p.id, p.room_id as "roomId", p.number, p.writer_id as "writerId", p.writer_name as "writerName",
          case when p.taken_away_at is null then p.text else '' end as text, p.taken_away_at is not null as "isTakenAway",
          p.created_at as "createdAt"
        from messaging.post p
        where p.room_id = ${roomId} and (${before}::int is null or p.number < ${before}::int) and not ${isKeptApart(sql`${readerId}::uuid`)}
        order by p.number desc limit ${limit}`,
  );

/** A post with its room, for who reports it. */
export const findPost = (db: Db, postId: string) =>
  row<{ roomId: string; writerId: string; writerName: string; text: string }>(
    db,
    sql`select room_id as "roomId", writer_id as "writerId", writer_name as "writerName", text from messaging.post
        where id = ${postId} and taken_away_at is null`,
  );

export const takeAwayPost = (db: Db, postId: string, now: Date) =>
  run(db, sql`update messaging.post set taken_away_at = ${now} where id = ${postId} and taken_away_at is null`);
