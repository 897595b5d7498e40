-- Processing: what mills take in. What was weighed is written down once and never changed; what is said of it later, that it
-- is void, paid, disputed, stands in tables of its own.
create schema if not exists processing;

-- What an owner said of a scale; the last word of each stands.
create table processing.scale_word (
  id uuid primary key,
  company_id uuid not null references relations.company,
  scale_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  capacity_kilograms integer not null check (capacity_kilograms between 1 and 200000),
  calibrated_on date not null,
  valid_until date not null,
  certificate text not null check (length(certificate) <= 60),
  is_retired boolean not null,
  said_by uuid not null references accounts.account,
  said_at timestamptz not null,
  check (valid_until >= calibrated_on)
);

create index scale_word_of_scale on processing.scale_word (company_id, scale_id, said_at desc, id desc);

-- The versions of the prices and deductions of a mill.
create table processing.formula (
  id uuid primary key,
  company_id uuid not null references relations.company,
  version integer not null check (version > 0),
  lines json not null check (json_typeof(lines) = 'array'),
  note text not null check (length(note) <= 300),
  by_id uuid not null references accounts.account,
  created_at timestamptz not null,
  unique (company_id, version)
);

-- Who waits at a gate. Their name is kept while they wait.
create table processing.arrival (
  id uuid primary key,
  company_id uuid not null references relations.company,
  keeper_id uuid references accounts.account,
  name text not null check (length(name) <= 80),
  phone text not null check (length(phone) <= 40),
  card_code text not null check (length(card_code) <= 40),
  crop text not null check (length(crop) between 1 and 60),
  vehicle text not null check (length(vehicle) <= 40),
  formula_id uuid references processing.formula,
  arrived_at timestamptz not null,
  by_id uuid not null references accounts.account,
  created_at timestamptz not null,
  -- When they were weighed or went.
  ended_at timestamptz
);

create index arrival_of_keeper on processing.arrival (keeper_id) where keeper_id is not null;

create table processing.delivery (
  id uuid primary key,
  company_id uuid not null references relations.company,
  receipt text not null check (receipt ~ '^[0-9A-HJKMNP-TV-Z]{6}-[0-9]{4,7}$'),
  arrival_id uuid,
  keeper_id uuid references accounts.account,
  scale_id uuid not null,
  -- The word on the scale that held when it weighed.
  scale_word_id uuid not null references processing.scale_word,
  read_by text not null check (read_by in ('scale', 'typed')),
  crop text not null check (length(crop) between 1 and 60),
  grade text not null check (grade in ('ungraded', 'grade-1', 'grade-2', 'grade-3')),
  lot_id uuid references lots.lot,
  gross_grams bigint not null check (gross_grams between 1 and 1000000000000),
  tare_grams bigint not null check (tare_grams >= 0 and tare_grams < gross_grams),
  -- In hundredths of a per cent, as all shares here.
  moisture integer not null check (moisture between 0 and 10000),
  foreign_matter integer not null check (foreign_matter between 0 and 10000),
  formula_id uuid not null references processing.formula,
  terms json not null,
  payable_grams bigint not null check (payable_grams between 0 and gross_grams - tare_grams + 1000),
  amount_kobo bigint not null check (amount_kobo >= 0),
  -- A delivery is weighed anew once at most.
  replaces uuid unique references processing.delivery check (replaces <> id),
  agreement_id uuid,
  note text not null check (length(note) <= 300),
  clerk_id uuid not null references accounts.account,
  weighed_at timestamptz not null,
  created_at timestamptz not null,
  constraint receipt_once unique (company_id, receipt)
);

create index delivery_of_company on processing.delivery (company_id, id desc);
create index delivery_of_keeper on processing.delivery (keeper_id) where keeper_id is not null;
create index delivery_by_clerk on processing.delivery (clerk_id);

