create schema figures;

-- What is counted of each farmer: from it every figure of a place is summed. No name, and nothing that was not counted; made
-- anew whenever something of the farmer changes, and gone with the account.
create table figures.farmer (
  account_id uuid primary key,
  -- Where they say they live, else where their first farm lies; '' where neither is said.
  state_code text not null,
  lga text not null,
  gender text,
  birth_year smallint,
  has_agreed boolean not null,
  manager_id uuid,
  farms integer not null default 0,
  mapped_farms integer not null default 0,
  hectares numeric not null default 0,
  visited_on date,
  asked integer not null default 0,
  answered integer not null default 0,
  -- How long each first answer took.
  answer_minutes integer[] not null default '{}',
  -- Whether somebody looked if advice was followed, and whether it was.
  was_looked boolean not null default false,
  has_followed boolean not null default false,
  yield_kg numeric,
  baseline_kg numeric,
  loans integer not null default 0,
  loans_on_time integer not null default 0,
  insured_square_metres bigint not null default 0,
  sold_grams bigint not null default 0,
  lots integer not null default 0,
  plotted_lots integer not null default 0,
  -- The last day on which this holds though nobody does anything: windows move on.
  holds_until date
);

create index farmer_by_place on figures.farmer (state_code, lga);
create index farmer_moves_on on figures.farmer (holds_until) where holds_until is not null;

-- Places whose sums are to be made anew.
create table figures.stale (
  state_code text not null,
  lga text not null,
  primary key (state_code, lga)
);

-- Sums of a day: of an LGA; of a state (lga '*'); of the country (both '*').
create table figures.tally (
  day date not null,
  state_code text not null,
  lga text not null,
  counted_at timestamptz not null,
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  primary key (day, state_code, lga)
);

-- How far the counting came. One row.
create table figures.progress (
  is_one boolean primary key default true check (is_one),
  -- The day the sums are of, and when they were made.
  day date,
  counted_at timestamptz,
  -- Everybody is counted anew after this id; null while nobody is.
  after_id uuid default '00000000-0000-0000-0000-000000000000'
);

insert into figures.progress default values;

-- Up to which revision of each shard changes were counted.
create table figures.mark (
  shard text primary key,
  rev bigint not null
);

-- People something changed of that no phone keeps.
create table figures.changed (
  account_id uuid primary key,
  times integer not null default 1
);

-- The row is changed though it is there: whoever counts waits for this transaction, and then sees what it did.
create function figures.note(account uuid) returns void language sql as $$
  insert into figures.changed as c (account_id) values (account)
    on conflict (account_id) do update set times = c.times + 1;
$$;

create function figures.note_account() returns trigger language plpgsql as $$
begin
  perform figures.note(new.id);
  return null;
end $$;

create trigger account_is_counted after insert on accounts.account
  for each row when ('farmer' = any(new.roles)) execute function figures.note_account();
create trigger account_is_counted_anew after update of state, roles on accounts.account
  for each row when (old.state <> new.state or old.roles <> new.roles) execute function figures.note_account();

create function figures.note_keeper() returns trigger language plpgsql as $$
begin
  perform figures.note(new.keeper_id);
  if tg_op = 'UPDATE' and old.keeper_id <> new.keeper_id then perform figures.note(old.keeper_id); end if;
  return null;
end $$;

create trigger cover_is_counted after insert or update of keeper_id, state on insurance.cover
  for each row execute function figures.note_keeper();
-- Of a loan, phones are not told of each change that counts.
create trigger loan_is_counted after update of next_due_on, state on loans.loan
  for each row when (old.next_due_on is distinct from new.next_due_on or old.state <> new.state)
  execute function figures.note_keeper();
