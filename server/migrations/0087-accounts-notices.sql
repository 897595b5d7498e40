-- By which way people are told of each kind, where they chose one, and the hours in which nothing is sent to them.
create table accounts.notice_choice (
  account_id uuid not null references accounts.account,
  kind text not null check (kind in ('messages', 'visits', 'trade', 'investments', 'company', 'news')),
  way text not null check (way in ('sms', 'mail', 'app')),
  primary key (account_id, kind)
);

create table accounts.quiet_hours (
  account_id uuid primary key references accounts.account,
  from_hour smallint not null check (from_hour between 0 and 23),
  until_hour smallint not null check (until_hour between 0 and 23 and until_hour <> from_hour)
);
