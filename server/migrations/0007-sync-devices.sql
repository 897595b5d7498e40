-- One store on one phone of one person. `phone_id` is a cookie that outlives the store, so that a wiped one is noticed.
create table sync.device (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  phone_id uuid not null,
  name text not null check (length(name) <= 300),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  waiting integer not null default 0 check (waiting >= 0),
  waiting_since timestamptz,
  may_be_lost integer not null default 0 check (may_be_lost >= 0),
  may_be_lost_since timestamptz,
  replaced_at timestamptz,
  recovery_key bytea,
  public_key bytea,
  trusted_until timestamptz,
  -- A digest of the password that stood when the phone was trusted: another password ends the trust.
  trusted_by bytea
);

create index device_by_account on sync.device (account_id, last_seen_at desc);

create table sync.challenge (
  device_id uuid primary key,
  challenge_hash bytea not null,
  expires_at timestamptz not null
);

-- Every act a phone sent and what became of it, for ever: the answer to a second delivery, and what people are shown.
create table sync.mutation (
  device_id uuid not null references sync.device,
  seq integer not null check (seq > 0),
  account_id uuid not null,
  endpoint text not null,
  object_id text,
  input_hash bytea not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('applied', 'merged', 'conflict', 'parked', 'refused')),
  code text not null default '',
  fields jsonb not null default '[]',
  -- Only of acts that were not done: what was done stands in the records.
  input jsonb,
  primary key (device_id, seq)
);

create index mutation_not_done on sync.mutation (account_id, received_at desc, device_id, seq)
  where outcome in ('conflict', 'parked', 'refused');

create table sync.upload (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  photo_id uuid not null,
  part text not null check (part in ('thumb', 'full')),
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  offset_bytes integer not null default 0 check (offset_bytes between 0 and size_bytes),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (account_id, photo_id, part)
);

-- What has arrived of an upload, until it is whole; then the parts go and the file store has it.
create table sync.upload_part (
  upload_id uuid not null references sync.upload on delete cascade,
  start_byte integer not null,
  bytes bytea not null,
  primary key (upload_id, start_byte)
);
