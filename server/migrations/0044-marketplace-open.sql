-- An agri-business that is open to investors is seen by all who are approved; null while its owner did not say so.
alter table marketplace.business
  add column open_since timestamptz,
  add column opened_by uuid references accounts.account,
  add check ((open_since is null) = (opened_by is null));

create index business_open on marketplace.business (open_since desc, id desc)
  where open_since is not null and removed_at is null;
