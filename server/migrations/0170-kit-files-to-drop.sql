-- Files of erased accounts, until the file store has dropped them: written with the erasure, so that none is left behind.
create table kit.file_to_drop (
  key text not null check (length(key) between 1 and 200),
  extension text not null check (length(extension) between 1 and 20),
  noted_at timestamptz not null,
  primary key (key, extension)
);
