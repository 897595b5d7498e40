-- Lots: amounts of produce. What was done with them are steps that never change; each writes lines of grams, as a ledger does,
-- and what is left of a lot is the sum of its lines.
create schema lots;

create table lots.step (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  kind text not null check (kind in ('stored', 'split', 'joined', 'moved', 'gone', 'taken-back')),
  happened_on date not null,
  -- The harvest that came in, and all that is said of it.
  harvest_id uuid references seasons.harvest,
  origin json,
  takes json not null check (json_typeof(takes) = 'array'),
  gives json not null check (json_typeof(gives) = 'array'),
  gone json,
  moved json,
  -- A step is taken back once at most.
  takes_back uuid unique references lots.step check (takes_back <> id),
  -- What came in from a harvest, and what went for good; below nothing where that is taken back.
  in_grams bigint not null,
  gone_grams bigint not null,
  note text not null check (length(note) <= 1000),
  recorded_by uuid not null references accounts.account,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((kind = 'stored') = (harvest_id is not null) and (kind = 'stored') = (origin is not null)),
  check ((kind = 'taken-back') = (takes_back is not null)),
  check ((kind = 'moved') = (moved is not null)),
  check (kind <> 'gone' or gone is not null)
);

create index step_by_harvest on lots.step (harvest_id) where harvest_id is not null;

create table lots.lot (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  born_by uuid not null references lots.step,
  crop text not null check (length(crop) between 1 and 60),
  variety text not null check (length(variety) <= 60),
  grade text not null check (grade in ('ungraded', 'grade-1', 'grade-2', 'grade-3')),
  custody text not null check (custody in ('ordinary', 'certified', 'identity-preserved')),
  certificate text not null check (length(certificate) <= 80),
  season_id uuid references seasons.season,
  harvest_id uuid references seasons.harvest,
  plot_id uuid references farms.plot,
  unit text not null check (length(unit) between 1 and 40),
  kilograms_per_unit double precision not null check (kilograms_per_unit > 0),
  market text not null check (length(market) <= 80),
  weighed_on date not null,
  source text not null check (length(source) between 1 and 300),
  born_on date not null,
  born_grams bigint not null check (born_grams between 1 and 1000000000000),
  left_grams bigint not null default 0,
  stands_at text not null check (length(stands_at) between 1 and 80),
  parents uuid[] not null,
  constraint lot_not_overdrawn check (left_grams between 0 and born_grams)
);

create index lot_by_keeper on lots.lot (keeper_id, id desc);
create index lot_born_by on lots.lot (born_by);

-- What a step did to a lot: grams in, grams out, nought where it only moved. The story of a lot is its lines.
create table lots.line (
  step_id uuid not null references lots.step,
  lot_id uuid not null references lots.lot,
  grams bigint not null,
  primary key (step_id, lot_id)
);

create index line_by_lot on lots.line (lot_id);

create trigger step_stays before update or delete on lots.step for each row execute function kit.refuse_change();
create trigger step_is_never_emptied before truncate on lots.step for each statement execute function kit.refuse_change();
create trigger line_stays before update or delete on lots.line for each row execute function kit.refuse_change();
create trigger line_is_never_emptied before truncate on lots.line for each statement execute function kit.refuse_change();
create trigger lot_stays_here before delete on lots.lot for each row execute function kit.refuse_change();
create trigger lot_is_never_emptied before truncate on lots.lot for each statement execute function kit.refuse_change();
create trigger lot_stays before update of id, born_by, crop, variety, grade, custody, certificate, season_id, harvest_id,
  plot_id, unit, kilograms_per_unit, market, weighed_on, source, born_on, born_grams, parents on lots.lot
  for each row execute function kit.refuse_change();

select accounts.allow_merge('lots.step', 'step_stays');

-- What is left changes by lines and in no other way: only the trigger below may touch it. And it begins with nothing.
create trigger lot_left_by_lines_only before update of left_grams on lots.lot
  for each row when (pg_trigger_depth() = 0) execute function kit.refuse_change();

create function lots.refuse_filled() returns trigger language plpgsql as $$
begin
  raise exception 'a lot is born with nothing in it; its first line fills it';
end $$;

create trigger lot_born_empty before insert on lots.lot
  for each row when (new.left_grams <> 0) execute function lots.refuse_filled();

create function lots.add_line() returns trigger language plpgsql as $$
begin
  update lots.lot set left_grams = left_grams + new.grams where id = new.lot_id;
  return null;
end $$;

create trigger line_counts after insert on lots.line
  for each row when (new.grams <> 0) execute function lots.add_line();

-- Mass balance, at the end of each transaction: what a step did to lots is what came in less what went.
create function lots.check_balance() returns trigger language plpgsql as $$
declare
  of_step uuid := coalesce(to_jsonb(new) ->> 'step_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if exists (
    select 1 from lots.step s where s.id = of_step and s.in_grams - s.gone_grams
      <> (select coalesce(sum(l.grams), 0) from lots.line l where l.step_id = s.id)
  ) then
    raise exception 'the step % does not balance', of_step using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger step_balances after insert on lots.step
  deferrable initially deferred for each row execute function lots.check_balance();
create constraint trigger line_balances after insert on lots.line
  deferrable initially deferred for each row execute function lots.check_balance();

create trigger step_changes after insert or update or delete on lots.step
  for each row execute function sync.note_kept_row('lotStep');
