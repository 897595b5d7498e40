import type { Advice } from '@shuka/domain/library';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { textOf, type SyncedRow } from '#kit/synced.ts';
import { textFields } from './reader-store.ts';

/** A text that is out of date or withdrawn is none of the texts that phones keep. */
const fields = sql`d.keeper_id as "keeperId", d.article_id as "articleId", a.crop, a.stage,
  (select ('[' || coalesce(string_agg(row_to_json(one)::text, ',' order by one.language), '') || ']')::json
   from (select ${textFields} from library.text t
         where t.id = any(d.text_ids) and a.withdrawn_at is null and t.state = 'reviewed') one) as texts,
  a.withdrawn_at is not null as "isWithdrawn", d.sent_by_name as "sentByName", d.note, d.useful,
  to_json(d.created_at) as "createdAt"`;

/** The rows of these ids as phones keep them. */
export const readAdvice = (db: Db, ids: readonly string[]): Promise<SyncedRow[]> =>
  rows<SyncedRow>(
    db,
    sql`select d.id, ${textOf(fields)} from library.advice d join library.article a on a.id = d.article_id
        where d.id = any(${ids}::uuid[]) and d.removed_at is null`,
  );

/** One row as it leaves the server; null for one that is not there. */
export const findAdvice = async (db: Db, adviceId: string): Promise<Advice | null> => {
  const [found] = await readAdvice(db, [adviceId]);
  return found === undefined ? null : { ...(JSON.parse(found.text) as Omit<Advice, 'id'>), id: found.id };
};

export const findKeeperOfAdvice = async (db: Db, adviceId: string): Promise<string | null> =>
  (
    await row<{ keeperId: string }>(
      db,
      sql`select keeper_id as "keeperId" from library.advice where id = ${adviceId} and removed_at is null`,
    )
  )?.keeperId ?? null;

type NewAdvice = {
  readonly articleId: string;
  readonly textIds: readonly string[];
  readonly sentBy: { readonly id: string; readonly name: string; readonly note: string } | null;
};

/**
 * Keeps an article for these farmers, each under an id of its own; who has it already gets its texts of today, and the
 * word of whoever sends it.
 */
export const keepAdvice = (
  db: Db,
  kept: readonly { readonly id: string; readonly keeperId: string }[],
  { articleId, textIds, sentBy }: NewAdvice,
  now: Date,
): Promise<{ id: string; keeperId: string }[]> =>
  rows<{ id: string; keeperId: string }>(
    db,
    sql`insert into library.advice as d (id, keeper_id, article_id, text_ids, sent_by, sent_by_name, note, created_at)
        select one.id, one.keeper_id, ${articleId}::uuid, ${textIds}::uuid[], ${sentBy?.id ?? null}::uuid,
          ${sentBy?.name ?? null}::text, ${sentBy?.note ?? ''}::text, ${now}::timestamptz
        from unnest(${kept.map(({ id }) => id)}::uuid[], ${kept.map(({ keeperId }) => keeperId)}::uuid[])
          as one (id, keeper_id)
        on conflict (keeper_id, article_id) where removed_at is null do update
          set text_ids = excluded.text_ids, sent_by = coalesce(excluded.sent_by, d.sent_by),
            sent_by_name = coalesce(excluded.sent_by_name, d.sent_by_name),
            note = case when excluded.sent_by is null then d.note else excluded.note end
        returning id, keeper_id as "keeperId"`,
  );

/** Marks up to so many rows of a withdrawn article, so that phones ask for them anew. @returns how many there were. */
export const markWithdrawn = (db: Db, articleId: string, limit: number): Promise<number> =>
  run(
    db,
    sql`update library.advice set is_withdrawn = true
        where id in (select id from library.advice
          where article_id = ${articleId} and removed_at is null and not is_withdrawn order by id limit ${limit})`,
  );
