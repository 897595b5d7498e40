-- A farmer may show their agri-business to agro-processors too; it is another word than the one for investors.
alter table marketplace.business
  add column mills_since timestamptz,
  add column mills_by uuid references accounts.account,
  add check ((mills_since is null) = (mills_by is null));

create index business_shown_to_mills on marketplace.business (mills_since desc, id desc)
  where mills_since is not null and removed_at is null;
