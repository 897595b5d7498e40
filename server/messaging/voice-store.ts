import type { Message, VoiceMessageDraft } from '@shuka/domain/messaging';
import type { VoiceType } from '@shuka/domain/kit/voice.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export const insertVoiceMessage = (db: Db, message: Message, draft: VoiceMessageDraft) =>
  run(
    db,
    sql`insert into messaging.message (id, keeper_id, number, writer_id, writer_name, text, voice_type, voice_seconds,
          voice_bytes, voice_sha256, written_at, created_at)
        values (${message.id}, ${message.keeperId}, ${message.number}, ${message.writerId}, ${message.writerName}, '',
          ${draft.mediaType}, ${draft.seconds}, ${draft.sizeBytes}, ${draft.sha256}, ${message.writtenAt},
          ${message.createdAt})`,
  );

/** What was told of a message's voice, and whether its bytes came; null for a message without one. */
type ToldVoice = {
  readonly keeperId: string;
  readonly writerId: string;
  readonly mediaType: VoiceType;
  readonly seconds: number;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly key: string | null;
};

export const findVoice = (db: Db, messageId: string): Promise<ToldVoice | null> =>
  row<ToldVoice>(
    db,
    sql`select keeper_id as "keeperId", writer_id as "writerId", voice_type as "mediaType", voice_seconds as seconds,
          voice_bytes as "sizeBytes", voice_sha256 as sha256, voice_key as key
        from messaging.message where id = ${messageId} and voice_type is not null and removed_at is null`,
  );

/** Names the file of a voice, which the file store has already; a second time changes nothing. */
export const keepVoice = (db: Db, messageId: string, key: string) =>
  run(
    db,
    sql`update messaging.message set voice_key = ${key}
        where id = ${messageId} and voice_key is null and removed_at is null`,
  );

/** The files of what was spoken in a farmer's conversation. */
export const findVoiceFiles = (db: Db, keeperId: string): Promise<{ key: string; mediaType: VoiceType }[]> =>
  rows(
    db,
    sql`select distinct voice_key as key, voice_type as "mediaType" from messaging.message
        where keeper_id = ${keeperId} and voice_key is not null`,
  );

/** Whether a file is what is spoken in any message. */
export const isMessageVoice = async (db: Db, key: string): Promise<boolean> =>
  (await row(db, sql`select 1 from messaging.message where voice_key = ${key} limit 1`)) !== null;
