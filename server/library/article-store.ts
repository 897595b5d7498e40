import type { Article, ArticleDraft } from '@shuka/domain/library';
import { row, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, crop, stage, zones, created_at as "createdAt", withdrawn_at as "withdrawnAt",
  withdrawn_for as "withdrawnFor"`;

export const insertArticle = (db: Db, draft: ArticleDraft, now: Date) =>
  run(
    db,
    sql`insert into library.article (id, crop, stage, zones, begun_by, created_at)
        values (${draft.id}, ${draft.crop}, ${draft.stage}, ${draft.zones}, ${draft.agronomistId}, ${now})`,
  );

export const findArticle = (db: Db, articleId: string): Promise<Article | null> =>
  row<Article>(db, sql`select ${columns} from library.article where id = ${articleId}`);

/** The article with its row locked: versions of it are numbered one after the other. */
export const holdArticle = (db: Db, articleId: string): Promise<Article | null> =>
  row<Article>(db, sql`select ${columns} from library.article where id = ${articleId} for update`);

export const withdraw = (db: Db, articleId: string, byId: string, reason: string, now: Date) =>
  run(
    db,
    sql`update library.article set withdrawn_at = ${now}, withdrawn_by = ${byId}, withdrawn_for = ${reason}
        where id = ${articleId}`,
  );
