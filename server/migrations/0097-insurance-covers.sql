-- Covers of plots that pay by rain or by the yield of an area. Terms are never changed: newer ones are a version of their
-- own, and a cover keeps those it was bought on.
create schema insurance;

create table insurance.product (
  id uuid primary key,
  product_id uuid not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('weather', 'yield')),
  terms jsonb not null,
  window_from date not null,
  window_until date not null check (window_until >= window_from),
  enrol_until date not null check (enrol_until < window_from),
  added_by uuid not null references accounts.account,
  added_at timestamptz not null,
  unique (product_id, version)
);

create trigger product_stays before update or delete on insurance.product
  for each row execute function kit.refuse_change();
create trigger product_is_never_emptied before truncate on insurance.product
  for each statement execute function kit.refuse_change();

create table insurance.cover (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  product_id uuid not null,
  version integer not null,
  plot_id uuid not null references farms.plot,
  plot_name text not null check (length(plot_name) <= 200),
  lga text not null check (length(lga) <= 80),
  -- The square of the grid whose rain counts, as advisory names it.
  cell text not null check (cell ~ '^-?\d{1,4},-?\d{1,4}$'),
  square_metres integer not null check (square_metres > 0),
  season text not null check (season ~ '^\d{4}-(wet|dry)$'),
  sum_kobo bigint not null check (sum_kobo between 0 and 9000000000000000),
  premium_kobo bigint not null check (premium_kobo between 0 and 9000000000000000),
  subsidy_kobo bigint not null check (subsidy_kobo between 0 and premium_kobo),
  own_kobo bigint not null check (own_kobo = premium_kobo - subsidy_kobo),
  pay_time text not null check (pay_time in ('now', 'harvest')),
  money text not null check (money in ('sandbox', 'real')),
  window_from date not null,
  window_until date not null,
  state text not null check (state in ('unpaid', 'active', 'lapsed', 'left', 'settled')),
  paid_at timestamptz,
  -- What took the farmer's part of the premium; made once.
  premium_move_id uuid unique,
  outcome text check (outcome in ('paid', 'nothing', 'no-data')),
  settled_kobo bigint check (settled_kobo between 0 and sum_kobo),
  settled_at timestamptz,
  enrolled_by uuid not null references accounts.account,
  enrolled_at timestamptz not null,
  foreign key (product_id, version) references insurance.product (product_id, version),
  check ((state = 'settled') = (settled_at is not null)),
  check ((settled_at is null) = (outcome is null) and (settled_at is null) = (settled_kobo is null)),
  check (premium_move_id is null or paid_at is not null)
);

-- A plot is covered once by a product in a season, whoever asks at once.
create unique index cover_once on insurance.cover (product_id, plot_id, season) where state in ('unpaid', 'active', 'settled');
create index cover_by_keeper on insurance.cover (keeper_id, id desc);
create index cover_to_settle on insurance.cover (product_id, id) where state = 'active';
create index cover_to_lapse on insurance.cover (window_from) where state = 'unpaid';

create trigger cover_stays before delete on insurance.cover for each row execute function kit.refuse_change();
create trigger cover_is_never_emptied before truncate on insurance.cover
  for each statement execute function kit.refuse_change();
create trigger cover_says_the_same before update of id, product_id, version, plot_id, plot_name, lga, cell, square_metres,
  season, sum_kobo, premium_kobo, subsidy_kobo, own_kobo, pay_time, money, window_from, window_until, enrolled_by,
  enrolled_at on insurance.cover for each row execute function kit.refuse_change();

create function insurance.check_cover_state() returns trigger language plpgsql as $$
begin
  if not ((old.state = 'unpaid' and new.state in ('active', 'lapsed', 'left'))
    or (old.state = 'active' and new.state in ('left', 'settled'))) then
    raise exception 'a cover does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger cover_steps before update of state on insurance.cover
  for each row when (old.state <> new.state) execute function insurance.check_cover_state();

-- The squares whose rain is noted day by day, until the last window of a cover there is over.
create table insurance.watched_cell (
  cell text primary key check (cell ~ '^-?\d{1,4},-?\d{1,4}$'),
  until_on date not null
);

-- What fell on a day, in hundredths of a millimetre, as it was last said on that very day. It is about places and nobody's
-- record; a day that is over is never changed.
create table insurance.rain (
  cell text not null check (cell ~ '^-?\d{1,4},-?\d{1,4}$'),
  day date not null,
  rain integer not null check (rain between 0 and 500000),
  provider text not null,
  said_at timestamptz not null,
  primary key (cell, day)
);

create trigger rain_stays before delete on insurance.rain for each row execute function kit.refuse_change();

create function insurance.check_rain_day() returns trigger language plpgsql as $$
begin
  if (new.said_at at time zone 'Africa/Lagos')::date <> new.day then
    raise exception 'rain of a day is what was said on that day' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger rain_of_its_day before insert or update on insurance.rain
  for each row execute function insurance.check_rain_day();
