create schema loans;

-- What is lent on which terms. A version never changes: a change is the next one.
create table loans.product_version (
  product_id uuid not null,
  version integer not null check (version > 0),
  name text not null check (length(name) between 1 and 80),
  words text not null check (length(words) between 1 and 500),
  terms jsonb not null,
  least_kobo bigint not null check (least_kobo > 0),
  most_kobo bigint not null check (most_kobo >= least_kobo),
  least_instalments integer not null check (least_instalments between 1 and 104),
  most_instalments integer not null check (most_instalments between least_instalments and 104),
  is_open boolean not null,
  said_by uuid not null references accounts.account,
  created_at timestamptz not null,
  primary key (product_id, version),
  check ((terms ->> 'ratePpm')::integer between 0 and 1000000),
  check ((terms ->> 'penaltyPpm')::integer between 0 and 1000000),
  check ((terms ->> 'principalGrace')::integer between 0 and least_instalments - 1)
);

create trigger product_version_stays before update or delete on loans.product_version
  for each row execute function kit.refuse_change();

-- A loan from being asked for to its end. What was asked for never changes: other terms are another loan.
create table loans.loan (
  id uuid primary key,
  number bigint generated always as identity unique,
  keeper_id uuid not null references accounts.account,
  product_id uuid not null,
  version integer not null,
  principal_kobo bigint not null check (principal_kobo between 1 and 9000000000000000),
  instalments integer not null check (instalments between 1 and 104),
  purpose text not null check (length(purpose) <= 300),
  state text not null check (state in ('referral', 'asked', 'recommended', 'approved', 'running', 'refused', 'passed-on',
    'withdrawn', 'repaid')),
  score jsonb not null,
  asked_by uuid not null references accounts.account,
  created_at timestamptz not null,
  recommended_by uuid references accounts.account,
  manager_verdict text check (manager_verdict in ('recommend', 'advise-against')),
  decided_by uuid references accounts.account,
  -- Who refused it first, where the farmer asked another to look again.
  reviewed_from uuid references accounts.account,
  lender text not null default '' check (length(lender) <= 160),
  disbursed_by uuid references accounts.account,
  disbursed_on date,
  money text check (money in ('sandbox', 'real')),
  move_id uuid unique references finance.move,
  -- What all instalments come to, and what of it, and of penalties, was paid or let go.
  total_kobo bigint not null default 0 check (total_kobo >= 0),
  paid_kobo bigint not null default 0 check (paid_kobo >= 0),
  penalty_kobo bigint not null default 0 check (penalty_kobo >= 0),
  waived_kobo bigint not null default 0 check (waived_kobo >= 0),
  outstanding_kobo bigint not null default 0 check (outstanding_kobo >= 0),
  -- The day of the first instalment that is not paid whole.
  next_due_on date,
  -- Until which day penalties are counted.
  aged_on date,
  closed_on date,
  removed_at timestamptz check (removed_at is null),
  foreign key (product_id, version) references loans.product_version,
  constraint loan_decided_by_a_second check (
    decided_by <> asked_by and decided_by <> recommended_by and decided_by <> keeper_id),
  constraint loan_paid_out_by_a_second check (disbursed_by <> decided_by and disbursed_by <> keeper_id),
  constraint loan_review_by_another check (decided_by <> reviewed_from),
  check (paid_kobo + waived_kobo <= total_kobo + penalty_kobo),
  check (state not in ('approved', 'running', 'repaid') or (recommended_by is not null and decided_by is not null)),
  check ((state in ('running', 'repaid')) = (disbursed_on is not null)),
  check (num_nulls(disbursed_by, disbursed_on, money, move_id, aged_on) in (0, 5)),
  check ((state = 'running') = (next_due_on is not null)),
  check ((recommended_by is null) = (manager_verdict is null)),
  check ((state = 'passed-on') = (lender <> ''))
);

create unique index loan_asked_once on loans.loan (keeper_id)
  where state in ('referral', 'asked', 'recommended', 'approved');
create index loan_of_keeper on loans.loan (keeper_id, id desc);
create index loan_by_state on loans.loan (state, id desc);
create index loan_to_age on loans.loan (id) include (next_due_on, aged_on) where state = 'running';

create function loans.keep_loan() returns trigger language plpgsql as $$
declare
  fixed text[] := '{state,score,recommended_by,manager_verdict,decided_by,reviewed_from,lender,disbursed_by,disbursed_on,money,move_id,'
    'total_kobo,paid_kobo,penalty_kobo,waived_kobo,outstanding_kobo,next_due_on,aged_on,closed_on}';
