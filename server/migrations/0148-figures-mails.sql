-- Figures that somebody is sent by mail each week or month, until it is stopped.
create table figures.mail (
  id uuid primary key,
  account_id uuid not null references accounts.account,
  -- The country ('NG') or a state.
  place text not null check (place ~ '^[A-Z]{2}$'),
  every text not null check (every in ('week', 'month')),
  started_at timestamptz not null,
  -- Nothing is due for that day or before.
  sent_on date,
  stopped_at timestamptz,
  -- Why, where whoever asked for it did not stop it.
  stop_reason text not null default '' check (stop_reason in ('', 'no-right', 'no-address', 'erased'))
);

create unique index mail_goes_once on figures.mail (account_id, place, every) where stopped_at is null;
create index mail_going on figures.mail (every, id) where stopped_at is null;
