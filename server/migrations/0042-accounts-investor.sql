-- Where an investor, or somebody else without a farmer's profile, lives.
alter table accounts.account add column location text not null default '' check (length(location) <= 120);

-- What an investor says of themselves for the law's limits, with the answers of the risk test and the texts agreed to. Each
-- change is a new version; the newest holds.
create table accounts.investor_file (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  version integer not null check (version > 0),
  type text not null check (type in ('retail', 'high-net-worth', 'institution')),
  yearly_income_kobo bigint check (yearly_income_kobo between 100 and 1000000000000000),
  risk_answers jsonb not null check (jsonb_typeof(risk_answers) = 'object'),
  risk_version integer not null check (risk_version > 0),
  risk_score smallint not null check (risk_score >= 0),
  risk_band text not null check (risk_band in ('cautious', 'balanced', 'bold')),
  is_loss_understood boolean not null,
  consents jsonb not null check (jsonb_typeof(consents) = 'object'),
  said_at timestamptz not null,
  unique (account_id, version),
  check (type <> 'retail' or yearly_income_kobo is not null)
);

create trigger investor_file_stays before update or delete on accounts.investor_file
  for each row execute function kit.refuse_change();
create trigger investor_file_is_never_emptied before truncate on accounts.investor_file
  for each statement execute function kit.refuse_change();

-- What farmers said to being shown to investors, which text they read, and when.
create table accounts.shown_word (
  id uuid primary key,
  farmer_id uuid not null references accounts.account,
  text_version integer not null check (text_version > 0),
  is_given boolean not null,
  said_at timestamptz not null
);

create index shown_word_by_farmer on accounts.shown_word (farmer_id, said_at desc, id desc);

create trigger shown_word_stays before update or delete on accounts.shown_word
  for each row execute function kit.refuse_change();
create trigger shown_word_is_never_emptied before truncate on accounts.shown_word
  for each statement execute function kit.refuse_change();

-- Those whose last word was yes: what investors page through.
create table accounts.shown_farmer (
  farmer_id uuid primary key references accounts.account,
  since timestamptz not null
);

-- An investor asks a farmer for their e-mail and phone number; the farmer says yes or no, and may think otherwise later.
create table accounts.contact_request (
  id uuid primary key,
  farmer_id uuid not null references accounts.account,
  investor_id uuid not null references accounts.account,
  asked_at timestamptz not null,
  is_agreed boolean,
  answered_at timestamptz,
  unique (farmer_id, investor_id),
  check ((is_agreed is null) = (answered_at is null))
);

create index contact_request_by_investor on accounts.contact_request (investor_id);
