-- What a mill sells, buys and pays: written once, taken back once at most.
create table processing.sale (
  id uuid primary key,
  company_id uuid not null references relations.company,
  pack_id uuid not null references processing.pack,
  job_id uuid not null references processing.job,
  buyer text not null check (length(buyer) between 1 and 120),
  packs integer not null check (packs > 0),
  price_kobo bigint not null check (price_kobo > 0),
  total_kobo bigint not null check (total_kobo = packs * price_kobo),
  paid text not null check (paid in ('cash', 'transfer', 'owed')),
  sold_on date not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index sale_of_company on processing.sale (company_id, id desc);
create index sale_by_day on processing.sale (company_id, sold_on);

create table processing.money (
  id uuid primary key,
  company_id uuid not null references relations.company,
  kind text not null check (kind in ('purchase', 'fee-earned', 'fee-paid')),
  who text not null check (length(who) between 1 and 120),
  what text not null check (length(what) <= 200),
  crop text not null check (length(crop) <= 60),
  grams bigint not null check (grams between 0 and 1000000000000),
  amount_kobo bigint not null check (amount_kobo > 0),
  paid text not null check (paid in ('cash', 'transfer', 'owed')),
  happened_on date not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  check (kind <> 'purchase' or (crop <> '' and grams > 0))
);

create index money_of_company on processing.money (company_id, id desc);
create index money_by_day on processing.money (company_id, happened_on);

-- What was written down wrong is taken back, once; it stays on record and counts no more.
create table processing.taken_back (
  -- The sale, or the purchase or fee.
  of_id uuid primary key,
  reason text not null check (length(reason) between 1 and 300),
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

do $$
declare
  one text;
begin
  foreach one in array array['sale', 'money', 'taken_back'] loop
    execute format('create trigger %1$s_stays before update or delete on processing.%1$s
      for each row execute function kit.refuse_change()', one);
    execute format('create trigger %1$s_is_never_emptied before truncate on processing.%1$s
      for each statement execute function kit.refuse_change()', one);
  end loop;
end $$;
