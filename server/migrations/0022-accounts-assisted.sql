-- A farmer may have no phone; whoever has a password can be reached in some way.
alter table accounts.account alter column phone drop not null;
alter table accounts.account add constraint account_is_reachable
  check (phone is not null or (email is null and password_hash is null));

-- That someone else opened an account for a farmer: whose word it was, how the farmer said yes, and what proves it.
create table accounts.assisted (
  id uuid primary key references accounts.account,
  keeper_id uuid not null references accounts.account check (keeper_id = id),
  birth_year smallint check (birth_year between 1880 and 2199),
  birth_date date,
  how text not null check (how in ('voice', 'thumb', 'signature-self')),
  text_version integer not null check (text_version > 0),
  proof_id uuid not null unique,
  proof_type text not null check (proof_type in ('audio/webm', 'audio/ogg', 'image/webp', 'image/jpeg')),
  -- The key of its bytes in the file store; null once they were erased.
  proof_key text check (proof_key ~ '^[0-9a-f]{64}$'),
  -- Who agreed for a child: name, phone, relationship.
  guardian jsonb,
  registered_by uuid not null references accounts.account,
  -- As they were called then.
  registered_by_name text not null check (length(registered_by_name) between 1 and 201),
  registered_at timestamptz not null,
  -- When by the phone it waited on: a claim.
  registered_claimed_at timestamptz,
  claimed_at timestamptz,
  denied_at timestamptz,
  removed_at timestamptz
);

create index assisted_by_registrar on accounts.assisted (registered_by, id desc);
create index assisted_by_proof on accounts.assisted (proof_key) where proof_key is not null;

create trigger assisted_changes after insert or update or delete on accounts.assisted
  for each row execute function sync.note_kept_row('assisted');

-- Who said it for them; null where people said it themselves.
alter table accounts.consent add column given_by uuid references accounts.account;

-- Somebody on the way in by phone number. The same is written for numbers that nobody has.
create table accounts.phone_sign_in (
  id uuid primary key,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  code_hash bytea, -- null when the number opens nothing: no code can then be right
  code_expires_at timestamptz not null,
  tries smallint not null default 0,
  proved_at timestamptz,
  proof_hash bytea unique,
  ended_at timestamptz,
  created_at timestamptz not null
);

create index phone_sign_in_by_phone on accounts.phone_sign_in (phone) where ended_at is null;
create index phone_sign_in_by_age on accounts.phone_sign_in (created_at);
