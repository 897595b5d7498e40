-- Farms that seek funds, what investors put in, and what comes back.
create schema investments;

create sequence investments.offer_number start 101;

create table investments.offer (
  id uuid primary key,
  number bigint not null unique default nextval('investments.offer_number'),
  keeper_id uuid not null references accounts.account,
  farm_id uuid not null references farms.farm,
  season_id uuid references seasons.season,
  promoter_id uuid not null references accounts.account,
  promoter_role text not null check (promoter_role in ('farmer', 'extension-manager')),
  verifier_id uuid references accounts.account,
  state text not null check (state in ('draft', 'submitted', 'checked', 'published', 'closed', 'running', 'harvested',
    'settled', 'unfunded', 'withdrawn')),
  -- What is asked of the list of offers; the rest of the terms stands in `terms`.
  crop text not null,
  state_code text not null,
  lga text not null,
  risk text not null check (risk in ('low', 'medium', 'high')),
  duration_months int not null check (duration_months between 1 and 36),
  roi_basis_points int not null check (roi_basis_points between 0 and 10000),
  goal_kobo bigint not null check (goal_kobo between 1000000 and 10000000000),
  least_kobo bigint not null check (least_kobo between 1 and goal_kobo),
  closes_on date not null,
  terms jsonb not null,
  fee_basis_points int not null check (fee_basis_points between 0 and 200),
  -- The version of the data that its limits, fee and order of payment were taken from.
  data_version int not null,
  -- Room that is taken, of which paid for: never above the goal, however many ask at once.
  taken_kobo bigint not null default 0,
  paid_kobo bigint not null default 0,
  investors int not null default 0,
  proceeds_kobo bigint not null default 0,
  result text check (result in ('paid', 'late', 'short', 'lost')),
  verdict_words text not null default '',
  verdict_visit_id uuid,
  verdict_visited_on date,
  verdict_at timestamptz,
  published_at timestamptz,
  started_at timestamptz,
  finished_by uuid references accounts.account,
  settled_by uuid references accounts.account,
  settled_at timestamptz,
  -- What took the farmer's part of the end to them; made once.
  farmer_move_id uuid unique,
  -- Whose money it takes: said by the first pledge, so that the sandbox and real money never meet in one offer.
  money text check (money in ('sandbox', 'real')),
  fee_kobo bigint not null default 0 check (fee_kobo between 0 and paid_kobo),
  fee_move_id uuid,
  created_at timestamptz not null,
  constraint offer_not_oversubscribed check (taken_kobo between 0 and goal_kobo),
  check (paid_kobo between 0 and taken_kobo),
  constraint offer_verifier_is_not_promoter
    check (verifier_id is null or (verifier_id <> promoter_id and verifier_id <> keeper_id)),
  constraint offer_settled_by_a_second check (settled_by is null or settled_by <> finished_by)
);

-- One open offer a farm: money is for one season at a time.
create unique index offer_open_of_farm on investments.offer (farm_id)
  where state in ('draft', 'submitted', 'checked', 'published', 'closed', 'running', 'harvested');
create index offer_newest_open on investments.offer (published_at desc, id desc) where state = 'published';
create index offer_newest on investments.offer (published_at desc, id desc) where published_at is not null;
create index offer_of_kind on investments.offer
  (state, state_code, lower(crop), risk, duration_months, published_at desc, id desc) where published_at is not null;
create index offer_of_keeper on investments.offer (keeper_id, id desc);
create index offer_of_promoter on investments.offer (promoter_id, state);
create index offer_of_verifier on investments.offer (verifier_id, id desc) where verifier_id is not null;
create index offer_by_state on investments.offer (state, id desc);

-- Once published, the terms stand.
create function investments.refuse_new_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of an offer that was published stand';
end $$;

create trigger offer_terms_stand before update on investments.offer
  for each row when (old.published_at is not null and (new.terms <> old.terms or new.goal_kobo <> old.goal_kobo
    or new.least_kobo <> old.least_kobo or new.roi_basis_points <> old.roi_basis_points
    or new.fee_basis_points <> old.fee_basis_points or new.promoter_id <> old.promoter_id
    or new.farm_id <> old.farm_id or new.verifier_id is distinct from old.verifier_id))
  execute function investments.refuse_new_terms();

