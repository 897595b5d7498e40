create schema accounts;

create table accounts.account (
  id uuid primary key,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text unique check (email = lower(email) and length(email) <= 254),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  password_hash text,
  roles text[] not null check (
    cardinality(roles) between 1 and 5
    and roles <@ array['farmer', 'extension-manager', 'investor', 'agro-processor', 'admin']
  ),
  state text not null check (state in ('active', 'pending', 'closed')),
  about text not null default '' check (length(about) <= 600),
  photo_key text check (photo_key ~ '^[0-9a-f]{64}$'),
  factor_secret bytea,
  factor_confirmed_at timestamptz,
  factor_last_step bigint not null default 0,
  language text not null default 'en' check (language in ('en', 'ha', 'yo', 'ig', 'pcm')),
  created_at timestamptz not null
);

-- The people list, by name; text_pattern_ops serves the beginning of a name in any collation.
create index account_by_name on accounts.account (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops, id);
create index account_by_first_name on accounts.account (lower(first_name) text_pattern_ops);
create index account_by_phone on accounts.account (phone text_pattern_ops);
create index account_by_email on accounts.account (email text_pattern_ops);

create table accounts.session (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references accounts.account,
  device text not null check (length(device) <= 300),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  factor_proved_at timestamptz
);

create index session_by_account on accounts.session (account_id, started_at desc);

-- A sign-up under way, for a farmer or an investor; its id is the uniqueId of the calls.
create table accounts.sign_up (
  id uuid primary key,
  role text not null check (role in ('farmer', 'investor')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  about text not null default '',
  password_hash text,
  photo_key text,
  language text not null,
  code_hash bytea, -- null when the address has an account already: no code can then be right
  code_expires_at timestamptz not null,
  tries smallint not null default 0,
  proved_at timestamptz,
  proof_hash bytea unique,
  ended_at timestamptz,
  created_at timestamptz not null
);

create index sign_up_by_email on accounts.sign_up (email, created_at desc);

create table accounts.password_reset (
  id uuid primary key,
  account_id uuid references accounts.account, -- null when the address has no account
  code_hash bytea,
  code_expires_at timestamptz not null,
  tries smallint not null default 0,
  proved_at timestamptz,
  proof_hash bytea unique,
  ended_at timestamptz,
  created_at timestamptz not null
);
