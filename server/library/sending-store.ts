import type { Sending } from '@shuka/domain/library';
import { run, sql, type Db } from '#kit/db.ts';

/** Writes down whom somebody sent an article. */
export const insertSending = (db: Db, { id, articleId, to, note }: Sending, byId: string, farmers: number, now: Date) =>
  run(
    db,
    sql`insert into library.sending (id, article_id, by_id, receivers, note, farmers, created_at)
        values (${id}, ${articleId}, ${byId}, ${JSON.stringify(to)}::jsonb, ${note}, ${farmers}, ${now})`,
  );
