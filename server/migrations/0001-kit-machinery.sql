create schema kit;

create table kit.throttle (
  endpoint text not null,
  kind text not null,
  key text not null check (length(key) <= 300),
  times integer not null,
  started_at timestamptz not null,
  primary key (endpoint, kind, key)
);

create index throttle_by_age on kit.throttle (started_at);

create table kit.done_write (
  id uuid primary key,
  endpoint text not null,
  account_id uuid,
  input_hash bytea not null,
  answer jsonb,
  done_at timestamptz not null
);

create table kit.audit (
  number bigint generated always as identity primary key,
  at timestamptz not null,
  account_id uuid,
  act text not null,
  endpoint text not null,
  object_id text,
  request_id text not null
);

create index audit_by_account on kit.audit (account_id, number);

create function kit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of %.% are never changed or removed', tg_table_schema, tg_table_name;
end $$;

create trigger audit_stays before update or delete on kit.audit
  for each row execute function kit.refuse_change();
create trigger audit_is_never_emptied before truncate on kit.audit
  for each statement execute function kit.refuse_change();

-- Totals that dashboards and pagers read, kept in the transaction of the write they count.
create table kit.counter (
  name text not null,
  scope text not null,
  total bigint not null default 0 check (total >= 0),
  primary key (name, scope)
);
