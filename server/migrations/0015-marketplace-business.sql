create schema marketplace;

-- One agri-business a keeper: its id is the keeper's account, so that two phones that begin one begin the same.
create table marketplace.business (
  id uuid primary key references accounts.account,
  keeper_id uuid not null references accounts.account,
  name text not null check (length(name) between 1 and 120),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lga text not null check (length(lga) between 1 and 60),
  address text not null check (length(address) <= 300),
  farm_size text not null check (farm_size in ('small', 'medium', 'large')),
  owner text not null check (length(owner) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  cac_class text check (cac_class in ('RC', 'BN', 'IT', 'LP', 'LLP')),
  cac_number text not null check (cac_number ~ '^([A-Z]{0,4}[0-9]{1,10})?$'),
  cac_date date check (cac_date between '1900-01-01' and '2199-12-31'),
  type text not null check (length(type) <= 80),
  yearly_tonnes double precision check (yearly_tonnes >= 1),
  employees bigint check (employees between 1 and 9007199254740991),
  product_count bigint check (product_count between 1 and 9007199254740991),
  website text not null check (length(website) <= 200),
  description text not null check (length(description) between 1 and 2000),
  -- What two people changed at once, until one of them chooses.
  clashes jsonb not null default '[]' check (jsonb_typeof(clashes) = 'array'),
  -- Who last said each field, so that a clash can name them.
  said_by jsonb not null default '{}',
  revision integer not null check (revision > 0),
  created_at timestamptz not null,
  removed_at timestamptz,
  check (id = keeper_id),
  check (cac_class is null or cac_number <> '')
);

create trigger business_changes after insert or update or delete on marketplace.business
  for each row execute function sync.note_kept_row('business');
