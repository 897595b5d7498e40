import type { Marks, Message, Side } from '@shuka/domain/messaging';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Takes the next number of a farmer's conversation, which begins with the first; others wait until the commit. */
export const nextNumber = async (db: Db, keeperId: string, now: Date): Promise<number> => {
  const taken = await row<{ number: number }>(
    db,
    sql`insert into messaging.conversation as c (id, keeper_id, last_number, created_at)
        values (${keeperId}, ${keeperId}, 1, ${now})
        on conflict (id) do update set last_number = c.last_number + 1 returning last_number as number`,
  );
  if (taken === null) throw new Error('A conversation gave no number.');
  return taken.number;
};

/** `picture` of the message is the small one, `photoKey` the whole one in the file store. */
export const insertMessage = (db: Db, message: Message, photoKey: string | null) =>
  run(
    db,
    sql`insert into messaging.message (id, keeper_id, number, writer_id, writer_name, text, photo_key, picture, written_at,
          created_at)
        values (${message.id}, ${message.keeperId}, ${message.number}, ${message.writerId}, ${message.writerName},
          ${message.text}, ${photoKey}, ${message.picture}, ${message.writtenAt}, ${message.createdAt})`,
  );

const columnsOf = {
  farmer: { delivered: sql`farmer_delivered`, read: sql`farmer_read` },
  manager: { delivered: sql`manager_delivered`, read: sql`manager_read` },
} as const;

/** Moves a side's marks on, never back and never past the newest message. What would change nothing is no change. */
export const moveMarks = (db: Db, side: Side, { keeperId, delivered, read }: Marks) => {
  const column = columnsOf[side];
  const reached = Math.max(delivered, read);
  return run(
    db,
    sql`update messaging.conversation
        set ${column.delivered} = greatest(${column.delivered}, least(${reached}::int, last_number)),
          ${column.read} = greatest(${column.read}, least(${read}::int, last_number))
        where id = ${keeperId} and removed_at is null
          and (${column.delivered} < least(${reached}::int, last_number)
            or ${column.read} < least(${read}::int, last_number))`,
  );
};

/** Whose conversation a message is in; null for one that is not there. */
export const findKeeperOfMessage = async (db: Db, messageId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from messaging.message where id = ${messageId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

export const findMessagePhoto = async (db: Db, messageId: string): Promise<string | null> =>
  (
    await row<{ photo_key: string | null }>(
      db,
      sql`select photo_key from messaging.message where id = ${messageId} and removed_at is null`,
    )
  )?.photo_key ?? null;

/** The files of the photos in a farmer's conversation. */
export const findPhotoKeys = async (db: Db, keeperId: string): Promise<string[]> =>
  (
    await rows<{ photo_key: string }>(
      db,
      sql`select distinct photo_key from messaging.message where keeper_id = ${keeperId} and photo_key is not null`,
    )
  ).map(({ photo_key: key }) => key);

/** Whether a file is the photo of any message. */
export const isMessagePhoto = async (db: Db, photoKey: string): Promise<boolean> =>
  (await row(db, sql`select 1 from messaging.message where photo_key = ${photoKey} limit 1`)) !== null;
