-- The vault: numbers that tell who someone is. `sealed` is AES-256-GCM under a key that is not in this database, bound to
-- its account and kind. `twin_hash` is keyed too: it finds the same number elsewhere and tells nothing about it.
create table accounts.identity_number (
  account_id uuid not null references accounts.account,
  kind text not null check (kind in ('bvn', 'nin', 'vnin', 'account')),
  sealed bytea not null,
  twin_hash bytea not null,
  tail text not null check (tail ~ '^[0-9A-Z]{3}$'),
  bank_code text check ((kind = 'account') = (bank_code is not null)),
  changed_at timestamptz not null,
  -- When someone of the staff checked it against the person; nobody can yet, so it is null.
  checked_at timestamptz,
  -- Since when another account has the same number, for the staff to look at. People are not told: it is another's number.
  twin_at timestamptz,
  primary key (account_id, kind)
);

create index identity_number_twin on accounts.identity_number (twin_hash);

-- Each look at a whole number: whose, which, what for.
create table accounts.identity_look (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  kind text not null,
  purpose text not null check (purpose in ('check', 'form', 'bank', 'other')),
  looked_by uuid not null references accounts.account,
  looked_at timestamptz not null
);

create index identity_look_by_account on accounts.identity_look (account_id, looked_at desc);

create trigger identity_look_stays before update or delete on accounts.identity_look
  for each row execute function kit.refuse_change();
create trigger identity_look_is_never_emptied before truncate on accounts.identity_look
  for each statement execute function kit.refuse_change();

-- Accounts that their owners closed. Until `erase_after` they may come back; then what tells who they were is erased.
create table accounts.closing (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  state_before text not null check (state_before in ('active', 'pending')),
  asked_at timestamptz not null,
  erase_after timestamptz not null,
  ended_at timestamptz,
  erased_at timestamptz
);

create unique index closing_of_account on accounts.closing (account_id) where ended_at is null;
create index closing_due on accounts.closing (erase_after) where ended_at is null and erased_at is null;
