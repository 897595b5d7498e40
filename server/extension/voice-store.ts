import type { Voice, VoiceType } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

export const insertVoice = (db: Db, voice: Voice, fileKey: string, addedBy: string) =>
  run(
    db,
    sql`insert into extension.voice (id, keeper_id, added_by, media_type, file_key, created_at)
        values (${voice.id}, ${voice.keeperId}, ${addedBy}, ${voice.mediaType}, ${fileKey}, ${voice.createdAt})`,
  );

export const findVoiceFile = (db: Db, voiceId: string): Promise<{ mediaType: VoiceType; fileKey: string } | null> =>
  row(
    db,
    sql`select media_type as "mediaType", file_key as "fileKey" from extension.voice
        where id = ${voiceId} and removed_at is null`,
  );

/** At most `mostVoices` rows of one farmer. */
export const countVoices = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from extension.voice where keeper_id = ${keeperId} and removed_at is null`,
    )
  )?.total ?? 0;
