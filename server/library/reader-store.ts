import type { AdviceStage, AdviceText, ArticleLine } from '@shuka/domain/library';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';
import { pictureList } from './picture-store.ts';

/** The newest text of each language that is advice on a day, of an article that was not withdrawn. */
const inForce = (articleId: Query, today: string): Query =>
  sql`select distinct on (i.language) i.* from library.text i
      where i.article_id = ${articleId} and i.state = 'reviewed' and i.expires_on >= ${today}
      order by i.language, i.number desc`;

/** What readers and their phones have of a text named `t`. */
export const textFields = sql`t.id, t.language, t.number, t.title, t.body, t.sources,
  ${pictureList(sql`t.id`)} as pictures, t.audio_bytes as "audioBytes", t.written_by_name as "writtenByName",
  t.reviewed_by_name as "reviewedByName", ${instantText(sql`t.reviewed_at`)} as "reviewedAt",
  t.expires_on::text as "expiresOn"`;

export type About = { readonly articleId: string; readonly crop: string | null; readonly stage: AdviceStage | null };

/** An article that is not withdrawn. */
export const findAbout = (db: Db, articleId: string): Promise<About | null> =>
  row<About>(
    db,
    sql`select id as "articleId", crop, stage from library.article where id = ${articleId} and withdrawn_at is null`,
  );

/** The texts of an article that are advice on a day, one of each language; ask first whether it is withdrawn. */
export const findInForce = (db: Db, articleId: string, today: string): Promise<AdviceText[]> =>
  rows<AdviceText>(
    db,
    sql`select ${textFields} from (${inForce(sql`${articleId}::uuid`, today)}) t order by t.language`,
  );

/** Whether a text may be read as advice on a day. */
export const isAdvice = async (db: Db, textId: string, today: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from library.text t join library.article a on a.id = t.article_id
        where t.id = ${textId} and t.state = 'reviewed' and t.expires_on >= ${today} and a.withdrawn_at is null`,
  )) !== null;

export type Wanted = {
  readonly language: string;
  readonly crop: string | undefined;
  readonly stage: string | undefined;
  readonly zone: string | undefined;
  readonly today: string;
  readonly after: string | null;
  readonly limit: number;
};

const isWanted = ({ crop, stage, zone }: Wanted): Query =>
  sql`(${crop ?? null}::text is null or a.crop = ${crop ?? null} or a.crop is null)
    and (${stage ?? null}::text is null or a.stage = ${stage ?? null} or a.stage is null)
    and (${zone ?? null}::text is null or ${zone ?? null} = any(a.zones) or a.zones = '{}')`;

/** A page of articles that are advice on a day, each by its text in a language, else in English, else what there is. */
export const findArticles = (db: Db, wanted: Wanted): Promise<ArticleLine[]> =>
  rows<ArticleLine>(
    db,
    sql`select a.id as "articleId", a.crop, a.stage, a.zones, t.language, t.title, left(t.body, 160) as opening,
          octet_length(t.title) + octet_length(t.body) + octet_length(t.sources::text) as "textBytes",
          (select count(*) from library.picture p where p.text_id = t.id) as pictures,
          (select coalesce(sum(p.bytes), 0) from library.picture p where p.text_id = t.id) as "pictureBytes",
          t.audio_bytes as "audioBytes", t.expires_on::text as "expiresOn"
        from library.article a cross join lateral (
          select * from (${inForce(sql`a.id`, wanted.today)}) f
          order by f.language = ${wanted.language} desc, f.language = 'en' desc, f.language limit 1) t
        where a.withdrawn_at is null and ${isWanted(wanted)}
          and (${wanted.after}::uuid is null or a.id < ${wanted.after}::uuid)
        order by a.id desc limit ${wanted.limit}`,
  );
