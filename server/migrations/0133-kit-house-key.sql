-- Keys of the house, each sealed with what its operator keeps outside (SECRET_KEY). `root` is what all others are derived from
-- once that secret was changed; before, the secret itself is. Any other purpose has a row for each time its key was renewed:
-- the newest seals and signs, the older ones still open what they sealed.
create table kit.house_key (
  purpose text not null check (purpose in ('root', 'vault', 'vault-twins', 'factor', 'recovery', 'trace-log', 'inspections')),
  generation int not null check (generation > 0),
  sealed bytea not null,
  made_at timestamptz not null,
  primary key (purpose, generation),
  check (purpose <> 'root' or generation = 1)
);
