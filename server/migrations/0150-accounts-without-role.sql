-- Who held no other role has none left, and their account is closed. Every row there is satisfies the older, stricter rule.
alter table accounts.account drop constraint account_roles_check;
alter table accounts.account add constraint account_roles_check check (
  cardinality(roles) <= 5 and (cardinality(roles) > 0 or state = 'closed')
  and roles <@ array['farmer', 'extension-manager', 'investor', 'agro-processor', 'admin']
) not valid;
