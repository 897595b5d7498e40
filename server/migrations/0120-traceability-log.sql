-- The tamper-evident log (RFC 6962): what was said of lots cannot be changed later without anybody seeing it.
create schema if not exists traceability;

-- What the commitments of a person's or a company's entries are salted from. Deleted when they are erased: the entries stay
-- provable, and nobody can tell any more what they were about.
create table traceability.log_key (
  subject_id uuid primary key,
  key bytea not null check (length(key) = 32),
  made_at timestamptz not null
);

-- Entries that were written and have no place yet. Put here in the transaction of what they are about; places are given
-- after the commit, by one server at a time, so that no writer waits for another.
create table traceability.log_wait (
  number bigint generated always as identity primary key,
  entry_id uuid not null unique,
  subject_id uuid not null,
  leaf text not null check (length(leaf) between 1 and 4000)
);

create table traceability.log_leaf (
  position bigint primary key check (position between 0 and 9007199254740991),
  entry_id uuid not null unique,
  -- Whose key its commitment is salted from; the nil id for what is nobody's.
  subject_id uuid not null,
  leaf text not null
);

-- Whole nodes of the tree: over 2^level leaves, the `place`-th of its level. They never change.
create table traceability.log_node (
  level smallint not null check (level between 0 and 53),
  place bigint not null check (place >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, place)
);

-- What was signed and may have left the house, to the letter.
create table traceability.log_checkpoint (
  size bigint primary key check (size >= 0),
  note text not null,
  made_at timestamptz not null
);

-- What the nightly look found: `fault` is null where all is whole.
create table traceability.log_check (
  number bigint generated always as identity primary key,
  size bigint not null,
  fault text check (fault in ('leaf-changed', 'leaf-missing', 'node-changed', 'checkpoint-changed', 'content-changed')),
  at_position bigint,
  checked_at timestamptz not null
);

create trigger log_leaf_stays before update or delete on traceability.log_leaf
  for each row execute function kit.refuse_change();
create trigger log_leaf_is_never_emptied before truncate on traceability.log_leaf
  for each statement execute function kit.refuse_change();
create trigger log_node_stays before update or delete on traceability.log_node
  for each row execute function kit.refuse_change();
create trigger log_node_is_never_emptied before truncate on traceability.log_node
  for each statement execute function kit.refuse_change();
create trigger log_checkpoint_stays before update or delete on traceability.log_checkpoint
  for each row execute function kit.refuse_change();
create trigger log_checkpoint_is_never_emptied before truncate on traceability.log_checkpoint
  for each statement execute function kit.refuse_change();
create trigger log_check_stays before update or delete on traceability.log_check
  for each row execute function kit.refuse_change();
create trigger log_check_is_never_emptied before truncate on traceability.log_check
  for each statement execute function kit.refuse_change();
-- A key is made once and goes when its subject does; another in its place would disown what was said.
create trigger log_key_stays before update on traceability.log_key
  for each row execute function kit.refuse_change();
create trigger log_wait_stays before update on traceability.log_wait
  for each row execute function kit.refuse_change();
