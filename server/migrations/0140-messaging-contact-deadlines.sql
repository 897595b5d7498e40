-- A message to the staff is a question or a complaint, has a reference, a day by which it is answered, and somebody who has it.
alter table messaging.contact_message
  add column kind text not null default 'question' check (kind in ('question', 'grievance')),
  add column reference text generated always as (upper(right(id::text, 12))) stored,
  add column due_at timestamptz,
  add column days_version integer,
  add column taken_by uuid references accounts.account,
  add column taken_at timestamptz,
  -- When it goes to another admin because nobody answered, and how often it did.
  add column passes_on_at timestamptz,
  add column passed_on smallint not null default 0;

update messaging.contact_message set due_at = received_at + interval '2 days', passes_on_at = received_at + interval '2 days',
  days_version = 1;

alter table messaging.contact_message
  alter column due_at set not null,
  alter column passes_on_at set not null,
  alter column days_version set not null,
  add check ((taken_by is null) = (taken_at is null));

create index contact_message_due on messaging.contact_message (due_at, id) where answer is null;
create index contact_message_to_pass on messaging.contact_message (passes_on_at) where answer is null;
create index contact_message_taken on messaging.contact_message (taken_by) where taken_by is not null;
create index contact_message_reference on messaging.contact_message (reference);
