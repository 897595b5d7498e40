-- What produce costs at markets: markets, one quotation for each kind of produce at a market in a unit, and its prices. A price
-- never changes; a wrong one is withdrawn, and one that a list says otherwise later is replaced.
create table marketplace.market (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  -- The name in plain small letters, by which two spellings are one market.
  name_key text not null check (length(name_key) between 1 and 160),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lga text not null check (length(lga) <= 60),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  source text not null check (source in ('seen', 'wfp', 'fews-net', 'demo')),
  created_at timestamptz not null,
  check ((latitude is null) = (longitude is null)),
  unique (state_code, name_key, lga)
);

create trigger market_stays before update or delete on marketplace.market
  for each row execute function kit.refuse_change();

create table marketplace.price_import (
  id uuid primary key,
  file_name text not null check (length(file_name) between 1 and 120),
  source text not null check (source in ('wfp', 'fews-net')),
  lines integer not null,
  added integer not null,
  changed integer not null,
  known integer not null,
  left_out jsonb not null check (jsonb_typeof(left_out) = 'array'),
  left_out_lines integer not null,
  imported_by uuid not null references accounts.account,
  imported_at timestamptz not null,
  -- No line of a list is lost without a word.
  check (lines = added + changed + known + left_out_lines)
);

create index price_import_newest on marketplace.price_import (imported_at desc, id desc);

create trigger price_import_stays before update or delete on marketplace.price_import
  for each row execute function kit.refuse_change();

create table marketplace.quotation (
  id uuid primary key,
  market_id uuid not null references marketplace.market,
  -- The market's own, beside what is asked for together with it.
  state_code text not null,
  lga text not null,
  goods text not null check (length(goods) between 1 and 80),
  goods_key text not null check (length(goods_key) between 1 and 160),
  crop text not null check (length(crop) <= 40),
  unit text not null check (length(unit) between 1 and 40),
  kind text not null check (kind in ('wholesale', 'retail', 'farm-gate')),
  -- Which of its prices the board shows; null where none stands.
  newest_id uuid,
  newest_day date,
  check ((newest_id is null) = (newest_day is null)),
  unique (market_id, goods_key, kind, unit)
);

create index quotation_newest on marketplace.quotation (newest_day desc, id desc) where newest_id is not null;
create index quotation_newest_of_crop on marketplace.quotation (crop, newest_day desc, id desc)
  where newest_id is not null;
create index quotation_newest_of_state on marketplace.quotation (state_code, newest_day desc, id desc)
  where newest_id is not null;

create table marketplace.price (
  id uuid primary key,
  quotation_id uuid not null references marketplace.quotation,
  day date not null check (day between '1900-01-01' and '2199-12-31'),
  amount_kobo bigint not null check (amount_kobo between 1 and 10000000000),
  unit_grams integer not null check (unit_grams between 1 and 30000000),
  kilo_kobo bigint not null check (kilo_kobo between 1 and 10000000000000),
  source text not null check (source in ('seen', 'wfp', 'fews-net', 'demo')),
  entered_by uuid references accounts.account,
  import_id uuid references marketplace.price_import deferrable initially deferred,
  created_at timestamptz not null,
  check ((source in ('wfp', 'fews-net')) = (import_id is not null)),
  check ((source in ('seen', 'demo')) = (entered_by is not null))
);

create index price_by_day on marketplace.price (quotation_id, day desc, id desc);
create index price_of_import on marketplace.price (import_id) where import_id is not null;

alter table marketplace.quotation add foreign key (newest_id) references marketplace.price;

create trigger price_stays before update or delete on marketplace.price
  for each row execute function kit.refuse_change();
create trigger price_is_never_emptied before truncate on marketplace.price
  for each statement execute function kit.refuse_change();

-- Why a price counts no more: a person's reason, or the price that took its place.
create table marketplace.price_withdrawal (
  price_id uuid primary key references marketplace.price,
  reason text not null check (length(reason) <= 300),
  replaced_by uuid references marketplace.price,
  withdrawn_by uuid not null references accounts.account,
  created_at timestamptz not null,
  check ((reason = '') = (replaced_by is not null))
);

create trigger price_withdrawal_stays before update or delete on marketplace.price_withdrawal
  for each row execute function kit.refuse_change();
create trigger price_withdrawal_is_never_emptied before truncate on marketplace.price_withdrawal
  for each statement execute function kit.refuse_change();

-- What somebody saw is on their own phone, in their own scope.
create function marketplace.note_price() returns trigger language plpgsql as $$
begin
  perform sync.note(new.entered_by, 'NG', 'price', new.id, 'put');
  return null;
end $$;

create trigger price_changes after insert on marketplace.price
  for each row when (new.source = 'seen') execute function marketplace.note_price();

create function marketplace.note_withdrawal() returns trigger language plpgsql as $$
begin
  perform sync.note(p.entered_by, 'NG', 'price', p.id, 'put')
    from marketplace.price p where p.id = new.price_id and p.source = 'seen';
  return null;
end $$;

create trigger price_withdrawal_changes after insert on marketplace.price_withdrawal
  for each row execute function marketplace.note_withdrawal();
