-- A phone that comes back brings hundreds of records: what is done for each of them here is done once a statement.

-- What `sync.note_kept_row` does for rows of one INSERT, all at once.
create function sync.note_made_rows() returns trigger language plpgsql as $$
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
  insert into sync.change (scope_id, type, id, shard, op, tx)
    select m.keeper_id, tg_argv[0], m.id, s.shard, case when m.removed_at is null then 'put' else 'gone' end,
      pg_current_xact_id()
    from made m join sync.scope s on s.id = m.keeper_id order by m.keeper_id, m.id
  on conflict (scope_id, type, id) do update set op = excluded.op, rev = null, tx = excluded.tx;
  return null;
end $$;

drop trigger farm_changes on farms.farm;
create trigger farm_changes after update or delete on farms.farm
  for each row execute function sync.note_kept_row('farm');
create trigger farm_made after insert on farms.farm referencing new table as made
  for each statement execute function sync.note_made_rows('farm');

drop trigger plot_changes on farms.plot;
create trigger plot_changes after update or delete on farms.plot
  for each row execute function sync.note_kept_row('plot');
create trigger plot_made after insert on farms.plot referencing new table as made
  for each statement execute function sync.note_made_rows('plot');

-- Stamps all that its transaction changed, once, shards in order so that two transactions never wait for each other. It
-- is called for every change while the clock's row is locked, so each call looks at its own row and no other: by key, and
-- without `rev is null`, which would lead it to the index of the unstamped, full of what this transaction has stamped.
create or replace function sync.stamp() returns trigger language plpgsql as $$
declare
  this_tx xid8 := pg_current_xact_id();
  of_shard text;
  new_rev bigint;
begin
  if tg_table_name = 'change' then
    select rev into new_rev from sync.change where scope_id = new.scope_id and type = new.type and id = new.id;
  else
    select rev into new_rev from sync.scope_grant where account_id = new.account_id and scope_id = new.scope_id;
  end if;
  if not found or new_rev is not null then return null; end if;
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
