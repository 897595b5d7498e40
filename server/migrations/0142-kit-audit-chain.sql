-- The audit log says whom an act was about and why it was refused, and each line is sealed by the one before it.

alter table kit.audit add column about_id uuid;
-- The code of the problem; null for what was done.
alter table kit.audit add column refusal text;

create index audit_by_moment on kit.audit (at, number);
create index audit_by_doer on kit.audit (account_id, at, number);
create index audit_by_object on kit.audit (object_id, at, number) where object_id is not null;
create index audit_by_about on kit.audit (about_id, at, number) where about_id is not null;
create index audit_by_act on kit.audit (act, at, number);
drop index kit.audit_by_account;

-- Lines that were written and are not sealed yet. Put here in the transaction of the line; sealed after its commit, by one
-- server at a time, so that no writer waits for another.
create table kit.audit_wait (
  number bigint primary key
);

insert into kit.audit_wait (number) select number from kit.audit;

create function kit.await_seal() returns trigger language plpgsql as $$
begin
  insert into kit.audit_wait (number) select number from fresh;
  return null;
end $$;

create trigger audit_awaits_seal after insert on kit.audit
  referencing new table as fresh for each statement execute function kit.await_seal();

-- One link a line, in the order of sealing: SHA-256 over the link before it and the line as RFC 8785 writes it.
create table kit.audit_link (
  position bigint primary key check (position between 0 and 9007199254740991),
  number bigint not null unique,
  hash bytea not null check (length(hash) = 32)
);

-- What the nightly look found, and the head it found it under: `fault` is null where all is whole.
create table kit.audit_check (
  number bigint generated always as identity primary key,
  size bigint not null,
  head bytea not null check (length(head) = 32),
  fault text check (fault in ('line-changed', 'line-missing', 'line-added', 'link-missing', 'head-changed')),
  at_number bigint,
  -- The entry of the tamper-evident log that says size and head to whoever keeps a copy of it; null beside a fault.
  leaf_id uuid unique,
  checked_at timestamptz not null
);

create trigger audit_link_stays before update or delete on kit.audit_link
  for each row execute function kit.refuse_change();
create trigger audit_link_is_never_emptied before truncate on kit.audit_link
  for each statement execute function kit.refuse_change();
create trigger audit_check_stays before update or delete on kit.audit_check
  for each row execute function kit.refuse_change();
create trigger audit_check_is_never_emptied before truncate on kit.audit_check
  for each statement execute function kit.refuse_change();
create trigger audit_wait_stays before update on kit.audit_wait
  for each row execute function kit.refuse_change();
