-- Channels: the same account from a phone without internet.
create schema if not exists channels;

-- A number that dials or writes: the language it chose, and a code that was sent to it for setting a PIN.
create table channels.caller (
  phone text primary key check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null check (language in ('en', 'ha', 'yo', 'ig', 'pcm')),
  sign_in_id uuid,
  seen_at timestamptz not null
);

-- The PIN of a person for these channels, as argon2id over a keyed hash.
create table channels.pin (
  account_id uuid primary key references accounts.account,
  hash text not null,
  tries integer not null default 0 check (tries >= 0),
  locked_until timestamptz,
  set_at timestamptz not null
);

-- One session of a network. What was answered is kept by keyed hashes of what was typed: it may hold a PIN.
create table channels.session (
  id text primary key check (length(id) between 1 and 120),
  phone text not null,
  account_id uuid references accounts.account,
  state jsonb not null,
  typed_letters integer not null check (typed_letters >= 0),
  typed_hash bytea not null,
  steps integer not null default 0,
  replies jsonb not null default '{}',
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create index session_by_age on channels.session (created_at);
create index session_by_phone on channels.session (phone);
create index session_by_account on channels.session (account_id) where account_id is not null;
