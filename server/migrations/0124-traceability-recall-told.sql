-- Whom a recall reached: companies and farmers of this house, who are told, and names outside of it, who are to be called.
create table traceability.recall_holder (
  recall_id uuid not null references traceability.recall,
  place integer not null check (place >= 0),
  kind text not null check (kind in ('company', 'farmer', 'outside')),
  company_id uuid references relations.company,
  account_id uuid references accounts.account,
  -- Of somebody outside alone; what others are called is asked of their own rows.
  name text not null check (length(name) <= 120),
  told_at timestamptz,
  primary key (recall_id, place),
  check (case kind when 'company' then company_id is not null when 'farmer' then account_id is not null else name <> '' end)
);

create trigger recall_holder_stays before update or delete on traceability.recall_holder
  for each row execute function kit.refuse_change();
