import type { UsefulWord } from '@shuka/domain/library';
import { row, run, sql, type Db } from '#kit/db.ts';

type Said = { readonly textId: string; readonly useful: boolean };

/** What a farmer said of an article, with its row locked, and whether a text is one of its versions. */
export const holdWord = (
  db: Db,
  { adviceId, textId }: UsefulWord,
): Promise<{ useful: boolean | null; usefulTextId: string | null; isOfArticle: boolean } | null> =>
  row(
    db,
    sql`select d.useful, d.useful_text_id as "usefulTextId", exists (select 1 from library.text t
            where t.id = ${textId} and t.article_id = d.article_id and t.state = 'reviewed') as "isOfArticle"
        from library.advice d where d.id = ${adviceId} and d.removed_at is null for update of d`,
  );

export const setWord = (db: Db, { adviceId, textId, useful }: UsefulWord) =>
  run(db, sql`update library.advice set useful = ${useful}, useful_text_id = ${textId} where id = ${adviceId}`);

/** Counts what was said of a text; by -1 what is said no longer. */
export const count = (db: Db, { textId, useful }: Said, by: 1 | -1) => {
  const [more, less] = useful ? [by, 0] : [0, by];
  return run(
    db,
    sql`insert into library.tally as y (text_id, useful, useless)
        values (${textId}, greatest(${more}::int, 0), greatest(${less}::int, 0))
        on conflict (text_id) do update set useful = y.useful + ${more}::int, useless = y.useless + ${less}::int`,
  );
};
