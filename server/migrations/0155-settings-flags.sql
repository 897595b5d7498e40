-- What an admin said of a feature flag: for whom it is on, and why. The newest word holds; none is ever overwritten.
create table settings.flag_word (
  id uuid primary key,
  name text not null check (name ~ '^[a-z-]{1,40}$'),
  mode text not null check (mode in ('off', 'on', 'some')),
  roles text[] not null,
  states text[] not null check (cardinality(states) <= 37),
  percent smallint not null check (percent between 0 and 100),
  reason text not null check (length(reason) between 1 and 300),
  said_by uuid not null references accounts.account,
  said_at timestamptz not null
);

create index flag_word_newest on settings.flag_word (name, said_at desc, id desc);

create trigger flag_word_is_kept before update or delete on settings.flag_word
  for each row execute function kit.refuse_change();
create trigger flag_word_is_not_emptied before truncate on settings.flag_word
  for each statement execute function kit.refuse_change();
