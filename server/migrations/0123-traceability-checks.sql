-- Where a code was checked, no nearer than an LGA and no longer than the limit says. Of who checked nothing is kept.
create table traceability.code_check (
  id uuid primary key,
  code text not null check (length(code) between 1 and 200),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  lga text not null check (length(lga) between 1 and 60),
  checked_at timestamptz not null
);

create index code_check_of_code on traceability.code_check (code, checked_at);
create index code_check_by_age on traceability.code_check (checked_at);

-- What people reported as false, and what became of it: the newest word holds.
create table traceability.fake_report (
  id uuid primary key,
  code text not null check (length(code) between 1 and 200),
  -- Whose code it is; null where nobody here made it.
  company_id uuid references relations.company,
  name text not null check (length(name) <= 160),
  says text not null check (length(says) between 1 and 1000),
  state_code text not null check (state_code ~ '^([A-Z]{2})?$'),
  lga text not null check (length(lga) <= 60),
  reported_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'looked-at', 'answered')),
  version integer not null default 0,
  answer text not null default '' check (length(answer) <= 1000),
  check ((state = 'new') = (version = 0))
);

create index fake_report_of_company on traceability.fake_report (company_id, id desc) where company_id is not null;
create index fake_report_by_state on traceability.fake_report (state, id desc);

create table traceability.fake_word (
  report_id uuid not null references traceability.fake_report,
  version integer not null check (version > 0),
  state text not null check (state in ('looked-at', 'answered')),
  says text not null check (length(says) between 1 and 1000),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (report_id, version)
);

create trigger fake_word_stays before update or delete on traceability.fake_word
  for each row execute function kit.refuse_change();
