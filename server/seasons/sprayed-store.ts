import { rows, sql, type Db } from '#kit/db.ts';

/** The last day on which each of these seasons was sprayed, as it was written down; those that were not are left out. */
export const findSprayed = async (db: Db, seasonIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await rows<{ id: string; day: string }>(
    db,
    sql`select a.season_id as id, max(a.done_on)::text as day from seasons.activity a
        where a.season_id = any(${seasonIds}::uuid[]) and a.kind = 'spraying' and a.removed_at is null
          and not exists (select 1 from seasons.activity n where n.corrects = a.id)
        group by a.season_id`,
  );
  return new Map(found.map(({ id, day }) => [id, day]));
};
