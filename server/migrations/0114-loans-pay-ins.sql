-- Which loan a payment at the provider is for, and what became of it: what the loan took, and what went to the wallet.
create table loans.pay_in (
  id uuid primary key references finance.payment,
  loan_id uuid not null references loans.loan,
  created_at timestamptz not null,
  taken_by_loan_id uuid references loans.loan,
  loan_kobo bigint check (loan_kobo >= 0),
  wallet_kobo bigint check (wallet_kobo >= 0),
  taken_on date,
  check (num_nulls(taken_by_loan_id, loan_kobo, wallet_kobo, taken_on) in (0, 4)),
  check (loan_kobo + wallet_kobo > 0)
);

create index pay_in_of_loan on loans.pay_in (loan_id, id desc);
create index pay_in_waits on loans.pay_in (id) where taken_on is null;

create function loans.keep_pay_in() returns trigger language plpgsql as $$
declare
  changes text[] := '{taken_by_loan_id,loan_kobo,wallet_kobo,taken_on}';
begin
  if tg_op = 'UPDATE' and old.taken_on is null and to_jsonb(new) - changes = to_jsonb(old) - changes then
    return new;
  end if;
  raise exception 'rows of loans.pay_in are never changed or removed';
end $$;

create trigger pay_in_stays before update or delete on loans.pay_in for each row execute function loans.keep_pay_in();
