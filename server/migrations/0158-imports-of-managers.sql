-- Managers bring lists too, of farmers and farms in their own care alone; a list of the office is nobody's.
alter table imports.import add column of_manager uuid references accounts.account;

create index import_of_manager on imports.import (of_manager, id desc) where of_manager is not null;
