-- Farmers who may be one person. A pair is kept once, the lower id first.
create table relations.likeness (
  id uuid primary key,
  low_id uuid not null references accounts.account,
  high_id uuid not null references accounts.account,
  -- What speaks for it and against it, and what that comes to, as it was found last.
  reasons text[] not null,
  score smallint not null,
  found_at timestamptz not null,
  state text not null check (state in ('open', 'different', 'merged')),
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  decided_score smallint,
  reason text not null default '' check (length(reason) <= 500),
  unique (low_id, high_id),
  check (low_id < high_id),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (decided_score is null))
);

create index likeness_by_state on relations.likeness (state, score desc, id desc);
create index likeness_of_high on relations.likeness (high_id);

-- What people said of a pair. Whoever proposes is not the one who decides.
create table relations.likeness_word (
  id uuid primary key,
  likeness_id uuid not null references relations.likeness,
  says text not null check (says in ('same', 'different')),
  -- Which account should stay, by whoever says that they are one.
  stays_id uuid references accounts.account,
  reason text not null check (length(reason) between 1 and 500),
  said_by uuid not null references accounts.account,
  said_at timestamptz not null,
  check ((says = 'same') = (stays_id is not null))
);

create index likeness_word_of_pair on relations.likeness_word (likeness_id, id desc);

create trigger likeness_word_stays before update or delete on relations.likeness_word
  for each row execute function kit.refuse_change();

-- Two accounts that became one: who decided it and why, and both as they were.
create table relations.merge (
  id uuid primary key,
  likeness_id uuid not null references relations.likeness,
  from_id uuid not null unique references accounts.account,
  into_id uuid not null references accounts.account,
  merged_by uuid not null references accounts.account,
  merged_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  choices jsonb not null,
  from_was jsonb not null,
  into_was jsonb not null
);

create index merge_into on relations.merge (into_id);

-- It is never changed but to erase a person: what they were is then emptied.
create function relations.keep_merge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.from_was = '{}' and new.into_was = '{}'
     and to_jsonb(new) - '{from_was,into_was}'::text[] = to_jsonb(old) - '{from_was,into_was}'::text[] then
    return new;
  end if;
  raise exception 'relations.merge keeps its rows';
end $$;

create trigger merge_stays before update or delete on relations.merge
  for each row execute function relations.keep_merge();

-- How farmers are found who may be somebody: how their names sound, in their village and in their LGA.
create table relations.likeness_key (
  key text not null check (length(key) <= 300),
  account_id uuid not null references accounts.account,
  primary key (key, account_id)
);

create index likeness_key_of_account on relations.likeness_key (account_id);

-- Farmers of whom something changed that may make them like another; they are looked at after the commit. One that is being
-- looked at and changes again is due again.
create table relations.likeness_due (
  account_id uuid primary key references accounts.account,
  asked_at timestamptz not null default now(),
  taken_at timestamptz
);

create index likeness_due_oldest on relations.likeness_due (asked_at);

create function relations.seek_likeness(of_account uuid) returns void language sql as $$
  insert into relations.likeness_due (account_id)
    select of_account where exists (select 1 from accounts.account where id = of_account and 'farmer' = any(roles))
  on conflict (account_id) do update set asked_at = excluded.asked_at, taken_at = null;
$$;

create function relations.seek_likeness_of_row() returns trigger language plpgsql as $$
begin
  perform relations.seek_likeness((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end $$;

create function relations.seek_likeness_of_rows() returns trigger language plpgsql as $$
begin
  perform relations.seek_likeness(keeper_id) from (select distinct keeper_id from made order by keeper_id) keepers;
  return null;
end $$;

create trigger account_may_be_like after insert or update of first_name, last_name, phone, state on accounts.account
  for each row execute function relations.seek_likeness_of_row('id');
create trigger profile_may_be_like
  after insert or update of location, state_code, lga, gender, birth_date on accounts.profile
  for each row execute function relations.seek_likeness_of_row('id');
create trigger number_may_be_like after insert or update of twin_hash on accounts.identity_number
  for each row execute function relations.seek_likeness_of_row('account_id');

create trigger plot_may_be_like after update of boundary on farms.plot
  for each row execute function relations.seek_likeness_of_row('keeper_id');
create trigger plots_may_be_like after insert on farms.plot referencing new table as made
  for each statement execute function relations.seek_likeness_of_rows();

-- Those who are here already.
insert into relations.likeness_due (account_id) select id from accounts.account where 'farmer' = any(roles);
