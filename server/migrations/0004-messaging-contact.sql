create schema messaging;

create table messaging.contact_message (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  message text not null check (length(message) between 1 and 4000),
  language text not null,
  received_at timestamptz not null,
  answer text check (length(answer) between 1 and 4000),
  answered_at timestamptz,
  answered_by uuid references accounts.account,
  check ((answer is null) = (answered_at is null))
);

create index contact_message_newest on messaging.contact_message (received_at desc, id desc);
create index contact_message_open on messaging.contact_message (received_at desc, id desc) where answer is null;

-- Who wants to hear when the platform is open again; the token in the mail takes them off.
create table messaging.follower (
  email text primary key check (length(email) <= 254),
  token_hash bytea not null unique,
  language text not null,
  asked_at timestamptz not null
);
