import { rows, sql, type Db } from '#kit/db.ts';

/** What came of a season: kilograms of its harvests that nobody corrected; its own area, where somebody said one. */
type SeasonYield = {
  readonly crop: string;
  readonly plantedOn: string;
  readonly endedOn: string | null;
  readonly plotId: string | null;
  readonly areaHectares: number | null;
  readonly kilograms: number;
};

/** The seasons of a keeper with what they brought, those planted last first. */
export const findYieldsOf = (db: Db, keeperId: string, limit: number): Promise<SeasonYield[]> =>
  rows<SeasonYield>(
    db,
    sql`select s.crop, s.planted_on::text as "plantedOn", s.ended_on::text as "endedOn", s.plot_id as "plotId",
          s.area_hectares as "areaHectares",
          coalesce((select round(sum(h.kilograms)::numeric, 3)::float8 from seasons.harvest h
            where h.season_id = s.id and h.removed_at is null
              and not exists (select 1 from seasons.harvest n where n.corrects = h.id)), 0) as kilograms
        from seasons.season s where s.keeper_id = ${keeperId} and s.removed_at is null
        order by s.planted_on desc, s.id desc limit ${limit}`,
  );
