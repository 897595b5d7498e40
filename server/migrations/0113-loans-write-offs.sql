-- That a lender counts a loan as lost: proposed by an officer, approved by a second. It is still owed, and taken.
create table loans.write_off (
  id uuid primary key,
  loan_id uuid not null references loans.loan,
  words text not null check (length(words) <= 500),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null references accounts.account,
  proposed_at timestamptz not null,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  decision_words text not null default '' check (length(decision_words) <= 500),
  -- What of the sum lent was lost, and the move of the ledger that says so.
  loss_kobo bigint not null default 0 check (loss_kobo >= 0),
  move_id uuid unique references finance.move,
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((move_id is not null) = (loss_kobo > 0)),
  check (state = 'approved' or loss_kobo = 0),
  constraint write_off_decided_by_a_second check (decided_by <> proposed_by)
);

create unique index write_off_once on loans.write_off (loan_id) where state <> 'refused';
create index write_off_of_loan on loans.write_off (loan_id, id);
create index write_off_approved on loans.write_off (decided_at) where state = 'approved';

create function loans.keep_write_off() returns trigger language plpgsql as $$
declare
  changes text[] := '{state,decided_by,decided_at,decision_words,loss_kobo,move_id}';
begin
  if tg_op = 'UPDATE' and old.state = 'proposed' and to_jsonb(new) - changes = to_jsonb(old) - changes then
    return new;
  end if;
  -- Erasing a person takes what was said of them, nothing else.
  if tg_op = 'UPDATE' and new.words = '' and new.decision_words = ''
     and to_jsonb(new) - '{words,decision_words}'::text[] = to_jsonb(old) - '{words,decision_words}'::text[] then
    return new;
  end if;
  raise exception 'rows of loans.write_off are never changed or removed';
end $$;

create trigger write_off_stays before update or delete on loans.write_off
  for each row execute function loans.keep_write_off();

-- What was taken of a loan after it was written off.
alter table loans.payment add column is_recovery boolean not null default false;
create index payment_recovers on loans.payment (loan_id) include (amount_kobo) where is_recovery;
