-- A door that is closed for a while, said beforehand: when it closes, and when it opens again by itself.
create table settings.maintenance_window (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  planned_by uuid not null references accounts.account,
  planned_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  cancelled_by uuid references accounts.account,
  cancelled_at timestamptz,
  check ((cancelled_by is null) = (cancelled_at is null)),
  check (cancelled_at is null or began_at is null)
);

create index maintenance_window_to_turn on settings.maintenance_window (from_at)
  where ended_at is null and cancelled_at is null;
create index maintenance_window_newest on settings.maintenance_window (from_at desc, id desc);

-- What the staff said of how the platform does: read by everybody, sent to who follows, never changed.
create table settings.status_update (
  id uuid primary key,
  kind text not null check (kind in ('planned', 'trouble', 'solved', 'news')),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts ? 'en'),
  is_sent boolean not null,
  posted_by uuid not null references accounts.account,
  posted_at timestamptz not null
);

create index status_update_newest on settings.status_update (posted_at desc, id desc);

create trigger status_update_is_kept before update or delete on settings.status_update
  for each row execute function kit.refuse_change();
create trigger status_update_is_not_emptied before truncate on settings.status_update
  for each statement execute function kit.refuse_change();
