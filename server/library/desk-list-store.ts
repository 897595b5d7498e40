import type { DeskLine, TextState } from '@shuka/domain/library';
import { rows, sql, type Db } from '#kit/db.ts';

/** A page of all texts, the newest first. */
export const findLines = (
  db: Db,
  { state, after, limit }: { state: TextState | undefined; after: string | null; limit: number },
): Promise<DeskLine[]> =>
  rows<DeskLine>(
    db,
    sql`select t.id as "textId", t.article_id as "articleId", a.crop, a.stage, t.language, t.number, t.title, t.state,
          t.written_by_name as "writtenByName", t.expires_on::text as "expiresOn",
          a.withdrawn_at is not null as "isWithdrawn", coalesce(y.useful, 0) as useful, coalesce(y.useless, 0) as useless
        from library.text t join library.article a on a.id = t.article_id left join library.tally y on y.text_id = t.id
        where (${state ?? null}::text is null or t.state = ${state ?? null})
          and (${after}::uuid is null or t.id < ${after}::uuid)
        order by t.id desc limit ${limit}`,
  );