-- A farm's offers go with it when two accounts of its farmer become one, and change hands in no other way.
create trigger offer_keeper_stays before update of keeper_id on investments.offer
  for each row when (old.keeper_id <> new.keeper_id) execute function accounts.keep_but_for_merge();

-- How many published offers there are of a kind, kept with each change: totals of lists are sums over few rows.
create table investments.offer_tally (
  state text not null,
  state_code text not null,
  crop_key text not null,
  risk text not null,
  duration_months int not null,
  offers bigint not null default 0 check (offers >= 0),
  primary key (state, state_code, crop_key, risk, duration_months)
);

create table investments.offer_step (
  offer_id uuid not null references investments.offer,
  number int not null,
  from_state text,
  to_state text not null,
  by_id uuid references accounts.account,
  reason text not null default '',
  at timestamptz not null,
  primary key (offer_id, number)
);

create table investments.milestone (
  id uuid primary key,
  offer_id uuid not null references investments.offer,
  number int not null check (number between 1 and 8),
  name text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  due_on date not null,
  stage text,
  state text not null check (state in ('planned', 'asked', 'verified', 'released')),
  released_kobo bigint check (released_kobo >= 0),
  proof jsonb,
  refusal text not null default '',
  asked_by uuid references accounts.account,
  verified_by uuid references accounts.account,
  released_by uuid references accounts.account,
  released_at timestamptz,
  -- What took the money to the farmer; made once.
  release_move_id uuid unique,
  unique (offer_id, number),
  constraint milestone_verified_by_another check (verified_by is null or verified_by <> asked_by)
);

create index milestone_due on investments.milestone (due_on) where state in ('planned', 'asked');

create table investments.holding (
  id uuid primary key,
  offer_id uuid not null references investments.offer,
  investor_id uuid not null references accounts.account,
  amount_kobo bigint not null check (amount_kobo > 0),
  expected_kobo bigint not null check (expected_kobo >= amount_kobo),
  realised_kobo bigint check (realised_kobo >= 0),
  state text not null check (state in ('interest', 'pledged', 'paid', 'active', 'completed', 'cancelled', 'expired',
    'refunded')),
  money text not null check (money in ('sandbox', 'real')),
  -- The data that the investor agreed under, and what the limit left them then; null where it does not bind.
  data_version int not null,
  left_kobo bigint check (left_kobo >= 0),
  pay_by timestamptz,
  paid_at timestamptz,
  cooling_until timestamptz,
  ended_at timestamptz,
  -- The moves that took the money in and gave it, or what it brought, back; made once.
  pay_move_id uuid unique,
  back_move_id uuid unique,
  created_at timestamptz not null,
  check ((pay_move_id is null) = (paid_at is null)),
  check (paid_at is not null or state not in ('paid', 'active', 'completed', 'refunded')),
  check ((state = 'pledged') <= (pay_by is not null)),
  check ((realised_kobo is not null) = (state = 'completed'))
);

create index holding_of_investor on investments.holding (investor_id, id desc);
create index holding_of_investor_by_state on investments.holding (investor_id, state, id desc);
create index holding_of_offer on investments.holding (offer_id, id);
create index holding_to_expire on investments.holding (pay_by) where state = 'pledged';
create index offer_to_start on investments.offer (id) where state = 'closed';
create index holding_paid_of_investor on investments.holding (investor_id, created_at)
  where state in ('pledged', 'paid', 'active', 'completed');

-- What an investor has in each state, kept with each change: a list's total and a portfolio read it.
create table investments.investor_tally (
  investor_id uuid not null references accounts.account,
  state text not null,
  holdings bigint not null default 0,
  amount_kobo bigint not null default 0,
  expected_kobo bigint not null default 0,
  realised_kobo bigint not null default 0,
  primary key (investor_id, state),
  check (holdings >= 0 and amount_kobo >= 0)
);

create trigger offer_step_stays before update or delete on investments.offer_step
  for each row execute function kit.refuse_change();
create trigger offer_step_is_never_emptied before truncate on investments.offer_step
  for each statement execute function kit.refuse_change();
create trigger offer_stays before delete on investments.offer
  for each row execute function kit.refuse_change();
create trigger holding_stays before delete on investments.holding
  for each row execute function kit.refuse_change();
