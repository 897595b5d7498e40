-- Uses of a person's data that were stopped at their word (NDPA 2023, ss. 34, 36): whoever would make one looks here first.
create table accounts.stopped_use (
  account_id uuid not null references accounts.account,
  use text not null check (use in ('scores', 'shown', 'broadcasts')),
  since timestamptz not null,
  primary key (account_id, use)
);
