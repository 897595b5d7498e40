-- Figures of the house that change while it runs: one admin drafts a version with its source, another agrees; none is ever
-- overwritten. What the house begins with is data of its release and stands in no row.
create table settings.reference_version (
  id uuid primary key,
  name text not null check (name ~ '^[a-z]+\.[a-z-]+$'),
  -- The version it was made of; `version` is given when it is agreed to.
  made_of integer not null check (made_of > 0),
  version integer check (version > made_of),
  said jsonb not null check (jsonb_typeof(said) = 'object' and pg_column_size(said) < 16384),
  source text not null check (length(source) between 1 and 500),
  source_url text not null check (length(source_url) <= 500),
  source_day date not null,
  from_day date not null,
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  -- Null while it waits.
  is_agreed boolean,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  check ((is_agreed is null) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((is_agreed is true) = (version is not null)),
  check (decided_by <> asked_by)
);

create unique index reference_version_number on settings.reference_version (name, version);
create unique index reference_version_waits on settings.reference_version (name) where is_agreed is null;
create index reference_version_in_force on settings.reference_version (name, from_day desc, version desc) where is_agreed;
create index reference_version_asked on settings.reference_version (asked_at) where is_agreed is null;

create function settings.keep_reference_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.is_agreed is not null
     or to_jsonb(new) - '{is_agreed,decided_by,decided_at,version}'::text[]
       <> to_jsonb(old) - '{is_agreed,decided_by,decided_at,version}'::text[] then
    raise exception 'settings.reference_version keeps what was said';
  end if;
  return new;
end $$;

create trigger reference_version_stays before update or delete on settings.reference_version
  for each row execute function settings.keep_reference_version();
create trigger reference_version_is_not_emptied before truncate on settings.reference_version
  for each statement execute function kit.refuse_change();
