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

insert into sync.house (epoch) values (gen_random_uuid());

-- One clock a shard, a state of Nigeria, so that no single row slows the country. `horizon`: tombstones up to here are gone.
create table sync.clock (
  shard text primary key check (shard ~ '^[A-Z0-9]{2}$'),
  rev bigint not null default 0,
  horizon bigint not null default 0
);

-- Where each clock stood on a day: what says how old a tombstone is.
create table sync.clock_day (
  shard text not null references sync.clock,
  day date not null,
  rev bigint not null,
  primary key (shard, day)
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
create index change_gone on sync.change (shard, rev) where op = 'gone';
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

-- Granting and revoking, for other slices: they decide who may have a scope, how it is noted is sync's own.

-- Gives an account open scopes. One it had before, revoked or not, is given anew: phones then get all of it again.
create function sync.grant_scopes(to_account uuid, scopes uuid[]) returns void language sql as $$
  insert into sync.scope_grant (account_id, scope_id, shard, tx)
    select to_account, id, shard, pg_current_xact_id() from sync.scope where id = any(scopes) order by id
  on conflict (account_id, scope_id) do update set is_revoked = false, rev = null, tx = excluded.tx;
$$;

create function sync.revoke_scopes(from_account uuid, scopes uuid[]) returns void language sql as $$
  update sync.scope_grant set is_revoked = true, rev = null, tx = pg_current_xact_id()
    where account_id = from_account and scope_id = any(scopes) and not is_revoked;
$$;
