-- People of an authority who may look, and only look, at what is traced in some states. One admin proposes, another decides.
create table traceability.regulator (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  authority text not null check (length(authority) between 1 and 120),
  states text[] not null check (cardinality(states) between 1 and 37),
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  -- Null while it waits.
  is_agreed boolean,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  ended_by uuid references accounts.account,
  ended_at timestamptz,
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((is_agreed is null) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (decided_by <> asked_by),
  check (decided_by <> account_id and asked_by <> account_id),
  check (ended_at is null or is_agreed)
);

create unique index regulator_once on traceability.regulator (account_id) where ended_at is null and is_agreed is not false;
create index regulator_by_time on traceability.regulator (asked_at desc, id desc);

create function traceability.keep_regulator() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null or old.is_agreed is false
     or (old.is_agreed is not null and new.is_agreed is distinct from old.is_agreed)
     or to_jsonb(new) - '{is_agreed,decided_by,decided_at,ended_by,ended_at,end_reason}'::text[]
       <> to_jsonb(old) - '{is_agreed,decided_by,decided_at,ended_by,ended_at,end_reason}'::text[] then
    raise exception 'traceability.regulator keeps what was decided';
  end if;
  return new;
end $$;

create trigger regulator_stays before update or delete on traceability.regulator
  for each row execute function traceability.keep_regulator();

-- The state of a place in words: 'Bichi, Kano' is in Kano.
create function traceability.state_of(place text) returns text language sql immutable parallel safe
  return ltrim(substring(place from '[^,]*$'));

create index thing_by_state on traceability.thing (traceability.state_of(place), id desc) where kind = 'class' and place <> '';
create index harvest_by_state on traceability.thing (traceability.state_of(place), born_at)
  where kind = 'class' and place <> '' and made_by is null;
