-- Money that people pay in by a payment provider. Its id is ours; what the provider knows it by is the id and the attempt.
create table finance.payment (
  id uuid primary key,
  payer_id uuid not null references accounts.account,
  purpose text not null check (purpose in ('wallet')),
  amount_kobo bigint not null check (amount_kobo between 1 and 9000000000000000),
  provider text not null check (provider in ('sandbox', 'paystack', 'flutterwave', 'monnify')),
  -- Each time the provider is asked for a page: one that never answered may have made a charge that nobody can reach.
  attempt integer not null default 0 check (attempt >= 0),
  -- Whoever asks the provider now has until then; others wait for the answer.
  asking_until timestamptz,
  address text,
  state text not null check (state in ('started', 'paid', 'failed', 'abandoned', 'refunded')),
  trouble text check (trouble in ('wrong-amount', 'wrong-currency', 'refund-not-covered')),
  provider_reference text,
  -- The move of the ledger that gave the value.
  move_id uuid references finance.move,
  created_at timestamptz not null,
  -- Value is given once, and for what is or was paid alone.
  check ((move_id is not null) = (state in ('paid', 'refunded'))),
  unique (provider, provider_reference)
);

create index payment_by_payer on finance.payment (payer_id, id desc);
create index payment_by_time on finance.payment (created_at);
create index payment_unsettled on finance.payment (id) where state = 'started';

-- What providers told, once each however often they tell it. What it said is not kept: the provider is asked.
create table finance.payment_event (
  provider text not null,
  event_id text not null check (length(event_id) <= 300),
  about text not null check (about in ('charge', 'transfer')),
  reference text not null check (length(reference) <= 100),
  digest bytea not null,
  heard_at timestamptz not null,
  primary key (provider, event_id)
);

create trigger payment_event_stays before update or delete on finance.payment_event
  for each row execute function kit.refuse_change();
create trigger payment_event_is_never_emptied before truncate on finance.payment_event
  for each statement execute function kit.refuse_change();

-- Money on its way out to a bank account. The number stays in the vault: here is which entry of it was meant, by when it
-- was given, and its last three.
create table finance.payout (
  id uuid primary key,
  owner_id uuid not null references accounts.account,
  amount_kobo bigint not null check (amount_kobo between 1 and 9000000000000000),
  provider text not null check (provider in ('sandbox', 'paystack', 'flutterwave', 'monnify')),
  bank_code text not null,
  tail text not null check (tail ~ '^\d{3}$'),
  bank_changed_at timestamptz not null,
  hold_until timestamptz not null,
  state text not null check (state in ('asked', 'approved', 'sending', 'sent', 'failed', 'refused')),
  trouble text check (trouble in ('bank-changed', 'bank-refused')),
  decided_by uuid references accounts.account,
  reason text not null default '' check (length(reason) <= 200),
  provider_reference text,
  -- What took the money out of the wallet.
  move_id uuid not null references finance.move,
  sending_at timestamptz,
  created_at timestamptz not null,
  -- A second person, always.
  check (decided_by <> owner_id),
  check ((decided_by is null) = (state = 'asked')),
  -- Nothing leaves while the bank account is new.
  check (sending_at >= hold_until),
  check (state not in ('sending', 'sent') or sending_at is not null)
);

create index payout_by_owner on finance.payout (owner_id, id desc);
create index payout_by_state on finance.payout (state, id desc);
create index payout_sent on finance.payout (sending_at) where state = 'sent';
create index payout_under_way on finance.payout (id) where state in ('approved', 'sending');

-- What payments and payouts came to, and when; never changed.
create table finance.money_step (
  number bigint generated always as identity primary key,
  subject_id uuid not null,
  state text not null,
  trouble text,
  at timestamptz not null
);

create index money_step_by_subject on finance.money_step (subject_id, number);

create trigger money_step_stays before update or delete on finance.money_step
  for each row execute function kit.refuse_change();
create trigger money_step_is_never_emptied before truncate on finance.money_step
  for each statement execute function kit.refuse_change();

-- What was asked stays as it was asked.
create trigger payment_stays before delete or update of id, payer_id, purpose, amount_kobo, provider, created_at
  on finance.payment for each row execute function kit.refuse_change();
create trigger payout_stays before delete or update of id, owner_id, amount_kobo, provider, bank_code, tail,
  bank_changed_at, hold_until, move_id, created_at on finance.payout for each row execute function kit.refuse_change();
create trigger payment_is_never_emptied before truncate on finance.payment
  for each statement execute function kit.refuse_change();
create trigger payout_is_never_emptied before truncate on finance.payout
  for each statement execute function kit.refuse_change();

-- What the sandbox was asked for, and how it ended: money that is not real.
create table finance.sandbox_order (
  reference text primary key check (length(reference) <= 100),
  kind text not null check (kind in ('charge', 'transfer')),
  amount_kobo bigint not null check (amount_kobo > 0),
  outcome text check (outcome in ('paid', 'failed')),
  made_at timestamptz not null default now()
);
