create schema supervision;

-- A part of a state that one supervisor answers for.
create table supervision.zone (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null
);

create unique index zone_by_name on supervision.zone (state_code, lower(name));

-- An LGA belongs to one zone at most.
create table supervision.zone_lga (
  state_code text not null,
  lga text not null check (length(lga) between 1 and 60),
  zone_id uuid not null references supervision.zone,
  primary key (state_code, lga)
);

create index zone_lga_by_zone on supervision.zone_lga (zone_id);

-- Who supervised a zone, from when until when; what was is kept.
create table supervision.duty (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  supervisor_id uuid not null references accounts.account,
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  decided_by uuid not null references accounts.account,
  reason text not null check (length(reason) between 1 and 500),
  ended_by uuid references accounts.account,
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((until_at is null) = (ended_by is null))
);

create unique index duty_of_zone on supervision.duty (zone_id) where until_at is null;
create unique index duty_of_supervisor on supervision.duty (supervisor_id) where until_at is null;
create index duty_by_zone on supervision.duty (zone_id, from_at desc);

-- Which zone an extension manager works in. Their farmers count there wherever these live.
create table supervision.posting (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  manager_id uuid not null references accounts.account,
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  decided_by uuid not null references accounts.account,
  reason text not null check (length(reason) between 1 and 500)
);

create unique index posting_of_manager on supervision.posting (manager_id) where until_at is null;
create index posting_by_zone on supervision.posting (zone_id, until_at);
create index posting_by_manager on supervision.posting (manager_id, from_at);

-- What a supervisor wrote to a manager: it stays as it was said, and is read once.
create table supervision.note (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  manager_id uuid not null references accounts.account,
  by_id uuid not null references accounts.account,
  -- As the supervisor was called then.
  by_name text not null check (length(by_name) between 1 and 201),
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null,
  seen_at timestamptz
);

create index note_by_manager on supervision.note (manager_id, id desc);

create function supervision.keep_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.seen_at is not null
     or (new.id, new.zone_id, new.manager_id, new.by_id, new.by_name, new.text, new.created_at)
        is distinct from (old.id, old.zone_id, old.manager_id, old.by_id, old.by_name, old.text, old.created_at) then
    raise exception 'supervision.note keeps what was said';
  end if;
  return new;
end $$;

create trigger note_stays before update or delete on supervision.note
  for each row execute function supervision.keep_note();

create table supervision.hand_over (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  from_id uuid not null references accounts.account,
  from_name text not null check (length(from_name) between 1 and 201),
  to_id uuid not null references accounts.account,
  by_id uuid not null references accounts.account,
  by_name text not null check (length(by_name) between 1 and 201),
  note text not null check (length(note) between 1 and 1000),
  farmer_ids uuid[] not null check (cardinality(farmer_ids) between 1 and 500),
  created_at timestamptz not null,
  check (from_id <> to_id)
);

create index hand_over_by_receiver on supervision.hand_over (to_id, id desc);

create trigger hand_over_stays before update or delete on supervision.hand_over
  for each row execute function kit.refuse_change();

-- Trainings, demonstrations, groups formed: what the yearly return counts besides visits.
create table supervision.event (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  kind text not null check (kind in ('mtrm', 'fnt', 'ofar', 'spat', 'mtp', 'field-day', 'agric-show', 'radio-tv',
    'pre-season-training', 'post-harvest-training', 'other-training', 'group-formed', 'group-with-bank',
    'group-with-credit')),
  title text not null check (length(title) between 1 and 200),
  organiser text not null check (length(organiser) <= 200),
  category text not null check (length(category) <= 120),
  held_on date not null check (held_on between '1900-01-01' and '2199-12-31'),
  many integer not null check (many between 1 and 10000),
  men integer not null check (men between 0 and 100000),
  women integer not null check (women between 0 and 100000),
  youth integer not null check (youth between 0 and men + women),
  place text not null check (length(place) <= 200),
  collaborators text not null check (length(collaborators) <= 300),
  note text not null check (length(note) <= 1000),
  recorded_by uuid not null references accounts.account,
  by_name text not null check (length(by_name) between 1 and 201),
  -- An event is corrected once; whoever corrects again corrects the newer one.
  corrects uuid unique references supervision.event,
  is_cancelled boolean not null,
  created_at timestamptz not null,
  check (corrects is not null or not is_cancelled)
);

create index event_by_zone on supervision.event (zone_id, held_on);
create index event_by_recorder on supervision.event (recorded_by, held_on desc);

create trigger event_stays before update or delete on supervision.event
  for each row execute function kit.refuse_change();

-- Targets, remarks and constraints of a zone's year; a newer word never overwrites one.
create table supervision.return_word (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  year smallint not null check (year between 2000 and 2099),
  version integer not null check (version > 0),
  targets jsonb not null check (jsonb_typeof(targets) = 'object'),
  remarks text not null check (length(remarks) <= 3000),
  constraints text not null check (length(constraints) <= 3000),
  said_by uuid not null references accounts.account,
  created_at timestamptz not null,
  unique (zone_id, year, version)
);

create trigger return_word_stays before update or delete on supervision.return_word
  for each row execute function kit.refuse_change();

-- What supervision says to one manager is one record of their own; it changes with each of these. Its id is the account's.
create function supervision.note_guidance() returns trigger language plpgsql as $$
declare
  -- One function for tables that name the person differently.
  person uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  perform sync.note(person, 'NG', 'guidance', person, 'put');
  return null;
end $$;

create trigger duty_guides after insert or update on supervision.duty
  for each row execute function supervision.note_guidance('supervisor_id');
create trigger posting_guides after insert or update on supervision.posting
  for each row execute function supervision.note_guidance('manager_id');
create trigger note_guides after insert or update on supervision.note
  for each row execute function supervision.note_guidance('manager_id');
create trigger hand_over_guides after insert on supervision.hand_over
  for each row execute function supervision.note_guidance('to_id');
