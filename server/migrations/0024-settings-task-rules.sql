-- What was said of a rule of tasks after the rules the house begins with; a newer word never overwrites one.
create table settings.task_rule (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  crop text not null check (length(crop) <= 40),
  is_on boolean not null,
  days smallint not null check (days between 0 and 365),
  priority smallint not null check (priority between 1 and 3),
  most_snooze_days smallint not null check (most_snooze_days between 0 and 60),
  source text not null check (length(source) between 1 and 300),
  since date not null,
  version integer not null check (version > 0),
  said_by uuid not null references accounts.account,
  created_at timestamptz not null
);

create unique index task_rule_by_key on settings.task_rule (kind, crop, version);

create trigger task_rule_stays before update or delete on settings.task_rule
  for each row execute function kit.refuse_change();
