-- That a write was done is known for ever; what it was answered tells of people, and is forgotten.
alter table kit.done_write add column forgotten_at timestamptz;

create index done_write_answered on kit.done_write (done_at) where forgotten_at is null;
