-- A word on what a unit weighs or on a rule of tasks holds once a second admin agreed to it; what was refused stays to be read.
create table settings.word (
  id uuid primary key,
  kind text not null check (kind in ('task-rule', 'measure')),
  said jsonb not null check (jsonb_typeof(said) = 'object' and pg_column_size(said) < 4096),
  -- Of a rule: the version it was made of; nought for a first one, and for measures.
  made_of integer not null check (made_of >= 0),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  is_agreed boolean,
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  check ((is_agreed is null) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (decided_by <> asked_by)
);

create index word_waits on settings.word (asked_at, id) where is_agreed is null;

create function settings.keep_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.is_agreed is not null
     or to_jsonb(new) - '{is_agreed,decided_by,decided_at}'::text[]
       <> to_jsonb(old) - '{is_agreed,decided_by,decided_at}'::text[] then
    raise exception 'settings.word keeps what was said';
  end if;
  return new;
end $$;

create trigger word_stays before update or delete on settings.word
  for each row execute function settings.keep_word();
create trigger word_is_not_emptied before truncate on settings.word
  for each statement execute function kit.refuse_change();
