-- An organisation whose programs are let in by an admin, for one state or the whole country. It is ended, never changed.
create table integrations.programme (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  place text not null check (place ~ '^[A-Z]{2}$'),
  made_by uuid not null references accounts.account,
  made_at timestamptz not null,
  ended_by uuid references accounts.account,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);

-- A key is a company's or a programme's. One from before has no end.
alter table integrations.key alter column company_id drop not null;
alter table integrations.key add column programme_id uuid references integrations.programme;
alter table integrations.key add column expires_on date;
alter table integrations.key add constraint key_has_one_holder check (num_nonnulls(company_id, programme_id) = 1);
create index key_of_programme on integrations.key (programme_id, id desc) where programme_id is not null;

-- Where a holder wants to be told of what happened. The secret is sealed; the one before signs too until old_until.
create table integrations.webhook (
  id uuid primary key,
  company_id uuid references relations.company,
  programme_id uuid references integrations.programme,
  url text not null check (length(url) between 8 and 500),
  kinds text[] not null check (cardinality(kinds) between 1 and 20),
  secret bytea not null,
  old_secret bytea,
  old_until timestamptz,
  made_by uuid not null references accounts.account,
  made_at timestamptz not null,
  -- The first failure since the last success, and whether the holder was told of what failed since.
  failing_since timestamptz,
  told_at timestamptz,
  paused_at timestamptz,
  removed_by uuid references accounts.account,
  removed_at timestamptz,
  check (num_nonnulls(company_id, programme_id) = 1),
  check ((old_secret is null) = (old_until is null)),
  check ((removed_by is null) = (removed_at is null))
);

create index webhook_of_company on integrations.webhook (company_id, id desc) where removed_at is null;
create index webhook_of_programme on integrations.webhook (programme_id, id desc) where removed_at is null;

-- What is to be sent, written where it happened. body is sent as it stands, each time; code is the last answer's.
create table integrations.call (
  webhook_id uuid not null references integrations.webhook,
  id uuid not null,
  kind text not null check (length(kind) between 1 and 60),
  body text not null check (length(body) between 2 and 4000),
  happened_at timestamptz not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  due_at timestamptz not null,
  tries integer not null default 0 check (tries >= 0),
  code integer,
  trouble text,
  tried_at timestamptz,
  primary key (webhook_id, id)
);

create index call_waiting on integrations.call (webhook_id, due_at) where state = 'waiting';
create index call_newest on integrations.call (webhook_id, happened_at desc, id desc);
create index call_old on integrations.call (happened_at);

-- Writes a call for each webhook that wants to hear of it, in the transaction of what happened; for a paused one it waits.
-- Nobody named: all programmes.
create function integrations.tell(said_id uuid, said_kind text, said_body text, holders uuid[], said_at timestamptz)
returns integer language sql as $$
  with told as (
    insert into integrations.call (webhook_id, id, kind, body, happened_at, state, due_at)
    select w.id, said_id, said_kind, said_body, said_at, 'waiting', said_at
    from integrations.webhook w
    where w.removed_at is null and w.kinds @> array[said_kind]
      and (w.company_id = any(holders) or w.programme_id = any(holders)
        or (holders is null and w.programme_id is not null
          and not exists (select 1 from integrations.programme p where p.id = w.programme_id and p.ended_at is not null)))
    on conflict do nothing
    returning 1
  )
  select count(*)::integer from told
$$;
