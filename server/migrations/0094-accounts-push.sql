-- Weather is told of too, and a phone can be told through its browser.
alter table accounts.notice_choice
  drop constraint notice_choice_kind_check,
  drop constraint notice_choice_way_check,
  add constraint notice_choice_kind_check
    check (kind in ('messages', 'visits', 'weather', 'trade', 'investments', 'company', 'news')),
  add constraint notice_choice_way_check check (way in ('push', 'sms', 'mail', 'app'));

-- The browsers that show somebody that there is news. A browser is of one person at a time: whoever asks last.
create table accounts.push_phone (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 40),
  device text not null,
  created_at timestamptz not null
);

create index push_phone_of on accounts.push_phone (account_id, created_at desc);

-- What the browser was not told, because others may look at it: the words themselves, for a while.
create table accounts.told_notice (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  kind text not null check (kind in ('messages', 'visits', 'weather', 'trade', 'investments', 'company', 'news')),
  text text not null,
  told_at timestamptz not null
);

create index told_notice_of on accounts.told_notice (account_id, id desc);
