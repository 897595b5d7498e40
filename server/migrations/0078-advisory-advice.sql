-- What all sowings alike are told: computed once a night for a cell of weather, a crop and a day of sowing, however many
-- plots share them. It is about sowings and nobody's record.
create table advisory.advice (
  id bigint generated always as identity primary key,
  cell text not null,
  zone text not null,
  -- Empty for a crop without figures.
  crop text not null,
  sown_on date not null,
  -- How long the variety stands; nought where nobody said.
  stands_from integer not null check (stands_from >= 0),
  stands_to integer not null check (stands_to >= stands_from),
  -- Null until the first night.
  said jsonb,
  changed_at timestamptz,
  check ((said is null) = (changed_at is null)),
  unique (cell, crop, sown_on, stands_from, stands_to, zone)
);

create index advice_by_cell on advisory.advice (cell, id);

-- Which of them a season is told.
create table advisory.told_season (
  season_id uuid primary key,
  advice_id bigint not null references advisory.advice
);

create index told_season_by_advice on advisory.told_season (advice_id);

-- How far a night's work came: whoever goes on with it begins there.
create table advisory.advice_night (
  day date primary key,
  step text not null check (step in ('seasons', 'advice', 'done')),
  after text not null,
  seasons integer not null default 0,
  sowings integer not null default 0,
  changed integer not null default 0,
  began_at timestamptz not null,
  done_at timestamptz check ((done_at is null) = (step <> 'done'))
);
