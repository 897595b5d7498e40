-- An errand lets a manager who does not look after a farmer visit one farm of theirs, for a while and for one subject.
create table relations.errand (
  id uuid primary key,
  -- What it is for: the offer that the manager verifies.
  subject_id uuid not null,
  manager_id uuid not null references accounts.account,
  farmer_id uuid not null references accounts.account,
  farm_id uuid not null references farms.farm,
  season_id uuid references seasons.season,
  from_at timestamptz not null,
  until_at timestamptz,
  -- Whether it lies in the manager's own scope: while the farmer is in their care, all of it is on their phone anyway.
  is_shown boolean not null default false,
  check (manager_id <> farmer_id),
  check (until_at >= from_at)
);

create unique index errand_of_subject on relations.errand (subject_id) where until_at is null;
create index errand_of_farm on relations.errand (farm_id) where is_shown;
create index errand_of_farmer on relations.errand (farmer_id);
create index errand_of_manager on relations.errand (manager_id, farm_id);

-- What a phone needs to visit and inspect one farm: the land and the season, and what this manager made there. Nothing of
-- other farms, and nothing that others wrote.
create function relations.rows_of_errand(e relations.errand) returns table (type text, id uuid) language sql stable as $$
  select 'errand', e.id
  union all select 'farm', f.id from farms.farm f where f.id = e.farm_id and f.removed_at is null
  union all select 'plot', p.id from farms.plot p where p.farm_id = e.farm_id and p.removed_at is null
  union all select 'season', s.id from seasons.season s where s.id = e.season_id and s.removed_at is null
  union all select 'visit', v.id from extension.visit v
    where v.keeper_id = e.farmer_id and v.farm_id = e.farm_id and v.manager_id = e.manager_id and v.removed_at is null
  union all select 'visitPlan', p.id from extension.visit_plan p
    where p.keeper_id = e.farmer_id and p.farm_id = e.farm_id and p.manager_id = e.manager_id and p.removed_at is null
  union all select 'inspection', i.id from reports.inspection i
    where i.farm_id = e.farm_id and i.by_account = e.manager_id and i.removed_at is null
  union all select 'photo', p.id from farms.photo p
    where p.farm_id = e.farm_id and p.added_by = e.manager_id and p.removed_at is null
$$;

-- Brings what phones have of errands to these farmers in line with whether they last and who looks after the farmer now.
create function relations.show_errands(of_farmers uuid[]) returns void language plpgsql as $$
declare
  e relations.errand;
begin
  for e in
    select * from relations.errand x
    where x.farmer_id = any(of_farmers) and x.is_shown <> (x.until_at is null and not exists (
      select 1 from relations.assignment a
      where a.farmer_id = x.farmer_id and a.manager_id = x.manager_id and a.until_at is null))
    order by x.id for no key update
  loop
    update relations.errand set is_shown = not e.is_shown where id = e.id;
    perform sync.note(e.manager_id, 'NG', r.type, r.id, case when e.is_shown then 'gone' else 'put' end)
      from relations.rows_of_errand(e) r order by r.type, r.id;
  end loop;
end $$;

-- What changes on such a farm is told to whoever has the errand: the land to them as to others, what is made to its maker.
create function relations.note_on_errand() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'farm' then
    perform sync.note(e.manager_id, 'NG', 'farm', c.id, case when c.removed_at is null then 'put' else 'gone' end)
      from changed c join relations.errand e on e.farm_id = c.id and e.is_shown order by e.manager_id, c.id;
  elsif tg_table_name = 'plot' then
    perform sync.note(e.manager_id, 'NG', 'plot', c.id, case when c.removed_at is null then 'put' else 'gone' end)
      from changed c join relations.errand e on e.farm_id = c.farm_id and e.is_shown order by e.manager_id, c.id;
  elsif tg_table_name = 'season' then
    perform sync.note(e.manager_id, 'NG', 'season', c.id, case when c.removed_at is null then 'put' else 'gone' end)
      from changed c join relations.errand e on e.farm_id = c.farm_id and e.season_id = c.id and e.is_shown
      order by e.manager_id, c.id;
  elsif tg_table_name in ('visit', 'visit_plan') then
    perform sync.note(c.manager_id, 'NG', tg_argv[0], c.id, case when c.removed_at is null then 'put' else 'gone' end)
      from changed c join relations.errand e on e.farm_id = c.farm_id and e.manager_id = c.manager_id and e.is_shown
      order by c.manager_id, c.id;
  elsif tg_table_name = 'inspection' then
    perform sync.note(c.by_account, 'NG', 'inspection', c.id, case when c.removed_at is null then 'put' else 'gone' end)
      from changed c join relations.errand e on e.farm_id = c.farm_id and e.manager_id = c.by_account and e.is_shown
      order by c.by_account, c.id;
  else
    perform sync.note(c.added_by, 'NG', 'photo', c.id, case when c.removed_at is null then 'put' else 'gone' end)
      from changed c join relations.errand e on e.farm_id = c.farm_id and e.manager_id = c.added_by and e.is_shown
      order by c.added_by, c.id;
  end if;
  return null;
end $$;

create trigger farm_of_errand_changes after update on farms.farm referencing new table as changed
  for each statement execute function relations.note_on_errand('farm');
create trigger plot_of_errand_made after insert on farms.plot referencing new table as changed
  for each statement execute function relations.note_on_errand('plot');
create trigger plot_of_errand_changes after update on farms.plot referencing new table as changed
  for each statement execute function relations.note_on_errand('plot');
create trigger season_of_errand_changes after update on seasons.season referencing new table as changed
  for each statement execute function relations.note_on_errand('season');
create trigger visit_on_errand_made after insert on extension.visit referencing new table as changed
  for each statement execute function relations.note_on_errand('visit');
create trigger visit_on_errand_changes after update on extension.visit referencing new table as changed
  for each statement execute function relations.note_on_errand('visit');
create trigger plan_on_errand_made after insert on extension.visit_plan referencing new table as changed
  for each statement execute function relations.note_on_errand('visitPlan');
create trigger plan_on_errand_changes after update on extension.visit_plan referencing new table as changed
  for each statement execute function relations.note_on_errand('visitPlan');
create trigger inspection_on_errand_made after insert on reports.inspection referencing new table as changed
  for each statement execute function relations.note_on_errand('inspection');
create trigger photo_on_errand_made after insert on farms.photo referencing new table as changed
  for each statement execute function relations.note_on_errand('photo');
create trigger photo_on_errand_changes after update on farms.photo referencing new table as changed
  for each statement execute function relations.note_on_errand('photo');
