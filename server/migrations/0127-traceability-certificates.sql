-- What a body outside the house certified of a company: the company's own word with a photo of the paper. It is never changed:
-- another takes its place, or it is ended with a reason.
create table traceability.certificate (
  id uuid primary key,
  company_id uuid not null references relations.company,
  kind text not null check (length(kind) between 1 and 40),
  number text not null check (length(number) between 1 and 80),
  body text not null check (length(body) between 1 and 120),
  scope text not null check (length(scope) between 1 and 500),
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  file_key text check (length(file_key) = 64),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references accounts.account,
  end_reason text not null default '' check (length(end_reason) <= 500)
);

create index certificate_of_company on traceability.certificate (company_id, id desc);
create index certificate_by_end on traceability.certificate (valid_until, id) where ended_at is null;

create function traceability.keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
     or to_jsonb(new) - '{file_key,ended_at,ended_by,end_reason}'::text[]
       <> to_jsonb(old) - '{file_key,ended_at,ended_by,end_reason}'::text[] then
    raise exception 'traceability.certificate keeps what was said';
  end if;
  return new;
end $$;

create trigger certificate_stays before update or delete on traceability.certificate
  for each row execute function traceability.keep_certificate();

-- Which of the days before its end a company was told of; once each.
create table traceability.certificate_reminder (
  certificate_id uuid not null references traceability.certificate,
  days integer not null,
  at timestamptz not null,
  primary key (certificate_id, days)
);

-- What an inspector of the body found, as the company says, and how each finding was closed.
create table traceability.audit_visit (
  id uuid primary key,
  certificate_id uuid not null references traceability.certificate,
  inspected_on date not null,
  inspector text not null check (length(inspector) between 1 and 120),
  -- What was found, each with its weight and the day it is to be closed by.
  findings json not null check (json_typeof(findings) = 'array'),
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index audit_visit_of_certificate on traceability.audit_visit (certificate_id, id desc);

create table traceability.finding_closed (
  visit_id uuid not null references traceability.audit_visit,
  place integer not null check (place between 0 and 49),
  says text not null check (length(says) between 1 and 500),
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  primary key (visit_id, place)
);

create trigger certificate_reminder_stays before update or delete on traceability.certificate_reminder
  for each row execute function kit.refuse_change();
create trigger audit_visit_stays before update or delete on traceability.audit_visit
  for each row execute function kit.refuse_change();
create trigger finding_closed_stays before update or delete on traceability.finding_closed
  for each row execute function kit.refuse_change();
