import { rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

export type Merge = MergedPair & {
  readonly id: string;
  readonly likenessId: string;
  readonly by: string;
  readonly reason: string;
  /** What was decided, and both accounts as they were. */
  readonly choices: object;
  readonly fromWas: object;
  readonly intoWas: object;
};

export const insertMerge = (db: Db, merge: Merge, now: Date) =>
  run(
    db,
    sql`insert into relations.merge (id, likeness_id, from_id, into_id, merged_by, merged_at, reason, choices, from_was,
          into_was)
        values (${merge.id}, ${merge.likenessId}, ${merge.fromId}, ${merge.intoId}, ${merge.by}, ${now}, ${merge.reason},
          ${JSON.stringify(merge.choices)}::jsonb, ${JSON.stringify(merge.fromWas)}::jsonb,
          ${JSON.stringify(merge.intoWas)}::jsonb)`,
  );

/** What is kept of the accounts that were merged into these, or that these were merged into. */
export const findMerges = (db: Db, accountIds: readonly string[]) =>
  rows<Record<string, unknown>>(
    db,
    sql`select from_id as "fromId", into_id as "intoId", merged_at as "mergedAt", reason, choices,
          from_was as "fromWas", into_was as "intoWas"
        from relations.merge where into_id = any(${accountIds}::uuid[]) order by merged_at`,
  );

/** Erases what was kept of who people were. That their accounts were merged, and by whom, stays. */
export const eraseMerges = (db: Db, accountIds: readonly string[]) =>
  run(
    db,
    sql`update relations.merge set from_was = '{}', into_was = '{}'
        where into_id = any(${accountIds}::uuid[]) or from_id = any(${accountIds}::uuid[])`,
  );
