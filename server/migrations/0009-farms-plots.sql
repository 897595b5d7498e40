alter table farms.farm
  add column removed_at timestamptz,
  -- Who last said each field, so that a clash can name them.
  add column said_by jsonb not null default '{}';

create table farms.plot (
  id uuid primary key,
  farm_id uuid not null references farms.farm,
  keeper_id uuid not null references accounts.account,
  name text not null check (length(name) between 1 and 80),
  boundary jsonb not null check (jsonb_typeof(boundary) = 'array' and jsonb_array_length(boundary) between 3 and 2000),
  -- The box around the boundary, to find neighbours by.
  extent box not null,
  captured_by text not null check (captured_by in ('walked', 'tapped', 'typed')),
  accuracy_metres double precision check (accuracy_metres >= 0),
  looks_mocked boolean not null,
  area_hectares double precision not null check (area_hectares > 0),
  overlap_hectares double precision not null default 0 check (overlap_hectares >= 0),
  said_by jsonb not null default '{}',
  revision integer not null check (revision > 0),
  created_at timestamptz not null,
  removed_at timestamptz
);

create index plot_by_farm on farms.plot (farm_id, id desc) where removed_at is null;
create index plot_by_extent on farms.plot using gist (extent) where removed_at is null;

create table farms.photo (
  id uuid primary key,
  farm_id uuid not null references farms.farm,
  plot_id uuid references farms.plot,
  keeper_id uuid not null references accounts.account,
  added_by uuid not null references accounts.account,
  thumb_sha256 text not null check (thumb_sha256 ~ '^[0-9a-f]{64}$'),
  thumb_bytes integer not null,
  full_sha256 text not null check (full_sha256 ~ '^[0-9a-f]{64}$'),
  full_bytes integer not null,
  -- The keys of the pictures in the file store, once their bytes are here.
  thumb_key text check (thumb_key ~ '^[0-9a-f]{64}$'),
  full_key text check (full_key ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz
);

create index photo_by_farm on farms.photo (farm_id, id desc) where removed_at is null;

-- Pictures that farms had before photos were records of their own.
insert into farms.photo (id, farm_id, keeper_id, added_by, thumb_sha256, thumb_bytes, full_sha256, full_bytes,
    thumb_key, full_key, taken_at, created_at)
  select gen_random_uuid(), id, keeper_id, keeper_id, thumb_key, 1, photo_key, 1, thumb_key, photo_key, created_at, created_at
  from farms.farm where photo_key is not null;

alter table farms.farm drop column photo_key, drop column thumb_key;

create table farms.clash (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  farm_id uuid not null references farms.farm,
  plot_id uuid references farms.plot,
  field text not null check (field in ('name', 'place', 'sizeBand', 'crop', 'plotName', 'boundary')),
  now_value jsonb not null,
  other_value jsonb not null,
  now_by uuid,
  other_by uuid,
  at timestamptz not null,
  settled text check (settled in ('now', 'other')),
  settled_by uuid,
  settled_at timestamptz,
  removed_at timestamptz
);

create index clash_by_farm on farms.clash (farm_id);

create trigger farm_changes after insert or update or delete on farms.farm
  for each row execute function sync.note_kept_row('farm');
create trigger plot_changes after insert or update or delete on farms.plot
  for each row execute function sync.note_kept_row('plot');
create trigger photo_changes after insert or update or delete on farms.photo
  for each row execute function sync.note_kept_row('photo');
create trigger clash_changes after insert or update or delete on farms.clash
  for each row execute function sync.note_kept_row('clash');

-- Farms that were here before phones kept them.
select sync.note(keeper_id, state_code, 'farm', id, 'put') from farms.farm order by keeper_id, id;
select sync.note(keeper_id, 'NG', 'photo', id, 'put') from farms.photo order by keeper_id, id;
