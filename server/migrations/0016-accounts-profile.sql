-- What a farmer says of themselves besides their names. One row an account, made at the first word; its id is the account's.
create table accounts.profile (
  id uuid primary key references accounts.account,
  keeper_id uuid not null references accounts.account check (keeper_id = id),
  location text not null default '' check (length(location) <= 120),
  designation text not null default '' check (length(designation) <= 80),
  description text not null default '' check (length(description) <= 600),
  gender text check (gender in ('male', 'female')),
  birth_date date,
  address text not null default '' check (length(address) <= 200),
  state_code text not null default '' check (state_code ~ '^([A-Z]{2})?$'),
  lga text not null default '' check (length(lga) <= 60),
  farm_size text check (farm_size in ('small', 'medium', 'large')),
  crops text[] not null default '{}' check (cardinality(crops) <= 20),
  -- A small WebP, for lists and for phones without a network; the larger one is a file, by the account's photo_key.
  face bytea check (length(face) <= 8192),
  clashes jsonb not null default '[]',
  -- Who last said each field, so that a clash can name them.
  said_by jsonb not null default '{}',
  revision integer not null default 0,
  created_at timestamptz not null,
  removed_at timestamptz
);

-- A phone keeps the profile from the time it is written; a scope that is new then goes to the clock of the farmer's state.
create function accounts.note_profile() returns trigger language plpgsql as $$
begin
  perform sync.note(new.id, coalesce(nullif(new.state_code, ''), 'NG'), 'profile', new.id,
    case when new.removed_at is null then 'put' else 'gone' end);
  return null;
end $$;

create trigger profile_changes after insert or update on accounts.profile
  for each row execute function accounts.note_profile();

-- Names and addresses stand with the account and are shown with the profile.
create function accounts.note_profile_of_account() returns trigger language plpgsql as $$
begin
  if exists (select 1 from accounts.profile where id = new.id and removed_at is null) then
    perform sync.note(new.id, 'NG', 'profile', new.id, 'put');
  end if;
  return null;
end $$;

create trigger account_changes_profile after update of first_name, last_name, email, phone, photo_key on accounts.account
  for each row execute function accounts.note_profile_of_account();

-- When a code sent to this very number was entered; null while that never happened.
alter table accounts.account add column phone_proved_at timestamptz;

-- A new e-mail address or phone number that waits for its code.
create table accounts.contact_change (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  code_hash bytea, -- null when the address is somebody else's: no code can then be right
  code_expires_at timestamptz not null,
  tries smallint not null default 0,
  ended_at timestamptz,
  created_at timestamptz not null
);

create index contact_change_by_account on accounts.contact_change (account_id) where ended_at is null;

-- What someone agreed to or took back, and which text they read. Nothing here is ever changed.
create table accounts.consent (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  purpose text not null check (length(purpose) between 1 and 60),
  text_version integer not null check (text_version > 0),
  is_given boolean not null,
  said_at timestamptz not null,
  -- When by the phone it waited on: a claim.
  claimed_at timestamptz,
  removed_at timestamptz check (removed_at is null)
);

create index consent_by_keeper on accounts.consent (keeper_id, purpose, said_at desc, id desc);

create trigger consent_stays before update or delete on accounts.consent
  for each row execute function kit.refuse_change();
create trigger consent_is_never_emptied before truncate on accounts.consent
  for each statement execute function kit.refuse_change();
create trigger consent_changes after insert on accounts.consent
  for each row execute function sync.note_kept_row('consent');
