import { moveKept, type MergeInto } from '#kit/merging.ts';
import { run, sql } from '#kit/db.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['library.advice', 'library.passed_case'] as const;

/** An article that both accounts have stays once. */
export const mergeInto: MergeInto = async ({ db, clock }, pair) => {
  await run(
    db,
    sql`update library.advice one set removed_at = ${clock.now()}
        where one.keeper_id = ${pair.fromId} and one.removed_at is null and exists (select 1 from library.advice other
          where other.keeper_id = ${pair.intoId} and other.article_id = one.article_id and other.removed_at is null)`,
  );
  await moveKept(db, keptTables, pair);
};
