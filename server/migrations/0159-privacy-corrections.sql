-- What is to be put right, where a request for a correction names it; it goes with the words of whoever is erased.
alter table privacy.request
  add column field text check (length(field) <= 40),
  add column value text not null default '' check (length(value) <= 200),
  add check (field is null or kind = 'correction');
