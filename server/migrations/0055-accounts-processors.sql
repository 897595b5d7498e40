-- Agro-processors sign up with what they tell of their company and three pictures: of themselves, of a document that shows
-- who they are, and of the certificate of their company.
alter table accounts.sign_up drop constraint sign_up_role_check;
alter table accounts.sign_up add constraint sign_up_role_check
  check (role in ('farmer', 'investor', 'extension-manager', 'agro-processor'));

alter table accounts.sign_up add column certificate_key text;

drop index accounts.sign_up_with_papers;
create index sign_up_with_papers on accounts.sign_up (created_at)
  where application is not null or photo_key is not null or document_key is not null or certificate_key is not null;

-- What an agro-processor showed when they signed up; what they told of their company stands with the company.
create table accounts.processor_papers (
  account_id uuid primary key references accounts.account,
  document_kind text not null
    check (document_kind in ('nin-slip', 'voters-card', 'drivers-licence', 'passport', 'nysc-card')),
  document_key text not null check (document_key ~ '^[0-9a-f]{64}$'),
  certificate_key text not null check (certificate_key ~ '^[0-9a-f]{64}$'),
  applied_at timestamptz not null
);

create index processor_papers_by_document on accounts.processor_papers (document_key);
create index processor_papers_by_certificate on accounts.processor_papers (certificate_key);

-- What extension managers said to being shown to agro-processors, which text they read, and when.
create table accounts.mill_word (
  id uuid primary key,
  manager_id uuid not null references accounts.account,
  text_version integer not null check (text_version > 0),
  is_given boolean not null,
  said_at timestamptz not null
);

create index mill_word_by_manager on accounts.mill_word (manager_id, said_at desc, id desc);

create trigger mill_word_stays before update or delete on accounts.mill_word
  for each row execute function kit.refuse_change();
create trigger mill_word_is_never_emptied before truncate on accounts.mill_word
  for each statement execute function kit.refuse_change();

-- Those whose last word was yes: whom agro-processors page through.
create table accounts.mill_worker (
  manager_id uuid primary key references accounts.account,
  since timestamptz not null
);
