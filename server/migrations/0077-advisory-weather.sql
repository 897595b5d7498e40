-- What a provider said of the weather at the points of a fixed grid. It is about places and nobody's record: it is
-- written over by what is said next.
create schema advisory;

create table advisory.weather_cell (
  -- 'east,north' in tenths of a degree, as the domain names cells.
  cell text primary key check (cell ~ '^-?\d{1,4},-?\d{1,4}$'),
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  -- When somebody last asked for it: what nobody wants any more is not refreshed.
  wanted_at timestamptz not null,
  -- When the provider was last asked, whether it answered or not: one server asks at a time.
  asked_at timestamptz,
  said_at timestamptz,
  provider text,
  forecast jsonb,
  check ((said_at is null) = (forecast is null) and (said_at is null) = (provider is null))
);

create index weather_cell_by_age on advisory.weather_cell (said_at nulls first, cell);
