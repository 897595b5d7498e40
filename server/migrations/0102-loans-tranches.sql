-- What a version pays out in parts: none where it pays out at once.
alter table loans.product_version add column tranches jsonb not null default '[]'
  check (jsonb_typeof(tranches) = 'array' and jsonb_array_length(tranches) <= 6);

-- A part that was paid is a loan of its own, with its own plan from its own day; the loan it is a part of runs in none but these.
alter table loans.loan
  add column part_of uuid references loans.loan,
  add column part_number integer check (part_number between 1 and 6),
  add check ((part_of is null) = (part_number is null)),
  drop constraint loan_state_check,
  add constraint loan_state_check check (state in ('referral', 'asked', 'recommended', 'approved', 'running', 'refused',
    'passed-on', 'withdrawn', 'repaid', 'in-parts'));

create unique index loan_part_once on loans.loan (part_of, part_number) where part_of is not null;

drop index loans.loan_asked_once;
create unique index loan_asked_once on loans.loan (keeper_id)
  where state in ('referral', 'asked', 'recommended', 'approved') and part_of is null;

-- Who saw that the condition of a part is met.
create table loans.confirmation (
  loan_id uuid not null references loans.loan,
  number integer not null check (number between 1 and 6),
  by_id uuid not null references accounts.account,
  words text not null check (length(words) <= 500),
  created_at timestamptz not null,
  primary key (loan_id, number)
);

create function loans.keep_confirmation() returns trigger language plpgsql as $$
begin
  -- Erasing a person takes what was said of them, nothing else.
  if tg_op = 'UPDATE' and new.words = '' and to_jsonb(new) - 'words' = to_jsonb(old) - 'words' then return new; end if;
  raise exception 'rows of loans.confirmation are never changed or removed';
end $$;

create trigger confirmation_stays before update or delete on loans.confirmation
  for each row execute function loans.keep_confirmation();

create trigger loan_in_parts_stays before update of state on loans.loan for each row
  when (old.state = 'in-parts' and new.state <> old.state) execute function kit.refuse_change();
