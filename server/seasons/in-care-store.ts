import type { Season } from '@shuka/domain/seasons';
import { rows, sql, type Db, type Query } from '#kit/db.ts';

/** A season of a farm in care, with what tells at which stage it is. `broughtOn` is the last day of harvest; '' for none. */
export type SeasonInCare = Pick<
  Season,
  'id' | 'farmId' | 'crop' | 'variety' | 'plantedOn' | 'endedOn' | 'expectedHarvestOn'
> & { readonly farmName: string; readonly farmerId: string; readonly managerId: string; readonly broughtOn: string };

/** The seasons on these farms (`farm_id`, `farm_name`, `farmer_id`, `manager_id`) that did not end before a day. */
export const findSeasonsOn = (db: Db, farms: Query, endedFrom: string): Promise<SeasonInCare[]> =>
  rows<SeasonInCare>(
    db,
    sql`select s.id, s.farm_id as "farmId", s.crop, s.variety, s.planted_on::text as "plantedOn",
          s.ended_on::text as "endedOn", s.expected_harvest_on::text as "expectedHarvestOn",
          f.farm_name as "farmName", f.farmer_id as "farmerId", f.manager_id as "managerId",
          coalesce((select max(h.harvested_on)::text from seasons.harvest h
            where h.season_id = s.id and h.removed_at is null and h.quantity > 0
              and not exists (select 1 from seasons.harvest n where n.corrects = h.id)), '') as "broughtOn"
        from (${farms}) f join seasons.season s on s.farm_id = f.farm_id
        where s.removed_at is null and (s.ended_on is null or s.ended_on >= ${endedFrom}::date)
        order by s.id`,
  );
