-- Of which crop a source speaks, null for every crop the pest is looked for on; and whether the figure is remembered, not read.
alter table advisory.threshold
  add column crop text check (length(crop) between 1 and 40),
  add column is_estimate boolean not null default false;

drop index advisory.threshold_by_key;
create unique index threshold_by_key
  on advisory.threshold (pest, stage, coalesce(crop, ''), lower(source), version);

-- What a walk shows stays: its photos are not removed while it stands.
create function advisory.names_photo(photo uuid, of_farm uuid) returns boolean language sql stable as $$
  select exists (
    select 1 from advisory.scouting w
    where w.keeper_id = (select keeper_id from farms.farm where id = of_farm) and w.removed_at is null
      and photo = any(w.photo_ids)
  )
$$;

create index scouting_by_farm on advisory.scouting (farm_id, scouted_on desc);