-- What a deliverer is called, apart from what was weighed: it goes when their account does.
create table processing.deliverer (
  delivery_id uuid primary key references processing.delivery,
  name text not null check (length(name) <= 80),
  phone text not null check (length(phone) <= 40)
);

create table processing.void_asked (
  id uuid primary key,
  delivery_id uuid not null references processing.delivery,
  reason text not null check (length(reason) between 1 and 300),
  by_id uuid not null references accounts.account,
  asked_at timestamptz not null
);

create index void_asked_of_delivery on processing.void_asked (delivery_id, asked_at desc, id desc);

create table processing.void_settled (
  void_id uuid primary key references processing.void_asked,
  is_agreed boolean not null,
  by_id uuid not null references accounts.account,
  said_at timestamptz not null
);

create table processing.payment (
  id uuid primary key,
  delivery_id uuid not null unique references processing.delivery,
  way text not null check (way in ('cash')),
  amount_kobo bigint not null check (amount_kobo >= 0),
  by_id uuid not null references accounts.account,
  paid_at timestamptz not null,
  created_at timestamptz not null
);

-- Into whose hand it was paid: a name, so apart from the money.
create table processing.payee (
  payment_id uuid primary key references processing.payment,
  name text not null check (length(name) <= 80)
);

create table processing.payment_word (
  payment_id uuid primary key references processing.payment,
  says text not null check (says in ('received', 'not-received')),
  said_at timestamptz not null
);

create table processing.dispute (
  id uuid primary key,
  delivery_id uuid not null references processing.delivery,
  reason text not null check (length(reason) between 1 and 600),
  by_id uuid not null references accounts.account,
  opened_at timestamptz not null,
  closed_at timestamptz
);

create unique index dispute_open on processing.dispute (delivery_id) where closed_at is null;
create index dispute_of_delivery on processing.dispute (delivery_id, opened_at desc, id desc);

create table processing.dispute_answer (
  id uuid primary key,
  dispute_id uuid not null references processing.dispute,
  answer text not null check (length(answer) between 1 and 600),
  done text not null check (length(done) <= 600),
  by_id uuid not null references accounts.account,
  said_at timestamptz not null
);

create index answer_of_dispute on processing.dispute_answer (dispute_id, said_at desc, id desc);

create function processing.refuse_second_alone() returns trigger language plpgsql as $$
begin
  if exists (select 1 from processing.void_asked where id = new.void_id and by_id = new.by_id) then
    raise exception 'a void is settled by a second person' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger void_settled_by_second before insert on processing.void_settled
  for each row execute function processing.refuse_second_alone();

do $$
declare
  of_table text;
begin
  foreach of_table in array array['scale_word', 'formula', 'void_asked', 'void_settled', 'payment', 'payment_word',
    'dispute_answer'] loop
    execute format('create trigger %I before update or delete on processing.%I for each row execute function kit.refuse_change()',
      of_table || '_stays', of_table);
    execute format('create trigger %I before truncate on processing.%I for each statement execute function kit.refuse_change()',
      of_table || '_is_never_emptied', of_table);
  end loop;
end $$;

-- A delivery changes hands when accounts are merged, and nothing else of it ever changes. A walk-in has no account.
create trigger delivery_stays before update on processing.delivery for each row
  when (old.keeper_id is not distinct from new.keeper_id) execute function kit.refuse_change();
create trigger delivery_stays_theirs before update on processing.delivery for each row
  when (old.keeper_id is distinct from new.keeper_id) execute function accounts.keep_but_for_merge();
create trigger delivery_stays_here before delete on processing.delivery for each row execute function kit.refuse_change();
create trigger delivery_is_never_emptied before truncate on processing.delivery for each statement execute function kit.refuse_change();
create trigger dispute_stays before update of id, delivery_id, reason, by_id, opened_at on processing.dispute
  for each row execute function kit.refuse_change();
create trigger dispute_stays_here before delete on processing.dispute for each row execute function kit.refuse_change();
