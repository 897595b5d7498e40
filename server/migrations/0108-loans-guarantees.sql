-- How many guarantors a product wants, and for which part each answers; null where it wants none.
alter table loans.product_version add column guarantors jsonb
  check (guarantors is null or ((guarantors ->> 'count')::integer between 1 and 3
    and (guarantors ->> 'sharePpm')::integer between 10000 and 1000000));

-- That somebody was asked to stand for a loan, and what they said. `keeper_id` is the guarantor.
create table loans.guarantee (
  id uuid primary key,
  loan_id uuid not null references loans.loan,
  keeper_id uuid not null references accounts.account,
  -- What whoever asked calls them.
  called text not null check (length(called) <= 100),
  share_ppm integer not null check (share_ppm between 10000 and 1000000),
  state text not null check (state in ('asked', 'agreed', 'refused', 'withdrawn')),
  asked_by uuid not null references accounts.account,
  asked_at timestamptz not null,
  text_version integer check (text_version > 0),
  answered_at timestamptz,
  -- The instalment whose delay they were told of last.
  told_due_on date,
  -- The guarantee ends with the loan, and with its last part.
  ended_on date,
  check (keeper_id <> asked_by),
  check ((state = 'asked') = (answered_at is null)),
  check ((state in ('agreed', 'withdrawn')) = (text_version is not null))
);

create unique index guarantee_once on loans.guarantee (loan_id, keeper_id);
create index guarantee_of_keeper on loans.guarantee (keeper_id, id desc);
create index guarantee_standing on loans.guarantee (id) where state = 'agreed' and ended_on is null;

create function loans.keep_guarantee() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'loans.guarantee keeps its rows'; end if;
  if accounts.is_merge(to_jsonb(old), to_jsonb(new), '{}') then return new; end if;
  -- Erasing somebody takes what they were called, nothing else.
  if new.called = '' and to_jsonb(new) - 'called' = to_jsonb(old) - 'called' then return new; end if;
  if to_jsonb(new) - '{state,answered_at,text_version,told_due_on,ended_on}'::text[]
       <> to_jsonb(old) - '{state,answered_at,text_version,told_due_on,ended_on}'::text[]
     or (old.state in ('refused', 'withdrawn') and new.state <> old.state)
     or (old.ended_on is not null and new.ended_on is distinct from old.ended_on) then
    raise exception 'loans.guarantee keeps what was said';
  end if;
  return new;
end $$;

create trigger guarantee_stays before update or delete on loans.guarantee
  for each row execute function loans.keep_guarantee();
