-- An admin may stop an account for a while; what was suspended stays on record, and an admin's is lifted by a third person.
alter table accounts.account drop constraint account_state_check;
alter table accounts.account add constraint account_state_check
  check (state in ('active', 'pending', 'suspended', 'closed'));

create table accounts.suspension (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  reason text not null check (length(reason) <= 500),
  suspended_by uuid not null references accounts.account,
  suspended_at timestamptz not null,
  -- How it ended: lifted, or closed for good.
  ended_by uuid references accounts.account,
  ended_at timestamptz,
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((ended_by is null) = (ended_at is null)),
  constraint suspended_by_another check (suspended_by <> account_id)
);

create unique index suspension_runs_once on accounts.suspension (account_id) where ended_at is null;
create index suspension_by_person on accounts.suspension (suspended_by);
create index suspension_ended_by on accounts.suspension (ended_by) where ended_by is not null;

-- The search of people in a million: each way to find somebody is one range of one index, in the order of its list.
drop index accounts.account_by_first_name;
create index account_by_first_name on accounts.account
  (lower(first_name) text_pattern_ops, lower(last_name) text_pattern_ops, id);
-- Nearly all are farmers: the others, and the few admins, are not looked for among them.
create index account_not_farmer on accounts.account
  (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops, id) where roles <> '{farmer}';
create index account_admin on accounts.account
  (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops, id) where 'admin' = any(roles);
create index account_not_active on accounts.account
  (state, lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops, id) where state <> 'active';
