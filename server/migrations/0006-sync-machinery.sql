-- How phones that were away learn what changed. A change is stamped with a revision at the very end of its transaction,
-- from a clock row that stays locked until the commit: so revisions become visible in their order, and a reader who has
-- seen one has seen all below it. Sequences and timestamps do not promise that.
create schema sync;

-- One life of the database. A restored or uncleanly closed one gets another epoch, and phones then fill what it lacks.
create table sync.house (
  is_one boolean primary key default true check (is_one),
  epoch uuid not null,
  is_open boolean not null default false
);

-- One clock a shard, a state of Nigeria, so that no single row slows the country. `horizon`: tombstones up to here are gone.
create table sync.clock (
  shard text primary key check (shard ~ '^[A-Z0-9]{2}$'),
  rev bigint not null default 0,
  horizon bigint not null default 0
);

-- What is granted as a whole: the records of one farmer. Its id is the farmer's account.
create table sync.scope (
  id uuid primary key,
  shard text not null references sync.clock
);

-- The latest change of each record, not a log. `rev` is null only inside the transaction that makes the change.
create table sync.change (
  scope_id uuid not null,
  type text not null,
  id uuid not null,
  shard text not null,
  op text not null check (op in ('put', 'gone')),
  rev bigint,
  tx xid8 not null,
  primary key (scope_id, type, id)
);

create index change_by_place on sync.change (scope_id, rev, id) where rev is not null;
create index change_unstamped on sync.change (tx) where rev is null;

-- Who may have a scope on a phone. A new grant has a revision of its own, which sends the whole scope again.
create table sync.scope_grant (
  account_id uuid not null,
  scope_id uuid not null references sync.scope,
  shard text not null,
  is_revoked boolean not null default false,
  rev bigint,
  tx xid8 not null,
  primary key (account_id, scope_id)
);

create index grant_unstamped on sync.scope_grant (tx) where rev is null;
create index grant_by_scope on sync.scope_grant (scope_id);

-- Stamps all that its transaction changed, once, shards in order so that two transactions never wait for each other.
create function sync.stamp() returns trigger language plpgsql as $$
declare
  this_tx xid8 := pg_current_xact_id();
  of_shard text;
  new_rev bigint;
begin
  if not exists (select 1 from sync.change where tx = this_tx and rev is null)
     and not exists (select 1 from sync.scope_grant where tx = this_tx and rev is null) then
    return null;
  end if;
  for of_shard in
    select shard from sync.change where tx = this_tx and rev is null
    union select shard from sync.scope_grant where tx = this_tx and rev is null
    order by 1
  loop
    update sync.clock set rev = rev + 1 where shard = of_shard returning rev into new_rev;
    update sync.change set rev = new_rev where tx = this_tx and rev is null and shard = of_shard;
    update sync.scope_grant set rev = new_rev where tx = this_tx and rev is null and shard = of_shard;
  end loop;
  return null;
end $$;

create constraint trigger change_is_stamped after insert or update on sync.change
  deferrable initially deferred for each row when (new.rev is null) execute function sync.stamp();
create constraint trigger grant_is_stamped after insert or update on sync.scope_grant
  deferrable initially deferred for each row when (new.rev is null) execute function sync.stamp();

-- Makes a scope at the first record in it, and grants it to the farmer it belongs to.
create function sync.open_scope(of_scope uuid, in_shard text) returns text language plpgsql as $$
declare
  held text;
begin
  select shard into held from sync.scope where id = of_scope;
  if found then return held; end if;
  insert into sync.clock (shard) values (in_shard) on conflict do nothing;
  insert into sync.scope (id, shard) values (of_scope, in_shard) on conflict do nothing;
  select shard into held from sync.scope where id = of_scope;
  insert into sync.scope_grant (account_id, scope_id, shard, tx)
    values (of_scope, of_scope, held, pg_current_xact_id()) on conflict do nothing;
  return held;
end $$;

