create schema relations;

-- Who looks after a farmer, from when until when. What was is kept: visits and questions of that time were theirs.
create table relations.assignment (
  id uuid primary key,
  farmer_id uuid not null references accounts.account,
  manager_id uuid not null references accounts.account,
  from_at timestamptz not null,
  until_at timestamptz,
  decided_by uuid not null references accounts.account,
  reason text not null check (length(reason) between 1 and 500)
);

create unique index assignment_of_farmer on relations.assignment (farmer_id) where until_at is null;
create index assignment_of_manager on relations.assignment (manager_id, farmer_id) where until_at is null;
