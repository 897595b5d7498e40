create schema if not exists advisory;

-- A walk through a field to look for a pest. Never changed; a correction is a row of its own.
create table advisory.scouting (
  id uuid primary key,
  season_id uuid not null references seasons.season,
  farm_id uuid not null references farms.farm,
  keeper_id uuid not null references accounts.account,
  pest text not null check (length(pest) between 1 and 40),
  stage text not null check (stage in ('seedling', 'early', 'late', 'flowering')),
  scouted_on date not null,
  plants_per_spot smallint not null check (plants_per_spot between 1 and 50),
  hits smallint[] not null check (cardinality(hits) between 1 and 10),
  -- Photos of the farm; not checked to be there, for one that was refused must not hold the walk back.
  photo_ids uuid[] not null check (cardinality(photo_ids) <= 3),
  note text not null check (length(note) <= 1000),
  -- A walk is corrected once at most.
  corrects uuid unique references advisory.scouting check (corrects <> id),
  recorded_by uuid not null references accounts.account,
  -- Where it was, in squares of the outbreak map from nought; null where nobody knows where the farm lies.
  square_east integer,
  square_north integer,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((square_east is null) = (square_north is null))
);

create index scouting_by_season on advisory.scouting (season_id);
create index scouting_by_pest on advisory.scouting (pest, scouted_on) where removed_at is null and square_east is not null;
create index scouting_by_keeper on advisory.scouting (keeper_id);

create trigger scouting_stays before update or delete on advisory.scouting
  for each row execute function kit.refuse_change();
create trigger scouting_changes after insert or update or delete on advisory.scouting
  for each row execute function sync.note_kept_row('scouting');

-- What sources say of a pest, after what the house begins with; a newer word never overwrites one.
create table advisory.threshold (
  id uuid primary key,
  pest text not null check (length(pest) between 1 and 40),
  stage text not null check (stage in ('seedling', 'early', 'late', 'flowering')),
  percent double precision check (percent > 0 and percent <= 100),
  source text not null check (length(source) between 1 and 200),
  said_on date not null,
  version integer not null check (version > 0),
  added_by uuid not null references accounts.account,
  created_at timestamptz not null
);

create unique index threshold_by_key on advisory.threshold (pest, stage, lower(source), version);

create trigger threshold_stays before update or delete on advisory.threshold
  for each row execute function kit.refuse_change();

-- Squares of the outbreak map as they were last counted; none stands here in which fewer than five farmers looked.
create table advisory.outbreak (
  pest text not null,
  east integer not null,
  north integer not null,
  farmers integer not null check (farmers >= 5),
  hit integer not null check (hit between 0 and farmers),
  primary key (pest, east, north)
);

create table advisory.outbreak_count (
  pest text primary key,
  from_on date not null,
  until_on date not null,
  counted_at timestamptz not null
);

select accounts.allow_merge('advisory.scouting', 'scouting_stays');
