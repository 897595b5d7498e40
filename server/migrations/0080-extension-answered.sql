-- When a problem was answered first: how fast people are helped is counted from it. Unknown of what was answered before.
alter table extension.issue add column first_answered_at timestamptz;

create index issue_by_kind on extension.issue (kind, opened_at) where removed_at is null;
