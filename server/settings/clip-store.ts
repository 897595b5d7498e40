import type { Clip } from '@shuka/domain/settings';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { VoiceType } from '@shuka/domain/kit/voice.ts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** The newest recording of each text in a language, by key. */
export const findClips = (db: Db, language: Language): Promise<Clip[]> =>
  rows<Clip>(
    db,
    sql`select distinct on (key) id, key, language, version, text, seconds, ${instantText(sql`recorded_at`)} as "recordedAt"
        from settings.voice_clip where language = ${language} order by key, version desc`,
  );

export const findClipFile = (db: Db, clipId: string): Promise<{ mediaType: VoiceType; fileKey: string } | null> =>
  row(db, sql`select media_type as "mediaType", file_key as "fileKey" from settings.voice_clip where id = ${clipId}`);

/** Two recordings of one text at once must not get one number. */
export const nextVersion = async (db: Db, key: string, language: Language): Promise<number> => {
  await run(db, sql`lock table settings.voice_clip in share row exclusive mode`);
  const found = await row<{ next: number }>(
    db,
    sql`select coalesce(max(version), 0) + 1 as next from settings.voice_clip
        where key = ${key} and language = ${language}`,
  );
  return found?.next ?? 1;
};

type NewClip = Clip & { readonly mediaType: VoiceType; readonly fileKey: string; readonly recordedBy: string };

export const insertClip = (db: Db, clip: NewClip) =>
  run(
    db,
    sql`insert into settings.voice_clip (id, key, language, version, text, media_type, file_key, seconds, recorded_by,
          recorded_at)
        values (${clip.id}, ${clip.key}, ${clip.language}, ${clip.version}, ${clip.text}, ${clip.mediaType},
          ${clip.fileKey}, ${clip.seconds}, ${clip.recordedBy}, ${clip.recordedAt})`,
  );