begin
  if tg_op = 'DELETE' then raise exception 'loans.loan keeps its rows'; end if;
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  -- Erasing a person takes their words from it, nothing else.
  if new.purpose = '' and to_jsonb(new) - 'purpose' = to_jsonb(old) - 'purpose' then return new; end if;
  if to_jsonb(new) - fixed <> to_jsonb(old) - fixed then
    raise exception 'loans.loan keeps what was asked for';
  end if;
  if old.state in ('repaid', 'passed-on', 'withdrawn') or new.paid_kobo < old.paid_kobo
     or (old.disbursed_on is not null and (new.disbursed_on, new.total_kobo, new.money, new.move_id)
       is distinct from (old.disbursed_on, old.total_kobo, old.money, old.move_id)) then
    raise exception 'loans.loan keeps what was agreed';
  end if;
  return new;
end $$;

-- A night changes penalties of many and nothing else: it is held to that by less.
create trigger loan_stays before delete or update of id, keeper_id, product_id, version, principal_kobo, instalments,
  purpose, state, score, asked_by, created_at, recommended_by, manager_verdict, decided_by, reviewed_from, lender,
  disbursed_by, disbursed_on, money, move_id, total_kobo, paid_kobo, waived_kobo, outstanding_kobo, next_due_on, closed_on,
  removed_at on loans.loan for each row execute function loans.keep_loan();
create trigger loan_ages before update of penalty_kobo, aged_on on loans.loan for each row
  when (new.penalty_kobo < old.penalty_kobo or (old.disbursed_on is not null and old.state <> 'running'))
  execute function kit.refuse_change();
create trigger loan_is_never_emptied before truncate on loans.loan
  for each statement execute function kit.refuse_change();

-- What is due when, as it was agreed on the day the money was paid out. `cumulative_kobo` is all that is due until then.
create table loans.instalment (
  loan_id uuid not null references loans.loan,
  number integer not null check (number > 0),
  due_on date not null,
  days integer not null check (days >= 0),
  principal_kobo bigint not null check (principal_kobo >= 0),
  interest_kobo bigint not null check (interest_kobo >= 0),
  capitalised_kobo bigint not null check (capitalised_kobo >= 0),
  accrued_kobo bigint not null check (accrued_kobo >= 0),
  due_kobo bigint not null check (due_kobo = principal_kobo + interest_kobo),
  balance_kobo bigint not null check (balance_kobo >= 0),
  cumulative_kobo bigint not null check (cumulative_kobo >= due_kobo),
  primary key (loan_id, number)
);

create trigger instalment_stays before update or delete on loans.instalment
  for each row execute function kit.refuse_change();

create table loans.payment (
  id uuid primary key,
  loan_id uuid not null references loans.loan,
  number integer not null check (number > 0),
  amount_kobo bigint not null check (amount_kobo > 0),
  paid_on date not null,
  move_id uuid not null unique references finance.move,
  made_by uuid not null references accounts.account,
  created_at timestamptz not null,
  unique (loan_id, number)
);

create trigger payment_stays before update or delete on loans.payment
  for each row execute function kit.refuse_change();

-- Each step of a loan's life as it was taken, with the words of whoever took it; the house itself where nobody did.
create table loans.step (
  loan_id uuid not null references loans.loan,
  number integer not null check (number > 0),
  state text not null,
  by_id uuid references accounts.account,
  words text not null check (length(words) <= 500),
  created_at timestamptz not null,
  primary key (loan_id, number)
);

create function loans.keep_step() returns trigger language plpgsql as $$
begin
  -- Erasing a person takes what was said of them, nothing else.
  if tg_op = 'UPDATE' and new.words = '' and to_jsonb(new) - 'words' = to_jsonb(old) - 'words' then return new; end if;
  raise exception 'rows of loans.step are never changed or removed';
end $$;

create trigger step_stays before update or delete on loans.step for each row execute function loans.keep_step();

create trigger loan_made after insert or delete on loans.loan
  for each row execute function sync.note_kept_row('loan');
-- Penalties alone are no news to phones: a night would send them each late loan. They come with the next payment.
create trigger loan_changes after update on loans.loan
  for each row when (old.keeper_id <> new.keeper_id or old.state <> new.state or old.paid_kobo <> new.paid_kobo
    or old.purpose <> new.purpose)
  execute function sync.note_kept_row('loan');

-- How far the nightly ageing came: a server that stops half-way loses one page.
create table loans.ageing (
  day date primary key,
  after_id uuid not null,
  aged bigint not null default 0,
  is_done boolean not null default false
);
