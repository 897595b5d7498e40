-- What licences the house has, trade by trade. A word without a holder withdraws all that was said of its trade before.
create table settings.licence (
  id uuid primary key,
  trade text not null check (trade in ('investing', 'wallets', 'lending', 'insurance', 'warehouse-receipts')),
  version integer not null check (version > 0),
  holder text check (length(holder) between 1 and 160),
  number text check (length(number) between 1 and 80),
  issuer text check (length(issuer) between 1 and 160),
  valid_from date,
  valid_until date check (valid_until >= valid_from),
  reason text not null default '' check (length(reason) <= 300),
  said_by uuid not null references accounts.account,
  created_at timestamptz not null,
  unique (trade, version),
  check (num_nulls(holder, number, issuer, valid_from) in (0, 4)),
  check ((holder is null) = (reason <> ''))
);

create trigger licence_stays before update or delete on settings.licence
  for each row execute function kit.refuse_change();
create trigger licence_is_never_emptied before truncate on settings.licence
  for each statement execute function kit.refuse_change();
