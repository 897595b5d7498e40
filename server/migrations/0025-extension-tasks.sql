-- What managers said of tasks: put off, done, to be done after all. Of the farmer, so that the next manager knows of it.
create table extension.task_snooze (
  id uuid primary key,
  -- The kind of the rule and its subject; tasks themselves are made on phones and kept nowhere.
  task_id text not null check (length(task_id) between 3 and 161),
  keeper_id uuid not null references accounts.account,
  state text not null check (state in ('snoozed', 'done', 'open')),
  until date check (until between '1900-01-01' and '2199-12-31'),
  reason text not null check (length(reason) <= 300),
  said_by uuid not null references accounts.account,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((state = 'snoozed') = (until is not null)),
  check (state <> 'snoozed' or reason <> '')
);

create index task_snooze_by_keeper on extension.task_snooze (keeper_id, id desc);

create trigger task_snooze_stays before update or delete on extension.task_snooze
  for each row execute function kit.refuse_change();
create trigger task_snooze_changes after insert or update or delete on extension.task_snooze
  for each row execute function sync.note_kept_row('taskSnooze');
