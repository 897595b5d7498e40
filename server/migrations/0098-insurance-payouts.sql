-- Squares of a field that were cut and weighed, by one person and then by another.
create table insurance.crop_cut (
  id uuid primary key,
  product_id uuid not null,
  place text not null check (length(place) between 1 and 120),
  square_metres integer not null check (square_metres between 1 and 10000),
  grams integer not null check (grams >= 0),
  cut_on date not null,
  recorded_by uuid not null references accounts.account,
  recorded_at timestamptz not null,
  confirmed_by uuid references accounts.account,
  confirmed_at timestamptz,
  check ((confirmed_by is null) = (confirmed_at is null)),
  constraint cut_by_two_people check (confirmed_by <> recorded_by)
);

create index crop_cut_of_product on insurance.crop_cut (product_id, id desc);

create trigger crop_cut_stays before delete on insurance.crop_cut for each row execute function kit.refuse_change();
create trigger crop_cut_says_the_same before update of id, product_id, place, square_metres, grams, cut_on, recorded_by,
  recorded_at on insurance.crop_cut for each row execute function kit.refuse_change();

create table insurance.payout_list (
  id uuid primary key,
  product_id uuid not null,
  state text not null check (state in ('drawn', 'paid', 'refused')),
  covers integer not null check (covers > 0),
  paying integer not null,
  without_index integer not null,
  paid_kobo bigint not null check (paid_kobo between 0 and 9000000000000000),
  back_kobo bigint not null check (back_kobo between 0 and 9000000000000000),
  owed_kobo bigint not null check (owed_kobo between 0 and paid_kobo),
  drawn_by uuid not null references accounts.account,
  drawn_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 300),
  check ((state = 'drawn') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint list_decided_by_a_second check (decided_by <> drawn_by)
);

create unique index payout_list_waits_once on insurance.payout_list (product_id) where state = 'drawn';

create table insurance.payout_line (
  id uuid primary key,
  list_id uuid not null references insurance.payout_list,
  cover_id uuid not null references insurance.cover,
  outcome text not null check (outcome in ('paid', 'nothing', 'no-data')),
  paid_kobo bigint not null check (paid_kobo >= 0),
  back_kobo bigint not null check (back_kobo >= 0),
  owed_kobo bigint not null check (owed_kobo between 0 and paid_kobo),
  -- The calculation as it stood when the list was drawn.
  calculation jsonb not null,
  is_refused boolean not null default false
);

-- Nothing is paid twice: a cover stands on one list that was not refused.
create unique index payout_line_once on insurance.payout_line (cover_id) where not is_refused;
create index payout_line_of_list on insurance.payout_line (list_id, id desc);

create trigger payout_list_stays before delete on insurance.payout_list for each row execute function kit.refuse_change();
create trigger payout_line_stays before delete on insurance.payout_line for each row execute function kit.refuse_change();
create trigger payout_list_says_the_same before update of id, product_id, covers, paying, without_index, paid_kobo,
  back_kobo, owed_kobo, drawn_by, drawn_at on insurance.payout_list for each row execute function kit.refuse_change();
create trigger payout_line_says_the_same before update of id, list_id, cover_id, outcome, paid_kobo, back_kobo, owed_kobo,
  calculation on insurance.payout_line for each row execute function kit.refuse_change();
create trigger payout_list_is_decided_once before update of state on insurance.payout_list
  for each row when (old.state <> 'drawn') execute function kit.refuse_change();

-- Money of insurers and subsidies that came for covers: said by one person, agreed to by another.
create table insurance.fund_entry (
  id uuid primary key,
  amount_kobo bigint not null check (amount_kobo between 1 and 9000000000000000),
  origin text not null check (length(origin) between 1 and 200),
  money text not null check (money in ('sandbox', 'real')),
  state text not null check (state in ('asked', 'agreed', 'refused')),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  move_id uuid unique,
  check ((state = 'asked') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'agreed') = (move_id is not null)),
  constraint fund_agreed_by_a_second check (state <> 'agreed' or decided_by <> asked_by)
);

create trigger fund_entry_stays before delete on insurance.fund_entry for each row execute function kit.refuse_change();
create trigger fund_entry_says_the_same before update of id, amount_kobo, origin, money, asked_by, asked_at
  on insurance.fund_entry for each row execute function kit.refuse_change();
create trigger fund_entry_is_decided_once before update on insurance.fund_entry
  for each row when (old.state <> 'asked') execute function kit.refuse_change();

-- Farmers who agreed that a licensed insurer calls them, where the house has no licence.
create table insurance.referral (
  id uuid primary key,
  keeper_id uuid not null unique references accounts.account,
  note text not null check (length(note) <= 300),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null
);
