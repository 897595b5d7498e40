-- What a company says of its licence of GS1, word by word: the newest holds, none is changed.
create table traceability.gs1_word (
  id uuid primary key,
  company_id uuid not null references relations.company,
  version integer not null check (version between 1 and 100000),
  -- The company prefix that GS1 licensed: four to twelve digits.
  prefix text not null check (prefix ~ '^\d{4,12}$'),
  -- The number of its own place; empty where it has none.
  gln text not null check (gln ~ '^(\d{13})?$'),
  holder text not null check (length(holder) between 1 and 120),
  licence text not null check (length(licence) between 1 and 80),
  licensed_until date not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  unique (company_id, version)
);

create trigger gs1_word_stays before update or delete on traceability.gs1_word
  for each row execute function kit.refuse_change();

-- Pallets, crates and the like that are labelled and moved as one. `number` counts those of a company.
create table traceability.logistic_unit (
  id uuid primary key,
  company_id uuid not null references relations.company,
  number bigint not null check (number between 1 and 99999999),
  -- Empty where the company has no licence: the unit goes by its own link.
  sscc text not null check (sscc ~ '^(\d{18})?$'),
  says text not null check (length(says) between 1 and 80),
  by_id uuid not null references accounts.account,
  made_at timestamptz not null,
  unique (company_id, number)
);

create unique index logistic_unit_by_sscc on traceability.logistic_unit (sscc) where sscc <> '';
create index logistic_unit_by_company on traceability.logistic_unit (company_id, id desc);

create trigger logistic_unit_stays before update or delete on traceability.logistic_unit
  for each row execute function kit.refuse_change();
