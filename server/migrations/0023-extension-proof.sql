alter table extension.visit
  -- What was found beside the advice, as the contract has it; null in visits of the first app.
  add column form jsonb,
  -- Whether the visit took place, by the farmer's own word; null until there is one.
  add column farmer_says boolean,
  add column farmer_said_at timestamptz,
  -- The advice without the accidents of typing, to find the same text given to many.
  add column advice_key text not null
    generated always as (md5(lower(regexp_replace(btrim(advice), '\s+', ' ', 'g')))) stored,
  add check ((farmer_says is null) = (farmer_said_at is null));

create index visit_by_advice on extension.visit (manager_id, advice_key, visited_on);

create or replace function extension.keep_visit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'extension.visit keeps its rows';
  end if;
  if (new.id, new.keeper_id, new.manager_id, new.manager_name, new.farm_id, new.visited_on, new.purpose, new.advice,
      new.request_id, new.corrects, new.created_at, new.form)
     is distinct from (old.id, old.keeper_id, old.manager_id, old.manager_name, old.farm_id, old.visited_on, old.purpose,
      old.advice, old.request_id, old.corrects, old.created_at, old.form) then
    raise exception 'extension.visit keeps what was said';
  end if;
  return new;
end $$;

-- What speaks for a visit having taken place, judged once when it arrived. Never leaves the server as it is: where a manager
-- was is for supervisors alone. A visit that arrived before there were proofs has none.
create table extension.visit_proof (
  visit_id uuid primary key references extension.visit,
  keeper_id uuid not null references accounts.account,
  manager_id uuid not null references accounts.account,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy_metres double precision check (accuracy_metres >= 0),
  -- By the phone's clock, like the start and the end.
  fixed_at timestamptz,
  looks_mocked boolean not null default false,
  no_position text check (no_position in ('denied', 'missing', 'silent')),
  started_at timestamptz,
  ended_at timestamptz,
  -- `right`: the farmer's digits of that day, which no manager's phone knows; `card` alone can be a copy.
  code text not null check (code in ('none', 'card', 'right', 'used', 'wrong')),
  metres_away double precision check (metres_away >= 0),
  -- That the farmer said no is not among them: it comes later, and stands in the visit.
  flags text[] not null,
  arrived_at timestamptz not null,
  check ((latitude is null) = (longitude is null) and (latitude is null) = (fixed_at is null)
    and (latitude is null) = (accuracy_metres is null))
);

create index proof_by_manager_and_time on extension.visit_proof (manager_id, fixed_at) where fixed_at is not null;
create index proof_flagged on extension.visit_proof (manager_id, arrived_at) where flags <> '{}';
create index proof_by_right_code on extension.visit_proof (keeper_id) where code = 'right';

create function extension.keep_proof() returns trigger language plpgsql as $$
begin
  raise exception 'extension.visit_proof keeps its rows as they are';
end $$;

create trigger proof_stays before update or delete on extension.visit_proof
  for each row execute function extension.keep_proof();

create table extension.visit_plan (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  manager_id uuid not null references accounts.account,
  farm_id uuid references farms.farm,
  planned_on date not null check (planned_on between '1900-01-01' and '2199-12-31'),
  time_of_day text check (time_of_day in ('morning', 'afternoon', 'evening')),
  purpose text not null check (purpose in ('routine', 'planting', 'crop-care', 'pests', 'harvest', 'training', 'other')),
  note text not null default '' check (length(note) <= 500),
  state text not null check (state in ('planned', 'done', 'cancelled')),
  reason text not null default '' check (length(reason) <= 500),
  visit_id uuid references extension.visit,
  revised_by uuid references accounts.account,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (visit_id is null or state = 'done')
);

create index plan_by_keeper on extension.visit_plan (keeper_id, id desc);

create trigger plan_changes after insert or update or delete on extension.visit_plan
  for each row execute function sync.note_kept_row('visitPlan');
