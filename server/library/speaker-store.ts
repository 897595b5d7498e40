import type { PhraseLanguage, Speaker } from '@shuka/domain/library';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** The languages whose texts a person judges now. */
export const languagesOf = async (db: Db, accountId: string): Promise<PhraseLanguage[]> =>
  (
    await rows<{ language: PhraseLanguage }>(
      db,
      sql`select language from library.speaker where speaker_id = ${accountId} and until_at is null order by language`,
    )
  ).map(({ language }) => language);

type Duty = Omit<Speaker, 'name'>;

/** Who is a speaker now, those since longest first. */
export const findSpeakersAfter = (db: Db, [fromAt, id]: readonly [string, string], limit: number): Promise<Duty[]> =>
  rows<Duty>(
    db,
    sql`select id as "dutyId", speaker_id as "speakerId", language, from_at as since, reason from library.speaker
        where until_at is null and (from_at, id) > (${fromAt}::timestamptz, ${id}::uuid)
        order by from_at, id limit ${limit}`,
  );

type NewSpeaker = {
  readonly id: string;
  readonly speakerId: string;
  readonly language: PhraseLanguage;
  readonly decidedBy: string;
  readonly reason: string;
};

/** False when they are one of this language already. */
export const beginSpeaking = async (db: Db, duty: NewSpeaker, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into library.speaker (id, speaker_id, language, from_at, decided_by, reason)
        values (${duty.id}, ${duty.speakerId}, ${duty.language}, ${now}, ${duty.decidedBy}, ${duty.reason})
        on conflict (speaker_id, language) where until_at is null do nothing`,
  )) === 1;

/** False when there is no such duty to end. */
export const endSpeaking = async (
  db: Db,
  { dutyId, decidedBy, reason }: { readonly dutyId: string; readonly decidedBy: string; readonly reason: string },
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`update library.speaker set until_at = ${now}, ended_by = ${decidedBy}, end_reason = ${reason}
        where id = ${dutyId} and until_at is null`,
  )) === 1;

/** Whether a person judges the texts of a language now. */
export const isSpeaker = async (db: Db, accountId: string, language: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from library.speaker
        where speaker_id = ${accountId} and language = ${language} and until_at is null`,
  )) !== null;
