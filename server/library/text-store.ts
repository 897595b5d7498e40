import type { DeskText, TextDraft, TextReview, TextState } from '@shuka/domain/library';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';
import { pictureList } from './picture-store.ts';

const columns = sql`t.id, t.article_id as "articleId", t.language, t.number, t.title, t.body, t.sources, t.state,
  ${pictureList(sql`t.id`)} as pictures, t.audio_bytes as "audioBytes", t.written_by as "writtenBy",
  t.written_by_name as "writtenByName", t.created_at as "createdAt", t.reviewed_by_name as "reviewedByName",
  t.reviewed_at as "reviewedAt", t.review_note as "reviewNote", t.expires_on::text as "expiresOn",
  coalesce(y.useful, 0) as useful, coalesce(y.useless, 0) as useless`;

const select = (where: Query): Query =>
  sql`select ${columns} from library.text t left join library.tally y on y.text_id = t.id where ${where}`;

export const findText = (db: Db, textId: string): Promise<DeskText | null> =>
  row<DeskText>(db, select(sql`t.id = ${textId}`));

/** Locks a text, for a change that depends on what it is now. */
export const holdText = (db: Db, textId: string) =>
  run(db, sql`select 1 from library.text where id = ${textId} for update`);

/** Every version of an article, by language, the newest first. */
export const findTexts = (db: Db, articleId: string): Promise<DeskText[]> =>
  rows<DeskText>(db, sql`${select(sql`t.article_id = ${articleId}`)} order by t.language, t.number desc limit 200`);

export type Writer = { readonly writtenBy: string; readonly writtenByName: string };

/** The next version in its language. False while another one is under way. */
export const insertText = async (db: Db, draft: TextDraft, writer: Writer, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into library.text (id, article_id, language, number, title, body, sources, state, written_by,
          written_by_name, created_at)
        values (${draft.id}, ${draft.articleId}, ${draft.language},
          (select coalesce(max(number), 0) + 1 from library.text
           where article_id = ${draft.articleId} and language = ${draft.language}),
          ${draft.title}, ${draft.body}, ${JSON.stringify(draft.sources)}::jsonb, 'draft', ${writer.writtenBy},
          ${writer.writtenByName}, ${now})
        on conflict (article_id, language) where state <> 'reviewed' do nothing`,
  )) === 1;

type Said = Pick<TextDraft, 'title' | 'body' | 'sources'>;

export const reviseText = (db: Db, textId: string, { title, body, sources }: Said) =>
  run(
    db,
    sql`update library.text set title = ${title}, body = ${body}, sources = ${JSON.stringify(sources)}::jsonb
        where id = ${textId}`,
  );

/** Sends a text to review; what was said of it before stands with its reviews. */
export const setWaiting = (db: Db, textId: string) =>
  run(
    db,
    sql`update library.text set state = 'waiting', reviewed_by = null, reviewed_by_name = null, reviewed_at = null,
          review_note = '' where id = ${textId}`,
  );

type Reviewer = { readonly id: string; readonly name: string };

/** Writes a review down, and what it makes of its text. */
export const keepReview = async (db: Db, review: TextReview, state: TextState, by: Reviewer, now: Date) => {
  const expiresOn = review.isGood ? review.expiresOn : null;
  await run(
    db,
    sql`insert into library.review (id, text_id, by_id, is_good, note, expires_on, created_at)
        values (${review.id}, ${review.textId}, ${by.id}, ${review.isGood}, ${review.note}, ${expiresOn}, ${now})`,
  );
  await run(
    db,
    sql`update library.text set state = ${state}, reviewed_by = ${by.id}, reviewed_by_name = ${by.name},
          reviewed_at = ${now}, review_note = ${review.note}, expires_on = ${expiresOn}
        where id = ${review.textId}`,
  );
};

export type Audio = { readonly key: string; readonly type: string; readonly bytes: number };

export const setAudio = (db: Db, textId: string, audio: Audio | null) =>
  run(
    db,
    sql`update library.text set audio_key = ${audio?.key ?? null}, audio_type = ${audio?.type ?? null},
          audio_bytes = ${audio?.bytes ?? null} where id = ${textId}`,
  );

export const findAudio = (db: Db, textId: string): Promise<{ key: string; type: 'audio/webm' | 'audio/ogg' } | null> =>
  row(
    db,
    sql`select audio_key as key, audio_type as type from library.text where id = ${textId} and audio_key is not null`,
  );
