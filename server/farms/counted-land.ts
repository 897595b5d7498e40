import { sql, type Query } from '#kit/db.ts';

/**
 * The land of these people as a table for the query that counts them: `account_id`, `farms`, `mapped_farms` with a measured
 * plot, `hectares` of all plots, and where the first farm lies.
 */
export const countedLand = (ids: readonly string[]): Query =>
  sql`select f.keeper_id as account_id, count(*)::integer as farms,
        (count(*) filter (where p.plots > 0))::integer as mapped_farms, round(coalesce(sum(p.hectares), 0), 4) as hectares,
        (array_agg(f.state_code order by f.id))[1] as state_code, (array_agg(f.lga order by f.id))[1] as lga
      from farms.farm f cross join lateral (
        select count(*) as plots, sum(area_hectares::numeric) as hectares from farms.plot
        where farm_id = f.id and removed_at is null) p
      where f.keeper_id = any(${ids}::uuid[]) and f.removed_at is null group by f.keeper_id`;
