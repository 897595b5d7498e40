-- What seals the secrets of webhooks can be renewed too.
alter table kit.house_key drop constraint house_key_purpose_check;
alter table kit.house_key add constraint house_key_purpose_check
  check (purpose in ('root', 'vault', 'vault-twins', 'factor', 'recovery', 'trace-log', 'inspections', 'webhook'));
