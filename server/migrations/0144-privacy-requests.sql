create schema privacy;

-- What people ask under ss. 34 to 38 of the Nigeria Data Protection Act 2023.
create table privacy.request (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  kind text not null check (kind in
    ('access', 'correction', 'erasure', 'restriction', 'objection', 'portability', 'review')),
  words text not null check (length(words) <= 1000),
  -- Uses that stopped when it was asked; of a restriction or an objection.
  uses text[] not null default '{}',
  asked_at timestamptz not null,
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'done', 'refused', 'withdrawn')),
  answer text not null default '' check (length(answer) <= 1000),
  answered_by uuid references accounts.account,
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null))
);

create index request_by_account on privacy.request (account_id, id desc);
create index request_by_due on privacy.request (due_on, id) where state = 'open';
create index request_by_age on privacy.request (id desc);
-- One open request of a kind for a person: the second says nothing new.
create unique index request_once on privacy.request (account_id, kind) where state = 'open' and kind <> 'review';

-- Incidents with personal data (s. 40). What happened next are steps; neither is changed.
create table privacy.incident (
  id uuid primary key,
  title text not null check (length(title) between 1 and 200),
  what text not null check (length(what) between 1 and 2000),
  data_kinds text not null check (length(data_kinds) between 1 and 500),
  people_many integer not null check (people_many between 0 and 300000000),
  risk text not null check (risk in ('none', 'likely', 'high')),
  -- When the house came to know: the clock of s. 40(2) runs from here.
  known_at timestamptz not null,
  recorded_by uuid not null references accounts.account,
  recorded_at timestamptz not null
);

create index incident_by_known on privacy.incident (known_at desc, id desc);

create table privacy.incident_step (
  id uuid primary key,
  incident_id uuid not null references privacy.incident,
  kind text not null check (kind in ('note', 'contained', 'commission-told', 'people-told', 'closed')),
  words text not null check (length(words) between 1 and 2000),
  happened_at timestamptz not null,
  recorded_by uuid not null references accounts.account,
  recorded_at timestamptz not null
);

create index incident_step_by_incident on privacy.incident_step (incident_id, happened_at, id);

create trigger incident_stays before update or delete on privacy.incident
  for each row execute function kit.refuse_change();
create trigger incident_step_stays before update or delete on privacy.incident_step
  for each row execute function kit.refuse_change();

-- When each job that forgets what is over ran last.
create table privacy.retention_run (
  name text primary key,
  ran_at timestamptz not null,
  runs bigint not null default 1
);
