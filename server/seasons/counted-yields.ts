import { sql, type Query } from '#kit/db.ts';

/**
 * The yields of these people as a table for the query that counts them. `yield_kg` is what the seasons brought that ended in
 * the last year; `baseline_kg` what the same land would have brought as the farmer's first season of the same crop did.
 * Seasons without an area of their own, or without a harvest, are left out, and so is the first one itself.
 */
export const countedYields = (ids: readonly string[], today: string): Query =>
  sql`select n.keeper_id as account_id, sum(n.kilograms) as yield_kg, round(sum(n.hectares * b.each), 3) as baseline_kg,
        min(n.ended_on) + 364 as holds_until
      from (${brought(ids, today)}) n join (
        select distinct on (keeper_id, crop) keeper_id, crop, id, kilograms / hectares as each
        from (${brought(ids, today)}) all_of order by keeper_id, crop, ended_on, id
      ) b on b.keeper_id = n.keeper_id and b.crop = n.crop and b.id <> n.id
      where n.ended_on > ${today}::date - 365 group by n.keeper_id`;

/** What each ended season brought. */
const brought = (ids: readonly string[], today: string): Query =>
  sql`select s.keeper_id, lower(btrim(s.crop)) as crop, s.id, s.ended_on, s.area_hectares::numeric as hectares,
        sum(h.kilograms::numeric) as kilograms
      from seasons.season s join seasons.harvest h on h.season_id = s.id and h.removed_at is null and h.quantity > 0
      where s.keeper_id = any(${ids}::uuid[]) and s.removed_at is null and s.ended_on <= ${today}::date
        and s.area_hectares is not null and not exists (select 1 from seasons.harvest c where c.corrects = h.id)
      group by s.id`;
