-- Photos that wait on a phone, beside its acts; and when a phone nobody uses any more was taken off its owner's list.
alter table sync.device
  add column photos_waiting integer not null default 0 check (photos_waiting >= 0),
  add column photos_waiting_since timestamptz,
  add column photos_may_be_lost integer not null default 0 check (photos_may_be_lost >= 0),
  add column retired_at timestamptz;

-- What admins look through: stores that came after a wiped one, and those on which work waits.
create index device_after_loss on sync.device (first_seen_at desc, id desc)
  where may_be_lost > 0 or photos_may_be_lost > 0;
create index device_in_waiting on sync.device (last_seen_at desc, id desc)
  where replaced_at is null and (waiting > 0 or photos_waiting > 0);
