create schema seasons;

create table seasons.season (
  id uuid primary key,
  farm_id uuid not null references farms.farm,
  plot_id uuid references farms.plot,
  keeper_id uuid not null references accounts.account,
  crop text not null check (length(crop) between 1 and 60),
  variety text not null check (length(variety) <= 60),
  planted_on date not null,
  area_hectares double precision check (area_hectares > 0 and area_hectares <= 1000000),
  stand_count integer check (stand_count > 0),
  expected_harvest_on date,
  expected_kilograms double precision check (expected_kilograms > 0 and expected_kilograms <= 1e12),
  ended_on date,
  -- Values that gave way to a later word, each beside the one that stands, until people choose.
  clashes jsonb not null default '[]' check (jsonb_typeof(clashes) = 'array'),
  said_by jsonb not null default '{}',
  revision integer not null check (revision > 0),
  created_at timestamptz not null,
  removed_at timestamptz
);

create index season_by_farm on seasons.season (farm_id, id desc) where removed_at is null;

create table seasons.activity (
  id uuid primary key,
  season_id uuid not null references seasons.season,
  farm_id uuid not null references farms.farm,
  keeper_id uuid not null references accounts.account,
  kind text not null check (kind in ('land-preparation', 'planting', 'thinning', 'fertilising', 'weeding', 'spraying',
    'irrigating', 'scouting', 'harvesting', 'other', 'not-done')),
  done_on date not null,
  note text not null check (length(note) <= 1000),
  -- A record is corrected once at most.
  corrects uuid unique references seasons.activity check (corrects <> id),
  recorded_by uuid not null references accounts.account,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (kind <> 'not-done' or corrects is not null)
);

create index activity_by_season on seasons.activity (season_id);

create table seasons.harvest (
  id uuid primary key,
  season_id uuid not null references seasons.season,
  farm_id uuid not null references farms.farm,
  keeper_id uuid not null references accounts.account,
  harvested_on date not null,
  quantity double precision not null check (quantity >= 0 and quantity <= 1e9),
  unit text not null check (length(unit) between 1 and 40),
  kilograms_per_unit double precision not null check (kilograms_per_unit > 0),
  kilograms double precision not null check (kilograms >= 0),
  market text not null check (length(market) <= 80),
  weighed_on date not null,
  source text not null check (length(source) between 1 and 300),
  note text not null check (length(note) <= 1000),
  corrects uuid unique references seasons.harvest check (corrects <> id),
  recorded_by uuid not null references accounts.account,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (quantity > 0 or corrects is not null)
);

create index harvest_by_season on seasons.harvest (season_id);

create trigger activity_stays before update or delete on seasons.activity
  for each row execute function kit.refuse_change();
create trigger harvest_stays before update or delete on seasons.harvest
  for each row execute function kit.refuse_change();

create trigger season_changes after insert or update or delete on seasons.season
  for each row execute function sync.note_kept_row('season');
create trigger activity_changes after insert or update or delete on seasons.activity
  for each row execute function sync.note_kept_row('activity');
create trigger harvest_changes after insert or update or delete on seasons.harvest
  for each row execute function sync.note_kept_row('harvest');
