-- How large an issuer is, which says how much they may raise: proposed by one admin with the company's paper, decided by
-- another. The last confirmed word holds; a farmer of whom nothing was confirmed is the smallest.
create table investments.issuer_word (
  id uuid primary key,
  keeper_id uuid not null references accounts.account,
  size text not null check (size in ('micro', 'small', 'medium')),
  company text not null check (length(company) between 1 and 160),
  cac_number text not null check (cac_number ~ '^(RC|BN|IT|LP|LLP)[0-9]{3,9}$'),
  -- The certificate, or what else shows it, among the files.
  document_key text not null check (document_key ~ '^[0-9a-f]{64}$'),
  source text not null check (length(source) between 1 and 300),
  noted_on date not null,
  reason text not null check (length(reason) between 1 and 500),
  proposed_by uuid not null references accounts.account,
  proposed_at timestamptz not null,
  is_confirmed boolean,
  decision_reason text not null default '' check (length(decision_reason) <= 500),
  decided_by uuid references accounts.account,
  decided_at timestamptz,
  constraint issuer_decided_by_a_second check (decided_by <> proposed_by),
  check (num_nulls(is_confirmed, decided_by, decided_at) in (0, 3))
);

create unique index issuer_word_waiting on investments.issuer_word (keeper_id) where decided_at is null;
create index issuer_word_of_keeper on investments.issuer_word (keeper_id, decided_at desc);

-- A word is decided once, and moves with its farmer when two accounts become one; nothing else of it changes.
create function investments.keep_issuer_word() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.decided_at is null and to_jsonb(new) - '{is_confirmed,decision_reason,decided_by,decided_at}'::text[]
        = to_jsonb(old) - '{is_confirmed,decision_reason,decided_by,decided_at}'::text[] then return new; end if;
    if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  end if;
  raise exception 'rows of investments.issuer_word are never changed or removed';
end $$;

create trigger issuer_word_stays before update or delete on investments.issuer_word
  for each row execute function investments.keep_issuer_word();
create trigger issuer_word_is_never_emptied before truncate on investments.issuer_word
  for each statement execute function kit.refuse_change();
