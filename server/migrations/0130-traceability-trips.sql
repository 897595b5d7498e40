-- A trip of goods: where from and to, with which vehicle and driver, and what its driver says by a link without an account.
create sequence traceability.trip_number;

create table traceability.trip (
  id uuid primary key,
  -- What stands on its waybill.
  number bigint not null unique default nextval('traceability.trip_number'),
  -- Null for lots of farmers, which their extension manager sends.
  company_id uuid references relations.company,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  from_name text not null check (length(from_name) between 1 and 120),
  from_place text not null check (length(from_place) <= 200),
  to_name text not null check (length(to_name) between 1 and 120),
  to_company_id uuid references relations.company,
  to_state_code text not null check (length(to_state_code) = 2),
  to_lga text not null check (length(to_lga) between 1 and 60),
  receiver_phone text not null check (length(receiver_phone) <= 40),
  vehicle text not null check (length(vehicle) between 1 and 40),
  driver_name text not null check (length(driver_name) between 1 and 120),
  -- Empty once it is not needed any more.
  driver_phone text not null check (length(driver_phone) <= 40),
  driver_language text not null check (driver_language in ('en', 'ha', 'yo', 'ig', 'pcm')),
  expected_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'loaded', 'under-way', 'arrived', 'over', 'cancelled')),
  last_at timestamptz,
  arrived_at timestamptz,
  ended_at timestamptz,
  -- What opens it, as a hash alone; a revoked one opens nothing, and the next has another number.
  token_hash bytea not null unique,
  link_number integer not null default 1 check (link_number > 0),
  link_until timestamptz not null check (link_until > at),
  revoked_at timestamptz,
  opened_at timestamptz,
  sent_count integer not null default 1 check (sent_count >= 0),
  check ((ended_at is not null) = (state in ('over', 'cancelled')))
);

create index trip_of_company on traceability.trip (company_id, id desc) where company_id is not null;
create index trip_of_planner on traceability.trip (by_id, id desc) where company_id is null;
create index trip_with_phones on traceability.trip (link_until) where driver_phone <> '' or receiver_phone <> '';

-- What it carries: so much of a thing, a whole unit, a line of a shipment, or so much of a farmer's lot.
create table traceability.trip_line (
  trip_id uuid not null references traceability.trip,
  place integer not null,
  name text not null,
  uri text,
  lot_id uuid,
  shipment_id uuid references traceability.shipment,
  shipment_place integer,
  -- Grams; of a unit that goes whole, 1.
  amount bigint not null check (amount > 0),
  is_unit boolean not null,
  received bigint check (received between 0 and amount),
  loss_reason text check (length(loss_reason) <= 40),
  primary key (trip_id, place),
  check ((uri is null) <> (lot_id is null))
);

create index trip_line_of_shipment on traceability.trip_line (shipment_id) where shipment_id is not null;

-- What its driver said, once however often it was sent; never changed.
create table traceability.trip_step (
  id uuid primary key,
  trip_id uuid not null references traceability.trip,
  kind text not null check (kind in ('loaded', 'left', 'stopped', 'arrived', 'handed-over')),
  happened_at timestamptz not null,
  taken_at timestamptz not null,
  reason text check (length(reason) <= 40),
  note text not null check (length(note) <= 200),
  receiver text not null check (length(receiver) <= 80),
  photo bytea check (length(photo) <= 200000)
);

create index trip_step_of_trip on traceability.trip_step (trip_id, id);
create unique index trip_step_once on traceability.trip_step (trip_id, kind) where kind <> 'stopped';

create trigger trip_step_stays before update or delete on traceability.trip_step
  for each row execute function kit.refuse_change();
create trigger trip_step_is_never_emptied before truncate on traceability.trip_step
  for each statement execute function kit.refuse_change();
