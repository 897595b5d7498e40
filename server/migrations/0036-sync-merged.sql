-- The scope of an account that was merged into another: no record comes into it any more. An act that was under way when
-- they became one is done again, and then finds the account that stays.
alter table sync.scope add column is_merged boolean not null default false;

create function sync.refuse_merged(of_scope uuid) returns void language plpgsql as $$
begin
  raise exception 'the farmer % was merged into another', of_scope using errcode = 'serialization_failure';
end $$;

create or replace function sync.note(of_scope uuid, in_shard text, of_type text, of_id uuid, what text) returns void
language plpgsql as $$
declare
  held text := sync.open_scope(of_scope, in_shard);
begin
  if what = 'put' and exists (select 1 from sync.scope where id = of_scope and is_merged) then
    perform sync.refuse_merged(of_scope);
  end if;
  insert into sync.change (scope_id, type, id, shard, op, tx)
    values (of_scope, of_type, of_id, held, what, pg_current_xact_id())
  on conflict (scope_id, type, id) do update set op = excluded.op, rev = null, tx = excluded.tx;
end $$;

create or replace function sync.note_made_rows() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'farm' then
    perform sync.open_scope(keeper_id, shard) from (
      select distinct on (keeper_id) keeper_id, state_code as shard from made m
      where not exists (select 1 from sync.scope where id = m.keeper_id) order by keeper_id, m.id
    ) unknown;
  else
    perform sync.open_scope(keeper_id, 'NG') from (
      select distinct keeper_id from made m
      where not exists (select 1 from sync.scope where id = m.keeper_id) order by keeper_id
    ) unknown;
  end if;
  perform sync.refuse_merged(s.id) from made m join sync.scope s on s.id = m.keeper_id and s.is_merged;
  insert into sync.change (scope_id, type, id, shard, op, tx)
    select m.keeper_id, tg_argv[0], m.id, s.shard, case when m.removed_at is null then 'put' else 'gone' end,
      pg_current_xact_id()
    from made m join sync.scope s on s.id = m.keeper_id order by m.keeper_id, m.id
  on conflict (scope_id, type, id) do update set op = excluded.op, rev = null, tx = excluded.tx;
  return null;
end $$;

-- What stands with the account itself is erased one day, though its scope is merged.
create or replace function sync.note_farmer() returns trigger language plpgsql as $$
begin
  if exists (select 1 from sync.scope where id = new.id and not is_merged) then
    perform sync.note(new.id, 'NG', 'farmer', new.id, 'put');
  end if;
  return null;
end $$;

-- Closes the scope of an account that was merged: whoever had it loses it, the farmer's own phones too, and what was in it
-- and did not change hands is gone.
create function sync.close_merged_scope(of_scope uuid) returns void language sql as $$
  update sync.change set op = 'gone', rev = null, tx = pg_current_xact_id() where scope_id = of_scope and op = 'put';
  update sync.scope_grant set is_revoked = true, rev = null, tx = pg_current_xact_id()
    where scope_id = of_scope and not is_revoked;
  update sync.scope set is_merged = true where id = of_scope;
$$;
