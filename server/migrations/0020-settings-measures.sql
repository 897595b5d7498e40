-- What was said of a unit's weight after the measures the house begins with; a newer word never overwrites one.
create table settings.measure (
  id uuid primary key,
  unit text not null check (length(unit) between 1 and 40),
  crop text not null check (length(crop) <= 40),
  market text not null check (length(market) <= 80),
  kilograms_per_unit double precision not null check (kilograms_per_unit > 0),
  measured_on date not null,
  source text not null check (length(source) between 1 and 300),
  is_estimate boolean not null,
  version integer not null check (version > 0),
  added_by uuid not null references accounts.account,
  created_at timestamptz not null
);

create unique index measure_by_key on settings.measure (unit, crop, lower(market), version);

create trigger measure_stays before update or delete on settings.measure
  for each row execute function kit.refuse_change();
