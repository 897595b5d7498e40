import { rows, sql, type Db } from '#kit/db.ts';

/** How many seasons of each crop, as it was typed, a keeper wrote down, those that are over too. */
export const countSeasonsByCrop = (db: Db, keeperId: string): Promise<{ crop: string; seasons: number }[]> =>
  rows(
    db,
    sql`select crop, count(*)::integer as seasons from seasons.season
        where keeper_id = ${keeperId} and removed_at is null group by crop order by crop`,
  );
