-- Processing: what a mill is asked, its jobs, their tests, its products and stock.
create schema if not exists processing;

create table processing.request (
  id uuid primary key,
  mill_id uuid not null references relations.company,
  -- Who asks: a farmer, or a company.
  keeper_id uuid references accounts.account,
  company_id uuid references relations.company check (company_id <> mill_id),
  crop text not null check (length(crop) between 1 and 60),
  grams bigint not null check (grams between 1 and 1000000000000),
  wished_on date not null,
  note text not null check (length(note) <= 500),
  lot_id uuid references lots.lot,
  state text not null check (state in ('waiting', 'accepted', 'refused', 'in-job', 'done')),
  scheduled_on date,
  reason text not null default '' check (length(reason) <= 300),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  answered_by uuid references accounts.account,
  answered_at timestamptz,
  check (num_nonnulls(keeper_id, company_id) = 1),
  check ((state = 'waiting') = (answered_at is null)),
  check ((state in ('accepted', 'in-job', 'done')) = (scheduled_on is not null)),
  check ((state = 'refused') = (reason <> ''))
);

create index request_of_mill on processing.request (mill_id, id desc);
create index request_by_keeper on processing.request (keeper_id, id desc) where keeper_id is not null;
create index request_by_company on processing.request (company_id, id desc) where company_id is not null;

create table processing.job (
  id uuid primary key,
  company_id uuid not null references relations.company,
  number integer not null check (number > 0),
  -- A request is worked in one job.
  request_id uuid unique references processing.request,
  makes text not null check (length(makes) between 1 and 80),
  inputs json not null check (json_typeof(inputs) = 'array'),
  in_grams bigint not null check (in_grams > 0),
  started_on date not null,
  started_by uuid not null references accounts.account,
  started_at timestamptz not null,
  state text not null default 'ongoing' check (state in ('ongoing', 'completed')),
  -- What the word that stands says; the words themselves are below.
  version integer not null default 0,
  out_grams bigint,
  completed_on date,
  unique (company_id, number),
  check ((state = 'completed') = (version > 0)),
  check ((state = 'completed') = (out_grams is not null)),
  check ((state = 'completed') = (completed_on is not null))
);

create index job_of_company on processing.job (company_id, state, id desc);
create index job_by_day on processing.job (company_id, completed_on) where completed_on is not null;

-- How a job ended. A word is never changed; a later one says why the one before was wrong.
create table processing.result (
  job_id uuid not null references processing.job,
  version integer not null check (version > 0),
  result json not null,
  balance_version integer not null,
  reason text not null check (length(reason) <= 300),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (job_id, version),
  check ((version = 1) = (reason = ''))
);

-- What came out of a job, by name, and how much of it was packed: never more than there was.
create table processing.output (
  job_id uuid not null references processing.job,
  name text not null check (length(name) between 1 and 60),
  grams bigint not null,
  packed_grams bigint not null default 0,
  primary key (job_id, name),
  constraint output_not_overpacked check (packed_grams between 0 and grams)
);

create table processing.test (
  id uuid primary key,
  job_id uuid not null references processing.job,
  kind text not null check (kind in ('moisture', 'aflatoxin-b1', 'aflatoxin-total')),
  subject text not null check (subject in ('input', 'output')),
  value double precision not null check (value >= 0 and (kind <> 'moisture' or value <= 100)),
  tested_on date not null,
  tested_by text not null check (length(tested_by) between 1 and 120),
  verdict text not null check (verdict in ('within', 'above', 'no-limit')),
  -- The limits it was judged by, as they were.
  limits json not null,
  limits_version integer not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index test_of_job on processing.test (job_id, id desc);

create table processing.product (
  id uuid primary key,
  company_id uuid not null references relations.company,
  name text not null check (length(name) between 1 and 80),
  crop text not null check (length(crop) between 1 and 60),
  photo_key text check (photo_key ~ '^[0-9a-f]{64}$'),
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create unique index product_of_company on processing.product (company_id, lower(name));
create index product_newest on processing.product (company_id, id desc);

create table processing.pack (
  id uuid primary key,
  product_id uuid not null references processing.product,
  company_id uuid not null references relations.company,
  grams integer not null check (grams between 1 and 1000000),
  code text not null check (length(code) between 1 and 30),
  gtin text not null check (gtin ~ '^(\d{13})?$'),
  at timestamptz not null
);

create index pack_of_product on processing.pack (product_id);
create unique index pack_by_code on processing.pack (company_id, upper(code));
create unique index pack_by_gtin on processing.pack (company_id, gtin) where gtin <> '';

create table processing.price (
  pack_id uuid not null references processing.pack,
  version integer not null check (version > 0),
  kobo bigint not null check (kobo > 0),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (pack_id, version)
);

-- Packs that came out of a job and are there: a sale takes from one line, and none falls below nothing.
create table processing.stock (
  pack_id uuid not null references processing.pack,
  job_id uuid not null references processing.job,
  packs integer not null constraint stock_not_oversold check (packs >= 0),
  primary key (pack_id, job_id)
);

create table processing.filling (
  id uuid primary key,
  pack_id uuid not null references processing.pack,
  job_id uuid not null references processing.job,
  part text not null,
  packs integer not null check (packs > 0),
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

do $$
declare
  one text;
begin
  foreach one in array array['result', 'test', 'price', 'filling'] loop
    execute format('create trigger %1$s_stays before update or delete on processing.%1$s
      for each row execute function kit.refuse_change()', one);
    execute format('create trigger %1$s_is_never_emptied before truncate on processing.%1$s
      for each statement execute function kit.refuse_change()', one);
  end loop;
end $$;
