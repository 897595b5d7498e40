-- What a company wants to buy. The terms of each version stay; those that count now stand beside the demand for the board.
create table marketplace.demand (
  id uuid primary key,
  company_id uuid not null references relations.company,
  version integer not null check (version > 0),
  crop text not null check (length(crop) between 1 and 60),
  crop_word text not null check (length(crop_word) between 1 and 60),
  least_grade text not null check (least_grade in ('ungraded', 'grade-1', 'grade-2', 'grade-3')),
  grams bigint not null check (grams between 1 and 100000000000),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lga text not null check (length(lga) between 1 and 60),
  from_day date not null,
  until_day date not null,
  kobo_per_kilogram integer check (kobo_per_kilogram between 1 and 10000000),
  formula text not null check (length(formula) <= 200),
  pay_within_days smallint not null check (pay_within_days between 0 and 90),
  note text not null check (length(note) <= 500),
  agreed_grams bigint not null default 0 check (agreed_grams >= 0),
  open_answers integer not null default 0 check (open_answers >= 0),
  posted_by uuid not null references accounts.account,
  posted_at timestamptz not null,
  closed_at timestamptz,
  close_reason text check (length(close_reason) between 1 and 300),
  check (until_day >= from_day),
  check ((kobo_per_kilogram is null) = (formula <> '')),
  check ((closed_at is null) = (close_reason is null))
);

create index demand_of_company on marketplace.demand (company_id, id desc);
create index demand_newest on marketplace.demand (id desc) where closed_at is null;
create index demand_of_crop on marketplace.demand (crop_word, id desc) where closed_at is null;
create index demand_of_crop_there on marketplace.demand (crop_word, state_code, lga, id desc) where closed_at is null;
create index demand_there on marketplace.demand (state_code, lga, id desc) where closed_at is null;

create table marketplace.demand_version (
  demand_id uuid not null references marketplace.demand,
  version integer not null check (version > 0),
  terms json not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (demand_id, version)
);

-- Lots that were offered for a demand, by a farmer, or by a manager for one or several: then it is a pool.
create table marketplace.answer (
  id uuid primary key,
  demand_id uuid not null references marketplace.demand,
  demand_version integer not null,
  company_id uuid not null references relations.company,
  by_id uuid not null references accounts.account,
  state text not null check (state in ('open', 'agreed', 'withdrawn', 'refused')),
  bids integer not null default 0,
  end_reason text not null default '' check (length(end_reason) <= 300),
  answered_at timestamptz not null,
  ended_at timestamptz,
  foreign key (demand_id, demand_version) references marketplace.demand_version
);

create index answer_to_demand on marketplace.answer (demand_id, id desc);

create table marketplace.answer_lot (
  answer_id uuid not null references marketplace.answer,
  lot_id uuid not null references lots.lot,
  keeper_id uuid not null references accounts.account,
  grade text not null check (grade in ('ungraded', 'grade-1', 'grade-2', 'grade-3')),
  state_code text not null,
  lga text not null,
  grams bigint not null check (grams > 0),
  primary key (answer_id, lot_id)
);

create index answer_lot_of_keeper on marketplace.answer_lot (keeper_id, answer_id desc);

-- The bargain, bid by bid; each answers the one before it.
create table marketplace.bid (
  id uuid primary key,
  answer_id uuid not null references marketplace.answer,
  number integer not null check (number > 0),
  side text not null check (side in ('seller', 'buyer')),
  kobo_per_kilogram integer not null check (kobo_per_kilogram between 1 and 10000000),
  grams bigint not null check (grams between 1 and 100000000000),
  day date not null,
  note text not null check (length(note) <= 300),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  unique (answer_id, number)
);

-- Lots that their keepers show to buyers, with where they are; who keeps one is not shown.
create table marketplace.shown_lot (
  lot_id uuid primary key references lots.lot,
  keeper_id uuid not null references accounts.account,
  crop text not null,
  crop_word text not null,
  grade text not null,
  grade_rank smallint not null,
  grams bigint not null,
  state_code text not null,
  lga text not null,
  measured_from text not null check (measured_from in ('plot', 'lga', 'state')),
  spot point,
  ready_on date not null,
  shown_at timestamptz not null,
  closed_at timestamptz
);

create index shown_lot_of_keeper on marketplace.shown_lot (keeper_id);
create index shown_lot_near on marketplace.shown_lot using gist (spot) where closed_at is null;
create index shown_lot_of_crop on marketplace.shown_lot (crop_word, grade_rank) where closed_at is null;

create trigger demand_version_stays before update or delete on marketplace.demand_version
  for each row execute function kit.refuse_change();
create trigger demand_version_is_never_emptied before truncate on marketplace.demand_version
  for each statement execute function kit.refuse_change();
create trigger bid_stays before update or delete on marketplace.bid for each row execute function kit.refuse_change();
create trigger bid_is_never_emptied before truncate on marketplace.bid
  for each statement execute function kit.refuse_change();
-- No bid after the bargain is over, whoever asks.
create function marketplace.refuse_late_bid() returns trigger language plpgsql as $$
begin
  if (select state from marketplace.answer where id = new.answer_id) <> 'open' then
    raise exception 'a bargain that is over takes no bid';
  end if;
  return new;
end $$;

create trigger bid_in_time before insert on marketplace.bid
  for each row execute function marketplace.refuse_late_bid();
