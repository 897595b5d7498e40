-- Cash for loans in the hands of managers. The money itself is in the ledger, in an account of each manager's till; here is
-- what it came with, what was handed in, and what somebody has to look into.

-- How much a manager holds, as the ledger has it, and since which day.
create table loans.till (
  manager_id uuid not null references accounts.account,
  money text not null check (money in ('sandbox', 'real')),
  -- Below nothing where more was brought to the bank than was taken.
  cash_kobo bigint not null check (cash_kobo between -9000000000000000 and 9000000000000000),
  since date,
  primary key (manager_id, money)
);

create index till_with_cash on loans.till (money, coalesce(since, 'infinity'), manager_id) where cash_kobo <> 0;

create table loans.hand_in (
  id uuid primary key,
  manager_id uuid not null,
  money text not null,
  counted_kobo bigint not null check (counted_kobo > 0),
  expected_kobo bigint not null,
  slip text not null check (length(slip) between 1 and 60),
  banked_on date not null,
  state text not null check (state in ('declared', 'confirmed', 'refused')),
  banked_kobo bigint check (banked_kobo > 0),
  words text not null default '' check (length(words) <= 500),
  declared_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  move_id uuid unique references finance.move,
  foreign key (manager_id, money) references loans.till,
  constraint hand_in_seen_by_a_second check (decided_by <> manager_id),
  check ((state = 'declared') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'confirmed') = (banked_kobo is not null) and (banked_kobo is null) = (move_id is null))
);

create unique index hand_in_waits_once on loans.hand_in (manager_id, money) where state = 'declared';
create unique index hand_in_slip on loans.hand_in (manager_id, lower(slip)) where state <> 'refused';
create index hand_in_of_manager on loans.hand_in (manager_id, id desc);

create function loans.keep_hand_in() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'declared'
     or to_jsonb(new) - '{state,banked_kobo,words,decided_by,decided_at,move_id}'::text[]
       <> to_jsonb(old) - '{state,banked_kobo,words,decided_by,decided_at,move_id}'::text[] then
    raise exception 'loans.hand_in keeps what was said';
  end if;
  return new;
end $$;

create trigger hand_in_stays before update or delete on loans.hand_in
  for each row execute function loans.keep_hand_in();

-- A receipt that a farmer was given: it is never refused and never changed.
create table loans.cash_receipt (
  id uuid primary key,
  -- Of the phone's own row of numbers; two may be the same where a phone was wiped, which is a case.
  receipt text not null check (length(receipt) between 11 and 14),
  loan_id uuid not null references loans.loan,
  keeper_id uuid not null references accounts.account,
  manager_id uuid not null,
  money text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  loan_kobo bigint not null check (loan_kobo >= 0),
  wallet_kobo bigint not null check (wallet_kobo >= 0),
  taken_at timestamptz not null,
  -- The day it counts from.
  counted_on date not null,
  posted_at timestamptz not null,
  hand_in_id uuid references loans.hand_in,
  removed_at timestamptz check (removed_at is null),
  foreign key (manager_id, money) references loans.till,
  check (loan_kobo + wallet_kobo = amount_kobo)
);

create index cash_receipt_by_number on loans.cash_receipt (manager_id, receipt);
create index cash_receipt_of_loan on loans.cash_receipt (loan_id);
create index cash_receipt_of_keeper on loans.cash_receipt (keeper_id);
create index cash_receipt_in_till on loans.cash_receipt (manager_id, money, counted_on) where hand_in_id is null;
create index cash_receipt_of_hand_in on loans.cash_receipt (hand_in_id) where hand_in_id is not null;

create function loans.keep_cash_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}')
     or to_jsonb(new) - 'hand_in_id' = to_jsonb(old) - 'hand_in_id') then return new; end if;
  raise exception 'rows of loans.cash_receipt are never changed or removed';
end $$;

create trigger cash_receipt_stays before update or delete on loans.cash_receipt
  for each row execute function loans.keep_cash_receipt();
create trigger cash_receipt_changes after insert or update or delete on loans.cash_receipt
  for each row execute function sync.note_kept_row('cash-receipt');

create table loans.till_case (
  id uuid primary key,
  kind text not null check (kind in ('loan-over', 'came-late', 'number-twice', 'not-in-care', 'till-differs')),
  manager_id uuid not null references accounts.account,
  receipt_id uuid references loans.cash_receipt,
  hand_in_id uuid references loans.hand_in,
  amount_kobo bigint not null check (amount_kobo <> 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references accounts.account,
  words text not null default '' check (length(words) <= 500),
  constraint till_case_closed_by_a_second check (closed_by <> manager_id),
  check (num_nonnulls(receipt_id, hand_in_id) = 1),
  check (num_nulls(closed_at, closed_by) in (0, 2) and (closed_at is null) = (words = ''))
);

create index till_case_open on loans.till_case (id) where closed_at is null;
create index till_case_of_manager on loans.till_case (manager_id, id desc);

create function loans.keep_till_case() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null
     or to_jsonb(new) - '{closed_at,closed_by,words}'::text[] <> to_jsonb(old) - '{closed_at,closed_by,words}'::text[] then
    raise exception 'loans.till_case keeps what it is about';
  end if;
  return new;
end $$;

create trigger till_case_stays before update or delete on loans.till_case
  for each row execute function loans.keep_till_case();

-- Penalties grow, but for those that were counted on money that was paid already while its receipt was on the way.
drop trigger loan_ages on loans.loan;
create trigger loan_ages before update of penalty_kobo, aged_on on loans.loan for each row
  when ((new.penalty_kobo < old.penalty_kobo and new.paid_kobo <= old.paid_kobo)
    or (old.disbursed_on is not null and old.state <> 'running'))
  execute function kit.refuse_change();
