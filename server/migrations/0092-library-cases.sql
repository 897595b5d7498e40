-- Problems of pests and diseases that a manager passed to an agronomist, with what may be seen of each. What was passed on does
-- not grow afterwards: photos and walks are named here.
create table library.passed_case (
  id uuid primary key,
  issue_id uuid not null references extension.issue,
  keeper_id uuid not null references accounts.account,
  farm_id uuid references farms.farm,
  agronomist_id uuid not null references accounts.account,
  passed_by uuid not null references accounts.account check (passed_by <> agronomist_id),
  -- Emptied when its farmer is erased.
  question text not null check (length(question) <= 1000),
  crops text[] not null,
  state_code text,
  lga text,
  photo_ids uuid[] not null check (cardinality(photo_ids) <= 20),
  walk_ids uuid[] not null,
  passed_at timestamptz not null,
  taken_back_at timestamptz,
  answer text not null default '' check (length(answer) <= 500),
  pest text check (length(pest) between 1 and 40),
  controls text[] not null default '{}',
  answered_at timestamptz check (answered_at >= passed_at),
  check (answered_at is null or taken_back_at is null)
);

-- A problem waits for one agronomist at a time.
create unique index passed_case_waits on library.passed_case (issue_id) where answered_at is null and taken_back_at is null;
create index passed_case_of_agronomist on library.passed_case (agronomist_id, id);
create index passed_case_of_issue on library.passed_case (issue_id, id);
create index passed_case_of_keeper on library.passed_case (keeper_id);
create index passed_case_by_time on library.passed_case (passed_at);

create function library.keep_passed_case() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'library.passed_case keeps its rows';
  end if;
  if new.keeper_id <> old.keeper_id and not accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then
    raise exception 'library.passed_case changes hands only when accounts are merged';
  end if;
  if (new.id, new.issue_id, new.farm_id, new.agronomist_id, new.passed_by, new.crops, new.state_code, new.lga,
      new.photo_ids, new.walk_ids, new.passed_at)
     is distinct from (old.id, old.issue_id, old.farm_id, old.agronomist_id, old.passed_by, old.crops, old.state_code,
      old.lga, old.photo_ids, old.walk_ids, old.passed_at)
     or (new.question <> old.question and new.question <> '')
     or (old.taken_back_at is not null and new.taken_back_at is distinct from old.taken_back_at)
     or (old.answered_at is not null and ((new.answered_at, new.pest, new.controls)
       is distinct from (old.answered_at, old.pest, old.controls) or (new.answer <> old.answer and new.answer <> ''))) then
    raise exception 'library.passed_case keeps what was asked and answered';
  end if;
  return new;
end $$;

create trigger passed_case_stays before update or delete on library.passed_case
  for each row execute function library.keep_passed_case();

-- What an agronomist looks at stays.
create function library.names_photo(photo uuid, of_farm uuid) returns boolean language sql stable as $$
  select exists (
    select 1 from library.passed_case c where c.farm_id = of_farm and photo = any(c.photo_ids)
  )
$$;
