-- SMS that came in, by the gateway's name of each: the same again is the same. Texts are not kept, as they may hold a PIN.
create table channels.sms (
  id text primary key check (length(id) between 1 and 120),
  phone text not null,
  account_id uuid references accounts.account,
  -- How many messages the answer was billed as; 0 where there was none.
  parts integer not null default 0 check (parts >= 0),
  received_at timestamptz not null,
  -- By Nigeria's clock.
  received_on date not null
);

create index sms_by_age on channels.sms (received_at);
create index sms_by_phone on channels.sms (phone, received_on);
create index sms_by_account on channels.sms (account_id) where account_id is not null;
