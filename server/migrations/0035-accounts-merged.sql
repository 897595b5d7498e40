-- Two accounts of one person that became one: the one that is closed for good leads to the one that stays.
alter table accounts.account
  add column merged_into uuid references accounts.account,
  add check (merged_into is null or (state = 'closed' and merged_into <> id));

create index account_merged on accounts.account (merged_into) where merged_into is not null;

-- Whether a change does nothing but bring a record from an account to the one it was merged into.
create function accounts.is_merge(was jsonb, becomes jsonb, besides text[]) returns boolean language sql stable as $$
  select was - 'keeper_id' - besides = becomes - 'keeper_id' - besides and exists (
    select 1 from accounts.account
    where id = (was ->> 'keeper_id')::uuid and merged_into = (becomes ->> 'keeper_id')::uuid);
$$;

create function accounts.keep_but_for_merge() returns trigger language plpgsql as $$
begin
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), coalesce(tg_argv, '{}')) then return new; end if;
  raise exception '%.% changes hands only when accounts are merged', tg_table_schema, tg_table_name;
end $$;

-- For tables whose rows never change: the trigger that sees to it (`before update or delete`) then lets a row change hands in
-- a merge, and nothing else of it. `besides` is a column that a merge sets too.
create function accounts.allow_merge(of_table regclass, stays name, besides text default '') returns void
language plpgsql as $$
declare
  refuses regproc;
begin
  select tgfoid::regproc into strict refuses from pg_trigger where tgrelid = of_table and tgname = stays;
  execute format('drop trigger %I on %s', stays, of_table);
  execute format('create trigger %I before update on %s for each row when (old.keeper_id = new.keeper_id)
    execute function %s()', stays, of_table, refuses);
  execute format('create trigger %I before delete on %s for each row execute function %s()',
    stays || '_here', of_table, refuses);
  execute format('create trigger %I before update on %s for each row when (old.keeper_id <> new.keeper_id)
    execute function accounts.keep_but_for_merge(%L)', stays || '_theirs', of_table, besides);
end $$;

select accounts.allow_merge('accounts.consent', 'consent_stays');
select accounts.allow_merge('seasons.activity', 'activity_stays');
select accounts.allow_merge('seasons.harvest', 'harvest_stays');
select accounts.allow_merge('extension.visit', 'visit_stays', 'advice_key');
select accounts.allow_merge('extension.visit_proof', 'proof_stays');
select accounts.allow_merge('extension.task_snooze', 'task_snooze_stays');
select accounts.allow_merge('reports.report', 'report_stays');
select accounts.allow_merge('reports.inspection', 'inspection_stays');
select accounts.allow_merge('messaging.message', 'message_stays', 'number');

-- The book's trigger watches columns; the keeper is one apart now.
drop trigger entry_stays on finance.entry;
create trigger entry_stays before delete or update of id, farm_id, season_id, kind, category, description, amount_kobo,
  happened_on, report_id, corrects, is_cancelled, created_at on finance.entry
  for each row execute function kit.refuse_change();
create trigger entry_stays_theirs before update of keeper_id on finance.entry
  for each row execute function accounts.keep_but_for_merge();

create trigger consent_moves after update of keeper_id on accounts.consent
  for each row execute function sync.note_kept_row('consent');
