create schema extension;

create table extension.visit (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  manager_id uuid not null references accounts.account,
  -- As the manager was called then.
  manager_name text not null check (length(manager_name) between 1 and 201),
  farm_id uuid references farms.farm,
  visited_on date not null check (visited_on between '1900-01-01' and '2199-12-31'),
  purpose text not null check (purpose in ('routine', 'planting', 'crop-care', 'pests', 'harvest', 'training', 'other')),
  advice text not null check (length(advice) between 1 and 2000),
  request_id uuid,
  rating smallint check (rating between 1 and 5),
  rating_note text not null default '' check (length(rating_note) <= 500),
  -- A visit is corrected once; whoever corrects again corrects the newer one.
  corrects uuid unique references extension.visit,
  created_at timestamptz not null,
  removed_at timestamptz
);

create index visit_by_keeper on extension.visit (keeper_id, id desc);
create index visit_by_manager on extension.visit (manager_id, id desc);

-- What was advised stays as it was said: only the farmer's rating comes after.
create function extension.keep_visit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'extension.visit keeps its rows';
  end if;
  if (new.id, new.keeper_id, new.manager_id, new.manager_name, new.farm_id, new.visited_on, new.purpose, new.advice,
      new.request_id, new.corrects, new.created_at)
     is distinct from (old.id, old.keeper_id, old.manager_id, old.manager_name, old.farm_id, old.visited_on, old.purpose,
      old.advice, old.request_id, old.corrects, old.created_at) then
    raise exception 'extension.visit keeps what was said';
  end if;
  return new;
end $$;

create trigger visit_stays before update or delete on extension.visit
  for each row execute function extension.keep_visit();

create table extension.visit_request (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  wanted_on date check (wanted_on between '1900-01-01' and '2199-12-31'),
  reason text not null check (length(reason) between 1 and 500),
  state text not null check (state in ('asked', 'planned', 'done', 'declined')),
  planned_on date check (planned_on between '1900-01-01' and '2199-12-31'),
  answer text not null default '' check (length(answer) <= 1000),
  answered_by uuid references accounts.account,
  answered_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz
);

create index request_by_keeper on extension.visit_request (keeper_id, id desc);

create table extension.issue (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  farm_id uuid references farms.farm,
  kind text not null check (kind in ('pests', 'disease', 'water', 'soil', 'inputs', 'theft', 'market', 'other')),
  description text not null check (length(description) <= 1000),
  -- Photos of the farm; not checked to be there, for one that was refused must not hold the problem back.
  photo_ids uuid[] not null check (cardinality(photo_ids) <= 3),
  voice_id uuid,
  state text not null check (state in ('open', 'closed')),
  answer text not null default '' check (length(answer) <= 1000),
  opened_by uuid not null references accounts.account,
  answered_by uuid references accounts.account,
  opened_at timestamptz not null,
  closed_at timestamptz,
  removed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);

create index issue_by_keeper on extension.issue (keeper_id, id desc);

create table extension.voice (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  added_by uuid not null references accounts.account,
  media_type text not null check (media_type in ('audio/webm', 'audio/ogg')),
  -- The key of its bytes in the file store.
  file_key text not null check (file_key ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  removed_at timestamptz
);

create index voice_by_keeper on extension.voice (keeper_id);

create trigger visit_changes after insert or update or delete on extension.visit
  for each row execute function sync.note_kept_row('visit');
create trigger request_changes after insert or update or delete on extension.visit_request
  for each row execute function sync.note_kept_row('visitRequest');
create trigger issue_changes after insert or update or delete on extension.issue
  for each row execute function sync.note_kept_row('issue');
create trigger voice_changes after insert or update or delete on extension.voice
  for each row execute function sync.note_kept_row('voice');

-- Who looks after a farmer, as a record of that farmer: it changes with the assignment and with the manager's own card.
create function extension.note_agent() returns trigger language plpgsql as $$
begin
  perform sync.note(new.farmer_id, 'NG', 'agent', new.farmer_id, case when new.until_at is null then 'put' else 'gone' end);
  return null;
end $$;

create trigger agent_changes after insert or update on relations.assignment
  for each row execute function extension.note_agent();

create function extension.note_agents_of_manager() returns trigger language plpgsql as $$
begin
  perform sync.note(farmer_id, 'NG', 'agent', farmer_id, 'put')
    from (select farmer_id from relations.assignment where manager_id = new.id and until_at is null order by farmer_id) care;
  return null;
end $$;

create trigger agent_card_changes after update of first_name, last_name, phone, photo_key on accounts.account
  for each row when ('extension-manager' = any(new.roles)) execute function extension.note_agents_of_manager();

-- Those who were looked after before phones kept this.
select sync.note(farmer_id, 'NG', 'agent', farmer_id, 'put') from relations.assignment where until_at is null order by farmer_id;
