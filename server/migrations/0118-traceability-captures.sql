-- What other systems sent, document by document, and what became of it.
create table traceability.capture (
  id uuid primary key,
  company_id uuid not null references relations.company,
  key_id uuid not null,
  began_at timestamptz not null,
  finished_at timestamptz not null,
  is_whole boolean not null,
  error_behaviour text not null check (error_behaviour in ('rollback', 'proceed')),
  told integer not null check (told >= 0),
  kept integer not null check (kept between 0 and told),
  -- Why events were refused: their place in the document, what about, and which word says it.
  errors json not null check (json_typeof(errors) = 'array')
);

create index capture_of_company on traceability.capture (company_id, id desc);

create trigger capture_stays before update or delete on traceability.capture
  for each row execute function kit.refuse_change();
create trigger capture_is_never_emptied before truncate on traceability.capture
  for each statement execute function kit.refuse_change();

-- What a company sent to another: the thing itself is in its events; here is what whoever receives it answers to.
create table traceability.shipment (
  id uuid primary key,
  company_id uuid not null references relations.company,
  to_company_id uuid references relations.company,
  to_name text not null check (length(to_name) between 1 and 120),
  waybill text not null check (length(waybill) between 1 and 60),
  vehicle text not null check (length(vehicle) <= 40),
  shipped_at timestamptz not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null,
  received_at timestamptz
);

create index shipment_of_company on traceability.shipment (company_id, id desc);
create index shipment_to_company on traceability.shipment (to_company_id, id desc) where to_company_id is not null;

create table traceability.shipment_line (
  shipment_id uuid not null references traceability.shipment,
  place integer not null,
  thing_id bigint not null references traceability.thing,
  amount bigint not null check (amount > 0),
  received bigint check (received between 0 and amount),
  loss_reason text check (length(loss_reason) <= 40),
  primary key (shipment_id, place)
);

create table traceability.recall (
  id uuid primary key,
  company_id uuid not null references relations.company,
  thing_id bigint not null references traceability.thing,
  reason text not null check (length(reason) between 1 and 500),
  reached integer not null,
  by_id uuid not null references accounts.account,
  at timestamptz not null
);

create index recall_of_company on traceability.recall (company_id, id desc);

create trigger recall_stays before update or delete on traceability.recall
  for each row execute function kit.refuse_change();
create trigger recall_is_never_emptied before truncate on traceability.recall
  for each statement execute function kit.refuse_change();
