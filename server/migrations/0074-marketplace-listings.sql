-- Produce for sale. The terms of each version stay; those that count now stand beside the listing for those who look.
create table marketplace.listing (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  lot_id uuid not null references lots.lot,
  version integer not null check (version > 0),
  crop text not null check (length(crop) between 1 and 60),
  crop_word text not null check (length(crop_word) between 1 and 60),
  variety text not null,
  grade text not null check (grade in ('ungraded', 'grade-1', 'grade-2', 'grade-3')),
  unit text not null,
  kilograms_per_unit double precision not null,
  state_code text not null,
  lga text not null,
  grams bigint not null check (grams between 1 and 100000000000),
  -- What of it no accepted order has taken; what is called off comes back.
  left_grams bigint not null check (left_grams >= 0),
  kobo_per_kilogram integer not null check (kobo_per_kilogram between 1 and 10000000),
  from_day date not null,
  until_day date not null,
  pay_within_days smallint not null check (pay_within_days between 0 and 90),
  note text not null check (length(note) <= 300),
  waiting integer not null default 0 check (waiting >= 0),
  listed_by uuid not null references accounts.account,
  listed_at timestamptz not null,
  closed_at timestamptz,
  close_reason text not null default '' check (length(close_reason) <= 300),
  check (until_day >= from_day)
);

create index listing_of_keeper on marketplace.listing (keeper_id, id desc);
create index listing_of_lot on marketplace.listing (lot_id) where closed_at is null;
create index listing_over on marketplace.listing (until_day) where closed_at is null;
-- What buyers look for, the newest first, and the cheapest first. Those of a crop are in the order of their ids as text, which
-- is the same order: no other index has it, so that the newest of a crop that is sold out are not sought among all others.
create index listing_newest on marketplace.listing (id desc) where closed_at is null and left_grams > 0;
create index listing_of_crop on marketplace.listing (crop_word, (id::text collate "C") desc)
  where closed_at is null and left_grams > 0;
create index listing_of_crop_there on marketplace.listing (crop_word, state_code, lga, (id::text collate "C") desc)
  where closed_at is null and left_grams > 0;
create index listing_there on marketplace.listing (state_code, lga, id desc)
  where closed_at is null and left_grams > 0;
create index listing_cheapest on marketplace.listing (kobo_per_kilogram, id)
  where closed_at is null and left_grams > 0;
create index listing_of_crop_cheapest on marketplace.listing (crop_word, kobo_per_kilogram, id)
  where closed_at is null and left_grams > 0;
create index listing_of_crop_there_cheapest on marketplace.listing (crop_word, state_code, lga, kobo_per_kilogram, id)
  where closed_at is null and left_grams > 0;
create index listing_there_cheapest on marketplace.listing (state_code, lga, kobo_per_kilogram, id)
  where closed_at is null and left_grams > 0;

create table marketplace.listing_version (
  listing_id uuid not null references marketplace.listing,
  version integer not null check (version > 0),
  terms json not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (listing_id, version)
);

-- A company's order for listed produce, with the price of the version it was ordered at.
create table marketplace.purchase (
  id uuid primary key,
  listing_id uuid not null references marketplace.listing,
  listing_version integer not null,
  company_id uuid not null references relations.company,
  keeper_id uuid not null references accounts.account,
  lot_id uuid not null references lots.lot,
  grams bigint not null check (grams between 1 and 100000000000),
  kobo_per_kilogram integer not null check (kobo_per_kilogram between 1 and 10000000),
  total_kobo bigint not null check (total_kobo between 0 and 9007199254740991),
  day date not null,
  pay_within_days smallint not null,
  state text not null check (state in ('placed', 'accepted', 'refused', 'cancelled', 'handed-over', 'received')),
  handed_grams bigint check (handed_grams > 0),
  handed_on date,
  counted_grams bigint check (counted_grams > 0),
  placed_by uuid not null references accounts.account,
  placed_at timestamptz not null,
  foreign key (listing_id, listing_version) references marketplace.listing_version
);

create index purchase_of_listing on marketplace.purchase (listing_id, id desc);
create index purchase_of_keeper on marketplace.purchase (keeper_id, id desc);
create index purchase_of_company on marketplace.purchase (company_id, id desc);
create index purchase_placed_by on marketplace.purchase (placed_by);

create table marketplace.purchase_event (
  id uuid primary key,
  purchase_id uuid not null references marketplace.purchase,
  number integer not null check (number > 0),
  act text not null check (act in ('placed', 'accepted', 'refused', 'cancelled', 'handed-over', 'counted', 'paid')),
  side text not null check (side in ('seller', 'buyer')),
  by_id uuid not null references accounts.account,
  grams bigint,
  kobo bigint,
  text text not null check (length(text) <= 300),
  at timestamptz not null,
  unique (purchase_id, number)
);

create index purchase_event_by_person on marketplace.purchase_event (by_id, at);

-- An accepted order is an agreement like one that was bargained: with the order in the place of the bid.
alter table marketplace.agreement
  drop constraint agreement_answer_id_fkey,
  alter column bid_number drop not null,
  add column purchase_id uuid references marketplace.purchase,
  add constraint agreement_of_bid_or_purchase
    check ((bid_number is null) = (purchase_id is not null) and coalesce(purchase_id, answer_id) = answer_id);

-- A word that the other side took back is none that was broken.
alter table marketplace.share add column excused_at timestamptz;

drop trigger agreement_terms_stay on marketplace.agreement;
create trigger agreement_terms_stay before update of answer_id, company_id, bid_number, purchase_id, text_version,
  kobo_per_kilogram, grams, total_kobo, day, pay_within_days, agreed_by, agreed_at on marketplace.agreement
  for each row execute function kit.refuse_change();
create trigger listing_stays before delete on marketplace.listing for each row execute function kit.refuse_change();
create trigger listing_is_never_emptied before truncate on marketplace.listing
  for each statement execute function kit.refuse_change();
create trigger listing_version_stays before update or delete on marketplace.listing_version
  for each row execute function kit.refuse_change();
create trigger listing_version_is_never_emptied before truncate on marketplace.listing_version
  for each statement execute function kit.refuse_change();
create trigger purchase_stays before delete on marketplace.purchase for each row execute function kit.refuse_change();
create trigger purchase_is_never_emptied before truncate on marketplace.purchase
  for each statement execute function kit.refuse_change();
create trigger purchase_terms_stay before update of listing_id, listing_version, company_id, lot_id, grams,
  kobo_per_kilogram, total_kobo, day, pay_within_days, placed_by, placed_at on marketplace.purchase
  for each row execute function kit.refuse_change();
create trigger purchase_event_stays before update or delete on marketplace.purchase_event
  for each row execute function kit.refuse_change();
create trigger purchase_event_is_never_emptied before truncate on marketplace.purchase_event
  for each statement execute function kit.refuse_change();