-- Notes that a record changed; `in_shard` counts only when its scope is new.
create function sync.note(of_scope uuid, in_shard text, of_type text, of_id uuid, what text) returns void
language plpgsql as $$
begin
  insert into sync.change (scope_id, type, id, shard, op, tx)
    values (of_scope, of_type, of_id, sync.open_scope(of_scope, in_shard), what, pg_current_xact_id())
  on conflict (scope_id, type, id) do update set op = excluded.op, rev = null, tx = excluded.tx;
end $$;

-- For tables whose rows belong to `keeper_id` and are removed by `removed_at`. The trigger's argument is the type's name.
create function sync.note_kept_row() returns trigger language plpgsql as $$
declare
  in_shard text := 'NG';
begin
  if tg_op = 'DELETE' then
    perform sync.note(old.keeper_id, in_shard, tg_argv[0], old.id, 'gone');
    return null;
  end if;
  if tg_table_name = 'farm' then in_shard := new.state_code; end if;
  if tg_op = 'UPDATE' and old.keeper_id <> new.keeper_id then
    perform sync.note(old.keeper_id, in_shard, tg_argv[0], old.id, 'gone');
  end if;
  perform sync.note(new.keeper_id, in_shard, tg_argv[0], new.id, case when new.removed_at is null then 'put' else 'gone' end);
  return null;
end $$;

-- A farmer's own row lives in their scope from the time the scope is opened.
create function sync.note_farmer() returns trigger language plpgsql as $$
begin
  if exists (select 1 from sync.scope where id = new.id) then
    perform sync.note(new.id, 'NG', 'farmer', new.id, 'put');
  end if;
  return null;
end $$;

create trigger farmer_changes after update of first_name, last_name, phone on accounts.account
  for each row execute function sync.note_farmer();

create function sync.note_farmer_of_scope() returns trigger language plpgsql as $$
begin
  perform sync.note(new.id, new.shard, 'farmer', new.id, 'put');
  return null;
end $$;

create trigger scope_opens after insert on sync.scope for each row execute function sync.note_farmer_of_scope();

-- One store on one phone of one person. `phone_id` is a cookie that outlives the store, so that a wiped one is noticed.
create table sync.device (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  phone_id uuid not null,
  name text not null check (length(name) <= 300),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  waiting integer not null default 0 check (waiting >= 0),
  waiting_since timestamptz,
  may_be_lost integer not null default 0 check (may_be_lost >= 0),
  replaced_at timestamptz,
  recovery_key bytea,
  public_key bytea,
  trusted_until timestamptz
);

create index device_by_account on sync.device (account_id, last_seen_at desc);

create table sync.challenge (
  device_id uuid primary key,
  challenge_hash bytea not null,
  expires_at timestamptz not null
);

-- Every act a phone sent and what became of it, for ever: the answer to a second delivery, and what people are shown.
create table sync.mutation (
  device_id uuid not null references sync.device,
  seq integer not null check (seq > 0),
  account_id uuid not null,
  endpoint text not null,
  object_id text,
  input_hash bytea not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('applied', 'merged', 'conflict', 'parked', 'refused')),
  code text not null default '',
  fields jsonb not null default '[]',
  -- Only of acts that were not done: what was done stands in the records.
  input jsonb,
  primary key (device_id, seq)
);

create index mutation_not_done on sync.mutation (account_id, received_at desc, device_id, seq)
  where outcome in ('conflict', 'parked', 'refused');

create table sync.upload (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  photo_id uuid not null,
  part text not null check (part in ('thumb', 'full')),
  size_bytes integer not null check (size_bytes between 1 and 5242880),
  offset_bytes integer not null default 0 check (offset_bytes between 0 and size_bytes),
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (account_id, photo_id, part)
);

-- What has arrived of an upload, until it is whole; then the parts go and the file store has it.
create table sync.upload_part (
  upload_id uuid not null references sync.upload on delete cascade,
  start_byte integer not null,
  bytes bytea not null,
  primary key (upload_id, start_byte)
);
