-- What a cell of weather warns of for the first time: a night tells only of what is new there. It is about places.
create table advisory.cell_alert (
  cell text not null,
  kind text not null,
  day date not null,
  -- The night that found it.
  noted_on date not null,
  value double precision not null,
  primary key (cell, kind, day)
);

create index cell_alert_by_night on advisory.cell_alert (noted_on, cell);

-- Whom it was told, each once; it stands in the queue until somebody takes it.
create table advisory.alert_notice (
  account_id uuid not null references accounts.account,
  kind text not null,
  day date not null,
  value double precision not null,
  noted_on date not null,
  -- Taken by a server that is about to tell them; taken and never told is not told twice.
  taken_at timestamptz,
  primary key (account_id, kind, day)
);

create index alert_notice_waiting on advisory.alert_notice (account_id) where taken_at is null;
create index alert_notice_by_night on advisory.alert_notice (noted_on);

alter table advisory.advice_night
  drop constraint advice_night_step_check,
  add constraint advice_night_step_check check (step in ('seasons', 'advice', 'alerts', 'done')),
  add column told integer not null default 0;
