-- What a supervisor found who looked into the marks of a visit: it stays as it was said, and the marks leave the count.
create table supervision.settlement (
  id uuid primary key,
  zone_id uuid not null references supervision.zone,
  -- Whose visit it is.
  manager_id uuid not null references accounts.account,
  visit_id uuid not null references extension.visit,
  flags text[] not null check (cardinality(flags) > 0),
  reason text not null check (length(reason) between 1 and 1000),
  by_id uuid not null references accounts.account,
  -- As the supervisor was called then.
  by_name text not null check (length(by_name) between 1 and 201),
  created_at timestamptz not null,
  -- Nobody clears their own name.
  check (by_id <> manager_id)
);

create index settlement_by_visit on supervision.settlement (visit_id);
create index settlement_by_manager on supervision.settlement (manager_id, id desc);

create trigger settlement_stays before update or delete on supervision.settlement
  for each row execute function kit.refuse_change();
