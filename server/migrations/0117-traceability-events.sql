-- Traceability: what happened to things, from plot to plate. Events are written once and never changed: one that was wrong is
-- declared so by another. Things and edges are what follows from the events that stand.
create schema traceability;

create table traceability.event (
  id uuid primary key,
  -- Counts them as they were written; pages go by it.
  number bigint generated always as identity,
  -- The company that told of it; the nil id for the house itself, of what its own books say.
  owner_id uuid not null,
  event_id text not null check (length(event_id) between 1 and 500),
  hash bytea not null check (length(hash) = 32),
  type text not null check (type in ('ObjectEvent', 'AggregationEvent', 'TransactionEvent', 'TransformationEvent', 'AssociationEvent')),
  action text check (action in ('OBSERVE', 'ADD', 'DELETE')),
  biz_step text check (length(biz_step) <= 500),
  disposition text check (length(disposition) <= 500),
  read_point text check (length(read_point) <= 500),
  biz_location text check (length(biz_location) <= 500),
  event_time timestamptz not null,
  recorded_at timestamptz not null,
  -- Of an event that declares another wrong: which.
  declares uuid references traceability.event,
  capture_id uuid,
  -- As it came, in one form of ids, with what its prefixes stand for.
  body json not null,
  namespaces json not null
);

-- An event is told once by each; that it was wrong is told once too.
create unique index event_told_once on traceability.event (owner_id, md5(event_id)) where declares is null;
create unique index event_by_hash on traceability.event (owner_id, hash) where declares is null;
create unique index event_declared_once on traceability.event (declares) where declares is not null;
create index event_by_event_id on traceability.event (md5(event_id));
create unique index event_by_number on traceability.event (number);

create trigger event_stays before update or delete on traceability.event
  for each row execute function kit.refuse_change();
create trigger event_is_never_emptied before truncate on traceability.event
  for each statement execute function kit.refuse_change();

-- A thing that events name: a lot or class of which there is so much, one thing, or a process that joins ins and outs. Amounts
-- are thousandths of its unit; of a process, what went in (used) and what came out (made).
create table traceability.thing (
  id bigint generated always as identity primary key,
  uri text not null check (length(uri) between 1 and 500),
  kind text not null check (kind in ('class', 'one', 'process')),
  owner_id uuid not null,
  -- What people call it; empty for what nobody named.
  name text not null default '' check (length(name) <= 160),
  -- Where it was born, in words: an LGA and its state.
  place text not null default '' check (length(place) <= 120),
  unit text check (length(unit) <= 3),
  made bigint not null default 0,
  used bigint not null default 0,
  shipped bigint not null default 0,
  received bigint not null default 0,
  packed bigint not null default 0,
  born_at timestamptz,
  shipped_at timestamptz,
  ended_at timestamptz,
  recalled_at timestamptz,
  made_by text check (length(made_by) <= 500)
);

create unique index thing_by_uri on traceability.thing (uri);
create index thing_of_owner on traceability.thing (owner_id, id desc);

-- Which thing became, or was packed into, which. Both ways are index only.
create table traceability.edge (
  to_id bigint not null,
  from_id bigint not null,
  event_id uuid not null,
  primary key (to_id, from_id, event_id)
);

create index edge_forward on traceability.edge (from_id, to_id);
create index edge_of_event on traceability.edge (event_id);

-- Which things an event names, and as what.
create table traceability.event_thing (
  thing_id bigint not null,
  event_id uuid not null,
  part text not null check (part in ('made', 'used', 'shipped', 'received', 'packed', 'unpacked', 'holds', 'seen')),
  primary key (thing_id, event_id, part)
);

create index thing_of_event on traceability.event_thing (event_id);

-- Which companies may read an event, in the order they ask for it.
create table traceability.reader (
  company_id uuid not null,
  event_number bigint not null,
  event_time timestamptz not null,
  type text not null,
  biz_step text,
  primary key (company_id, event_time, event_number)
);

create index reader_by_record on traceability.reader (company_id, event_number);
create index reader_by_step on traceability.reader (company_id, biz_step, event_time, event_number);

-- Which companies may know of a thing: whoever made it, and whoever it was sent to.
create table traceability.knower (
  company_id uuid not null,
  thing_id bigint not null,
  primary key (company_id, thing_id)
);

create index knower_of_thing on traceability.knower (thing_id);

-- What the books of other slices wrote and no event tells of yet. A trigger on their tables puts it here in the very
-- transaction, so nothing is missed, and they need not know who reads it.
create table traceability.pending (
  number bigint generated always as identity primary key,
  kind text not null,
  ref_id uuid not null,
  -- Why it could not be told; it waits for somebody to mend that, and keeps nothing else waiting.
  trouble text
);

create index pending_to_tell on traceability.pending (number) where trouble is null;

create function traceability.note() returns trigger language plpgsql as $$
begin
  insert into traceability.pending (kind, ref_id) values (tg_argv[0], new.id);
  return null;
end $$;

-- The same of a row that is about another: the second argument names the column.
create function traceability.note_of() returns trigger language plpgsql as $$
begin
  insert into traceability.pending (kind, ref_id) values (tg_argv[0], (to_jsonb(new) ->> tg_argv[1])::uuid);
  return null;
end $$;

create trigger step_is_told after insert on lots.step for each row execute function traceability.note('step');
create trigger delivery_is_told after insert on processing.delivery
  for each row execute function traceability.note('delivery');
create trigger void_is_told after insert on processing.void_settled
  for each row execute function traceability.note_of('void', 'void_id');
create trigger result_is_told after insert on processing.result
  for each row execute function traceability.note_of('job', 'job_id');
create trigger filling_is_told after insert on processing.filling
  for each row execute function traceability.note('filling');
create trigger sale_is_told after insert on processing.sale for each row execute function traceability.note('sale');
create trigger taken_back_is_told after insert on processing.taken_back
  for each row execute function traceability.note_of('saleTakenBack', 'of_id');

-- What was written before there were events.
insert into traceability.pending (kind, ref_id)
  select kind, id from (
    select 'step' as kind, id, created_at as at, 1 as place from lots.step
    union all select 'delivery', id, created_at, 2 from processing.delivery
    union all select 'void', void_id, said_at, 3 from processing.void_settled
    union all select 'job', job_id, at, 4 from processing.result
    union all select 'filling', id, at, 5 from processing.filling
    union all select 'sale', id, at, 6 from processing.sale
    union all select 'saleTakenBack', of_id, at, 7 from processing.taken_back
  ) as before order by at, place;

-- Which events stand for a row of those books: a later word on it declares them wrong and tells anew.
create table traceability.told (
  kind text not null,
  ref_id uuid not null,
  place integer not null,
  event_id uuid not null references traceability.event,
  primary key (kind, ref_id, place)
);

-- Which deliveries and lots went into a job of a mill: the mill’s own word, the last one stands.
create table traceability.job_origin (
  job_id uuid not null,
  version integer not null check (version > 0),
  company_id uuid not null references relations.company,
  takes json not null check (json_typeof(takes) = 'array'),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (job_id, version)
);

create trigger job_origin_stays before update or delete on traceability.job_origin
  for each row execute function kit.refuse_change();
create trigger job_origin_is_never_emptied before truncate on traceability.job_origin
  for each statement execute function kit.refuse_change();
create trigger job_origin_is_told after insert on traceability.job_origin
  for each row execute function traceability.note_of('job', 'job_id');
