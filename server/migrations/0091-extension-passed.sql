-- When a problem was passed to somebody who knows more, and by whom: a manager's time runs until then, the farmer's does not.
alter table extension.issue
  add column passed_at timestamptz,
  add column passed_by uuid references accounts.account,
  add check ((passed_at is null) = (passed_by is null));
