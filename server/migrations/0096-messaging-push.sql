-- News reach somebody through their browser too.
alter table messaging.broadcast_reader
  drop constraint broadcast_reader_outcome_check,
  add constraint broadcast_reader_outcome_check check (outcome in ('push', 'sms', 'mail', 'app', 'held', 'failed'));
