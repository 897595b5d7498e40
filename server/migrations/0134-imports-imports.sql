-- Lists brought from elsewhere: tried row by row, written once they are confirmed, taken back where nothing was built on them.
create schema imports;

create table imports.import (
  id uuid primary key,
  kind text not null check (kind in ('farmers', 'farms', 'prices')),
  format text not null check (format in ('csv', 'xlsx', 'json')),
  file_name text not null check (length(file_name) between 1 and 120),
  -- Where the papers lie on which farmers agreed.
  papers_at text not null check (length(papers_at) <= 200),
  -- How the file calls columns of ours.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- The key of its bytes in the file store; null once it was read.
  file_key text check (file_key ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('reading', 'checked', 'refused', 'applying', 'applied', 'undoing', 'undone')),
  fault text,
  fault_columns text[] not null default '{}',
  columns text[] not null default '{}',
  ignored text[] not null default '{}',
  -- Rows read so far; all of them once `total` is known.
  read integer not null default 0,
  total integer,
  good integer not null default 0,
  bad integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  made_by uuid not null references accounts.account,
  made_at timestamptz not null,
  confirmed_by uuid references accounts.account,
  confirmed_at timestamptz,
  applied_at timestamptz,
  undone_by uuid references accounts.account,
  undone_at timestamptz,
  check ((state = 'refused') = (fault is not null)),
  check (good + bad = read)
);

create index import_newest on imports.import (id desc);

create table imports.row (
  import_id uuid not null references imports.import,
  -- The number of its line in the file.
  line integer not null check (line > 0),
  -- What it makes, from the time it was tried: written twice it would be one.
  made_id uuid not null unique,
  cells text[] not null,
  -- What it says, as its kind reads it; null where it cannot be read.
  draft jsonb,
  -- Alike for two rows that say the same.
  same_as bytea,
  state text not null check (state in ('good', 'bad', 'done', 'failed', 'undone', 'kept')),
  faults jsonb not null check (jsonb_typeof(faults) = 'array'),
  primary key (import_id, line),
  check ((state = 'bad') = (same_as is null))
);

create index row_by_state on imports.row (import_id, state, line);
create unique index row_is_once on imports.row (import_id, same_as) where same_as is not null;

-- How forms and tables of others name the columns of ours; a changed one is a new one.
create table imports.mapping (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('farmers', 'farms', 'prices')),
  fields jsonb not null check (jsonb_typeof(fields) = 'array'),
  made_by uuid not null references accounts.account,
  made_at timestamptz not null
);

create trigger mapping_stays before update or delete on imports.mapping
  for each row execute function kit.refuse_change();
