-- How many passkeys somebody has, kept with each that is added or removed: asked for with every request.
alter table accounts.account add column passkeys smallint not null default 0 check (passkeys between 0 and 10);

-- Keys that a phone, a computer or a stick keeps and that prove, with a PIN or a finger, who holds it (WebAuthn).
create table accounts.passkey (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  -- As the authenticator names it, base64url.
  credential_id text not null unique check (length(credential_id) <= 1400),
  -- COSE.
  public_key bytea not null,
  -- How often it was used, as it counts itself; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkey_by_account on accounts.passkey (account_id, created_at);

-- What a passkey is to sign next, of a session: once, and soon.
create table accounts.passkey_challenge (
  session_id uuid not null references accounts.session on delete cascade,
  purpose text not null check (purpose in ('add', 'prove')),
  challenge_hash bytea not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

-- Codes on paper for who lost their phone: each works once. Only keyed hashes are kept.
create table accounts.recovery_code (
  account_id uuid not null references accounts.account,
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- From which day on investors and mills must have a second factor for what gives money out; the newest word counts.
create table accounts.factor_demand (
  id uuid primary key,
  starts_on date not null,
  reason text not null check (length(reason) between 1 and 500),
  said_by uuid not null references accounts.account,
  said_at timestamptz not null
);

-- The browser by its cookie, and when it was last heard of, at most some minutes ago.
alter table accounts.session add column phone_id uuid, add column last_seen_at timestamptz;

-- The browsers each person signed in on before.
create table accounts.known_device (
  account_id uuid not null references accounts.account,
  phone_id uuid not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, phone_id)
);

-- What somebody was told of a sign-in on a new device; the token ends that session, once.
create table accounts.sign_in_alert (
  token_hash bytea primary key,
  account_id uuid not null references accounts.account,
  session_id uuid not null,
  phone_id uuid not null,
  way text not null check (way in ('mail', 'sms')),
  told_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);

create index sign_in_alert_by_account on accounts.sign_in_alert (account_id, told_at desc);
