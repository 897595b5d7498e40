-- What a step of a company came to, written with the event that tells of it and gone when that is declared wrong: what is
-- counted of a time is read from here, and no event is opened for it.
create table traceability.figure (
  event_id uuid primary key references traceability.event,
  company_id uuid not null,
  step text not null check (step in ('processing', 'packing', 'receiving', 'storing')),
  at timestamptz not null,
  in_grams bigint not null check (in_grams >= 0),
  out_grams bigint not null check (out_grams >= 0),
  lost_grams bigint not null check (lost_grams >= 0),
  -- From when the last of what went in was there (of receiving: was sent) to the step; null where that is not known.
  minutes integer check (minutes >= 0)
);

create index figure_of_company on traceability.figure (company_id, at desc) include (step, in_grams, out_grams, lost_grams, minutes);
