-- The papers that a product wants, by their names.
alter table loans.product_version add column papers jsonb not null default '[]'
  check (jsonb_typeof(papers) = 'array' and jsonb_array_length(papers) <= 6);

-- A photo of a paper of a loan. Its file is forgotten when it was taken away, or when it was kept for long enough.
create table loans.paper (
  id uuid primary key,
  loan_id uuid not null references loans.loan,
  place integer not null check (place between 1 and 6),
  file_key text check (file_key ~ '^[0-9a-f]{64}$'),
  added_by uuid not null references accounts.account,
  added_at timestamptz not null,
  -- The day the loan was over, and whether its money was ever paid out: how long a paper is kept follows from both.
  ended_on date,
  was_given boolean not null default false
);

create index paper_of_loan on loans.paper (loan_id, id);
create index paper_to_forget on loans.paper (ended_on) where file_key is not null and ended_on is not null;
create index paper_by_file on loans.paper (file_key) where file_key is not null;

create function loans.keep_paper() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.file_key is not null and new.file_key is distinct from old.file_key)
     or to_jsonb(new) - '{file_key,ended_on,was_given}'::text[] <> to_jsonb(old) - '{file_key,ended_on,was_given}'::text[] then
    raise exception 'loans.paper keeps its rows';
  end if;
  return new;
end $$;

create trigger paper_stays before update or delete on loans.paper
  for each row execute function loans.keep_paper();

-- Whatever ends a loan ends what others stand for, and begins the time its papers are kept: of a loan in parts, once none of it
-- is left. A refused loan may be looked at again, so whoever stands for it does until then.
create function loans.note_end() returns trigger language plpgsql as $$
declare
  whole uuid := coalesce(new.part_of, new.id);
  day date := coalesce(new.closed_on, current_date);
  is_open boolean;
  is_given boolean;
begin
  select bool_or(l.state in ('referral', 'asked', 'recommended', 'approved', 'running')), bool_or(l.disbursed_on is not null)
    into is_open, is_given from loans.loan l where l.id = whole or l.part_of = whole;
  if not is_open and new.state <> 'refused' then
    update loans.guarantee set ended_on = day where loan_id = whole and ended_on is null;
  end if;
  update loans.paper set ended_on = case when is_open then null else day end, was_given = is_given
  where loan_id = whole and file_key is not null and (ended_on is null) <> is_open;
  return null;
end $$;

create trigger loan_notes_its_end after update of state on loans.loan for each row
  when (new.state <> old.state) execute function loans.note_end();
