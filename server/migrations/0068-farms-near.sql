-- What is near each of many plots, by its place among them from 1; one that nobody is near to has no row. The plan is made
-- while the table may be nearly empty and then kept: without this setting it walks the whole table for every plot of a batch.
create function farms.plots_near(wests float8[], souths float8[], easts float8[], norths float8[], keepers uuid[], most integer)
returns table (place bigint, ids uuid[], corners bigint) language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select mine.place, array_agg(near.id), sum(near.corners)
    from unnest(wests, souths, easts, norths, keepers) with ordinality as mine (west, south, east, north, keeper_id, place)
    cross join lateral (
      select p.id, jsonb_array_length(p.boundary) as corners from farms.plot p
      where p.extent && box(point(mine.west, mine.south), point(mine.east, mine.north))
        and p.keeper_id <> mine.keeper_id and p.removed_at is null
      limit most
    ) near
    group by mine.place;
end $$;
