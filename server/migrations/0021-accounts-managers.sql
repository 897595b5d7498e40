-- Extension managers sign up like investors do, with more to tell and two pictures to show.
alter table accounts.sign_up drop constraint sign_up_role_check;
alter table accounts.sign_up add constraint sign_up_role_check
  check (role in ('farmer', 'investor', 'extension-manager'));

alter table accounts.sign_up
  add column application jsonb, -- what an extension manager told of themselves besides names and addresses
  add column document_key text,
  add column face bytea; -- of the photo, small, as the profile will have it

create index sign_up_with_papers on accounts.sign_up (created_at)
  where application is not null or photo_key is not null or document_key is not null;

-- Why someone who waited was refused: they read it when they sign in. Null for everybody else.
alter table accounts.account add column refusal text check (length(refusal) between 1 and 500);

-- What an extension manager showed when they signed up. The rest of what they told is their profile.
create table accounts.application (
  account_id uuid primary key references accounts.account,
  degree_title text not null check (length(degree_title) between 1 and 120),
  degree_institution text not null check (length(degree_institution) between 1 and 160),
  degree_year smallint not null check (degree_year between 1950 and 2100),
  nysc_state_code text not null check (nysc_state_code ~ '^[A-Z]{2}$'),
  nysc_number text not null check (length(nysc_number) between 1 and 60),
  document_kind text not null
    check (document_kind in ('nin-slip', 'voters-card', 'drivers-licence', 'passport', 'nysc-card')),
  document_key text check (document_key ~ '^[0-9a-f]{64}$'),
  applied_at timestamptz not null
);

create index application_by_document on accounts.application (document_key);
create index account_by_photo on accounts.account (photo_key) where photo_key is not null;
