-- Staff roles are given and taken by two admins: one proposes, another decides. What was decided stays to be read.
create schema if not exists admin;

create table admin.role_change (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  role text not null check (role in ('admin')),
  change text not null check (change in ('give', 'take')),
  -- The last day a role that is given holds; null for one without an end.
  until_on date,
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  -- Null while it waits.
  is_agreed boolean,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  -- When a role that was given went again: its day was over, or it was taken.
  ended_at timestamptz,
  check ((is_agreed is null) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (decided_by <> asked_by),
  check (decided_by <> account_id and asked_by <> account_id),
  check (until_on is null or change = 'give'),
  check (ended_at is null or (is_agreed and change = 'give'))
);

create unique index role_change_waits on admin.role_change (account_id, role) where is_agreed is null;
create index role_change_asked on admin.role_change (asked_at) where is_agreed is null;
create index role_change_by_time on admin.role_change (asked_at desc, id desc);
create index role_change_to_end on admin.role_change (until_on)
  where until_on is not null and is_agreed and ended_at is null;

create function admin.keep_role_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null or old.is_agreed is false
     or (old.is_agreed is not null and new.is_agreed is distinct from old.is_agreed)
     or to_jsonb(new) - '{is_agreed,decided_by,decided_at,ended_at}'::text[]
       <> to_jsonb(old) - '{is_agreed,decided_by,decided_at,ended_at}'::text[] then
    raise exception 'admin.role_change keeps what was decided';
  end if;
  return new;
end $$;

create trigger role_change_stays before update or delete on admin.role_change
  for each row execute function admin.keep_role_change();
create trigger role_change_is_not_emptied before truncate on admin.role_change
  for each statement execute function kit.refuse_change();
