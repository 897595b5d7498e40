-- Covers by months, and official records of rain, that stand in place of what was noted in the evening. A list counts once a
-- second person agreed to it, under a version; what it says is never changed, a later list stands above it.
alter table insurance.product drop constraint product_kind_check;
alter table insurance.product add constraint product_kind_check check (kind in ('weather', 'months', 'yield'));

create table insurance.rain_import (
  id uuid primary key,
  source text not null check (length(source) between 1 and 160),
  file_name text not null check (length(file_name) between 1 and 120),
  lines integer not null check (lines > 0),
  days integer not null check (days between 1 and lines),
  squares integer not null check (squares between 1 and days),
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  left_out jsonb not null,
  state text not null check (state in ('asked', 'agreed', 'refused')),
  version integer unique check (version > 0),
  imported_by uuid not null references accounts.account,
  imported_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 300),
  check ((state = 'asked') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'agreed') = (version is not null)),
  constraint rain_agreed_by_a_second check (state <> 'agreed' or decided_by <> imported_by)
);

create index rain_import_agreed on insurance.rain_import (decided_at) where state = 'agreed';

create table insurance.official_rain (
  import_id uuid not null references insurance.rain_import,
  cell text not null check (cell ~ '^-?\d{1,4},-?\d{1,4}$'),
  day date not null,
  -- Hundredths of a millimetre.
  rain integer not null check (rain between 0 and 500000),
  primary key (cell, day, import_id)
);

create trigger rain_import_stays before delete on insurance.rain_import
  for each row execute function kit.refuse_change();
create trigger rain_import_is_never_emptied before truncate on insurance.rain_import
  for each statement execute function kit.refuse_change();
create trigger rain_import_says_the_same before update of id, source, file_name, lines, days, squares, from_on, until_on,
  left_out, imported_by, imported_at on insurance.rain_import for each row execute function kit.refuse_change();
create trigger rain_import_is_decided_once before update on insurance.rain_import
  for each row when (old.state <> 'asked') execute function kit.refuse_change();
create trigger official_rain_stays before update or delete on insurance.official_rain
  for each row execute function kit.refuse_change();
create trigger official_rain_is_never_emptied before truncate on insurance.official_rain
  for each statement execute function kit.refuse_change();
