-- Money that came to what nobody asked for waits until an admin says what was done about it; what was said stays.
create table finance.trouble_settlement (
  subject_id uuid not null,
  trouble text not null,
  words text not null check (length(words) between 1 and 500),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (subject_id, trouble)
);

create trigger trouble_settlement_stays before update or delete on finance.trouble_settlement
  for each row execute function kit.refuse_change();
create trigger trouble_settlement_is_never_emptied before truncate on finance.trouble_settlement
  for each statement execute function kit.refuse_change();

create index payment_in_trouble on finance.payment (id) where trouble is not null;
create index payout_paid_after_return on finance.payout (id) where trouble = 'paid-after-return';
