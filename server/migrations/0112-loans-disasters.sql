-- Disasters that an authority declared. One counts once a second person confirmed it by its paper; none is ever changed after.
create table loans.disaster (
  id uuid primary key,
  what text not null check (length(what) between 1 and 160),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lgas text[] not null check (cardinality(lgas) between 1 and 60),
  from_on date not null,
  until_on date not null,
  source text not null check (length(source) between 1 and 200),
  source_number text not null check (length(source_number) between 1 and 80),
  source_on date not null,
  declared_by uuid not null references accounts.account,
  declared_at timestamptz not null,
  state text not null default 'declared' check (state in ('declared', 'confirmed', 'refused')),
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  words text not null default '' check (length(words) <= 500),
  check (from_on <= until_on),
  check ((state = 'declared') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  constraint disaster_confirmed_by_a_second check (decided_by <> declared_by)
);

create index disaster_in_state on loans.disaster (state_code, until_on) where state = 'confirmed';

create function loans.keep_disaster() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'declared'
     and to_jsonb(new) - '{state,decided_by,decided_at,words}'::text[]
       = to_jsonb(old) - '{state,decided_by,decided_at,words}'::text[] then return new; end if;
  raise exception 'rows of loans.disaster are never changed or removed';
end $$;

create trigger disaster_stays before update or delete on loans.disaster
  for each row execute function loans.keep_disaster();
create trigger disaster_is_never_emptied before truncate on loans.disaster
  for each statement execute function kit.refuse_change();

-- A loan that goes on by another plan is a loan of its own, with terms of its own; no money moves when it begins.
alter table loans.loan
  add column restructures uuid references loans.loan,
  add column terms jsonb,
  add column written_off_on date,
  add constraint loan_terms_are_of_another_plan check ((terms is null) = (restructures is null)),
  add constraint loan_is_written_off_on_a_day check (written_off_on is not null or state <> 'written-off'),
  drop constraint loan_state_check,
  add constraint loan_state_check check (state in ('referral', 'asked', 'recommended', 'approved', 'running', 'refused',
    'passed-on', 'withdrawn', 'repaid', 'in-parts', 'restructured', 'written-off')),
  drop constraint loan_check2,
  add constraint loan_paid_out_on_a_day check (
    (state in ('running', 'repaid', 'restructured', 'written-off')) = (disbursed_on is not null)),
  drop constraint loan_check3,
  add constraint loan_paid_out_whole check (num_nulls(disbursed_by, disbursed_on, money, aged_on) in (0, 4)
    and (move_id is null) = (disbursed_on is null or restructures is not null));

create unique index loan_goes_on_once on loans.loan (restructures) where restructures is not null;
create index loan_written_off on loans.loan (id) where state = 'written-off';

drop index loans.loan_part_once;
create unique index loan_part_once on loans.loan (part_of, part_number)
  where part_of is not null and state <> 'restructured';

create or replace function loans.keep_loan() returns trigger language plpgsql as $$
declare
  fixed text[] := '{state,score,recommended_by,manager_verdict,decided_by,reviewed_from,lender,disbursed_by,disbursed_on,money,move_id,'
    'total_kobo,paid_kobo,penalty_kobo,waived_kobo,outstanding_kobo,next_due_on,aged_on,closed_on,written_off_on}';
begin
  if tg_op = 'DELETE' then raise exception 'loans.loan keeps its rows'; end if;
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  -- Erasing a person takes their words from it, nothing else.
  if new.purpose = '' and to_jsonb(new) - 'purpose' = to_jsonb(old) - 'purpose' then return new; end if;
  if to_jsonb(new) - fixed <> to_jsonb(old) - fixed then
    raise exception 'loans.loan keeps what was asked for';
  end if;
  if old.state in ('repaid', 'passed-on', 'withdrawn', 'restructured') or new.paid_kobo < old.paid_kobo
     or (old.state = 'written-off' and new.state not in ('written-off', 'repaid'))
     or (old.written_off_on is not null and new.written_off_on is distinct from old.written_off_on)
     or (old.disbursed_on is not null and (new.disbursed_on, new.total_kobo, new.money, new.move_id)
       is distinct from (old.disbursed_on, old.total_kobo, old.money, old.move_id)) then
    raise exception 'loans.loan keeps what was agreed';
  end if;
  return new;
end $$;

create trigger loan_keeps_its_terms before update of restructures, terms, written_off_on on loans.loan
  for each row execute function loans.keep_loan();

drop trigger loan_ages on loans.loan;
create trigger loan_ages before update of penalty_kobo, aged_on on loans.loan for each row
  when ((new.penalty_kobo < old.penalty_kobo and new.paid_kobo <= old.paid_kobo)
    or (old.disbursed_on is not null and old.state not in ('running', 'written-off')))
  execute function kit.refuse_change();

-- Another plan for a loan after a disaster: proposed by an officer, offered by a second, and holding once its farmer agreed.
create table loans.restructure (
  id uuid primary key,
  loan_id uuid not null references loans.loan,
  disaster_id uuid not null references loans.disaster,
  instalments integer not null check (instalments between 1 and 104),
  principal_grace integer not null check (principal_grace between 0 and 103),
  interest_grace integer not null check (interest_grace between 0 and principal_grace),
  words text not null check (length(words) <= 500),
  state text not null default 'proposed' check (state in ('proposed', 'offered', 'agreed', 'declined', 'refused')),
  proposed_by uuid not null references accounts.account,
  proposed_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  decision_words text not null default '' check (length(decision_words) <= 500),
  answered_by uuid references accounts.account,
  answered_at timestamptz,
  answer_words text not null default '' check (length(answer_words) <= 500),
  new_loan_id uuid unique references loans.loan,
  -- Of the old loan: what the new one repays, the penalty that stays owed, and what was let go since the disaster began.
  principal_kobo bigint check (principal_kobo > 0),
  penalty_kobo bigint check (penalty_kobo >= 0),
  waived_kobo bigint check (waived_kobo >= 0),
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state in ('agreed', 'declined')) = (answered_by is not null)),
  check ((answered_by is null) = (answered_at is null)),
  check ((state = 'agreed') = (new_loan_id is not null)),
  check (num_nulls(new_loan_id, principal_kobo, penalty_kobo, waived_kobo) in (0, 4)),
  constraint restructure_decided_by_a_second check (decided_by <> proposed_by)
);

create unique index restructure_waits_once on loans.restructure (loan_id) where state in ('proposed', 'offered');
create index restructure_of_loan on loans.restructure (loan_id, id);

create function loans.keep_restructure() returns trigger language plpgsql as $$
declare
  changes text[] := '{state,decided_by,decided_at,decision_words,answered_by,answered_at,answer_words,new_loan_id,principal_kobo,'
    'penalty_kobo,waived_kobo}';
  said text[] := '{words,decision_words,answer_words}';
begin
  if tg_op = 'UPDATE' and old.state in ('proposed', 'offered') and to_jsonb(new) - changes = to_jsonb(old) - changes then
    return new;
  end if;
  -- Erasing a person takes what was said of them, nothing else.
  if tg_op = 'UPDATE' and new.words = '' and new.decision_words = '' and new.answer_words = ''
     and to_jsonb(new) - said = to_jsonb(old) - said then return new; end if;
  raise exception 'rows of loans.restructure are never changed or removed';
end $$;

create trigger restructure_stays before update or delete on loans.restructure
  for each row execute function loans.keep_restructure();
