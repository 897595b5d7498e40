-- Keys by which a company’s own programs call this house: only their hash is kept.
create table relations.key (
  id uuid primary key,
  company_id uuid not null references relations.company,
  name text not null check (length(name) between 1 and 60),
  -- The first letters, by which people tell keys apart.
  head text not null check (length(head) between 8 and 16),
  hash bytea not null unique check (length(hash) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  made_by uuid not null references accounts.account,
  made_at timestamptz not null,
  used_on date,
  revoked_by uuid references accounts.account,
  revoked_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);

create index key_of_company on relations.key (company_id, id desc);
