import { rows, run, sql, type Db } from '#kit/db.ts';
import { eraseRooms, roomsFor } from './own-rooms.ts';

/** What a person wrote in other people's conversations and in rooms, which those are, and whom they blocked or reported. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  ...(await roomsFor(db, accountId)),
  messagesWritten: await rows(
    db,
    sql`select id, text, written_at as "writtenAt", created_at as "createdAt" from messaging.message
        where writer_id = ${accountId} and keeper_id <> ${accountId} and removed_at is null order by created_at, id`,
  ),
});

/**
 * Erases a person's own conversation on all phones: it tells of their life and work. What they wrote to others is part of
 * those people's records, and stays there without their name.
 */
export const eraseFor = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await run(
    db,
    sql`update messaging.message set text = '', photo_key = null, picture = null, voice_type = null, voice_seconds = null,
          voice_bytes = null, voice_sha256 = null, voice_key = null, writer_name = '-', removed_at = ${now}
        where keeper_id = ${accountId} and removed_at is null`,
  );
  await run(
    db,
    sql`update messaging.conversation set removed_at = ${now} where id = ${accountId} and removed_at is null`,
  );
  await eraseRooms(db, accountId, now);
  await run(
    db,
    sql`update messaging.message set writer_name = '-' where writer_id = ${accountId} and writer_name <> '-'`,
  );
};
