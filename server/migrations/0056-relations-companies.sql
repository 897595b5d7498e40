-- A company that buys or processes produce. It is its owner's, and can be dealt with while the owner's account is open.
create table relations.company (
  id uuid primary key,
  owner_id uuid not null unique references accounts.account,
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in ('mill', 'buyer')),
  cac_class text check (cac_class in ('RC', 'BN', 'IT', 'LP', 'LLP')),
  cac_number text not null check (length(cac_number) between 1 and 14),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lga text not null check (length(lga) between 1 and 60),
  address text not null check (length(address) between 1 and 200),
  monthly_tonnes integer not null check (monthly_tonnes between 1 and 1000000),
  created_at timestamptz not null
);

create index company_by_cac on relations.company (cac_number);

-- Who works for a company with which duty, from when until when. What was is kept: what they did in that time was theirs.
create table relations.staff (
  id uuid primary key,
  company_id uuid not null references relations.company,
  account_id uuid not null references accounts.account,
  duty text not null check (duty in ('owner', 'clerk', 'buyer')),
  from_at timestamptz not null,
  until_at timestamptz,
  decided_by uuid not null references accounts.account,
  end_reason text check (length(end_reason) between 1 and 300),
  check (until_at is not null or end_reason is null)
);

-- One company at a time, so that it is never a question for whom somebody acts.
create unique index staff_of_account on relations.staff (account_id) where until_at is null;
create index staff_of_company on relations.staff (company_id, account_id) where until_at is null;
create index staff_by_account on relations.staff (account_id, from_at);
create unique index staff_owner on relations.staff (company_id) where duty = 'owner' and until_at is null;

-- An invitation with its one-time code, sent to an e-mail address or a phone number.
create table relations.invitation (
  id uuid primary key,
  company_id uuid not null references relations.company,
  email text check (email = lower(email) and length(email) <= 254),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  duty text not null check (duty in ('clerk', 'buyer')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  invited_by uuid not null references accounts.account,
  invited_at timestamptz not null,
  ended_at timestamptz,
  accepted_by uuid references accounts.account,
  check (num_nonnulls(email, phone) <= 1),
  check (ended_at is not null or num_nonnulls(email, phone) = 1)
);

create index invitation_of_company on relations.invitation (company_id, invited_at desc) where ended_at is null;
create index invitation_by_email on relations.invitation (email, invited_at desc) where email is not null;
create index invitation_by_phone on relations.invitation (phone, invited_at desc) where phone is not null;

-- The book of shifts of a company, entry by entry: who was on shift after each, and what stood when it was handed over.
create table relations.shift_entry (
  id uuid primary key,
  company_id uuid not null references relations.company,
  number integer not null check (number > 0),
  kind text not null check (kind in ('opened', 'handed', 'closed')),
  by_id uuid not null references accounts.account,
  on_id uuid references accounts.account,
  trucks integer check (trucks between 0 and 10000),
  bags integer check (bags between 0 and 1000000),
  note text not null default '' check (length(note) <= 500),
  at timestamptz not null,
  unique (company_id, number),
  check ((on_id is null) = (kind = 'closed')),
  check (kind <> 'opened' or by_id = on_id),
  check (kind <> 'handed' or num_nonnulls(trucks, bags) = 2)
);

create index shift_entry_by_person on relations.shift_entry (by_id, at);
create index shift_entry_by_next on relations.shift_entry (on_id, at);

create trigger shift_entry_stays before update or delete on relations.shift_entry
  for each row execute function kit.refuse_change();
create trigger shift_entry_is_never_emptied before truncate on relations.shift_entry
  for each statement execute function kit.refuse_change();
