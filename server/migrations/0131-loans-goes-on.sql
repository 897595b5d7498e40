-- A loan that goes on by another plan, and one that counts as lost, as whoever stands for it and its papers meet them.
create index loan_of_whole on loans.loan (part_of) where part_of is not null;

-- The loan that was asked for, of one that goes on by another plan or is a part.
create function loans.first_of(loan uuid) returns uuid language sql stable as $$
  with recursive back (id, part_of, restructures) as (
    select l.id, l.part_of, l.restructures from loans.loan l where l.id = loan
    union all select l.id, l.part_of, l.restructures from loans.loan l join back b on l.id = b.restructures
  ) select coalesce(part_of, id) from back where restructures is null
$$;

-- That loan with its parts and all that went on for it.
create function loans.family_of(loan uuid) returns setof loans.loan language sql stable as $$
  with recursive family (id) as (
    select loans.first_of(loan)
    union select l.id from family f cross join lateral (
      select id from loans.loan where part_of = f.id
      union all select id from loans.loan where restructures = f.id) l
  ) select l.* from loans.loan l join family using (id)
$$;

-- Whoever stands for a loan stands for it and its parts, also where they count as lost; and not for a loan that goes on by another
-- plan, unless they agreed to that one: it is named in a guarantee of its own. Papers are kept for all of it.
create or replace function loans.note_end() returns trigger language plpgsql as $$
declare
  day date := coalesce(new.closed_on, current_date);
  is_open boolean;
  is_given boolean;
begin
  if new.state <> 'refused' then
    update loans.guarantee g set ended_on = day
    where g.loan_id in (new.id, new.part_of) and g.ended_on is null and not exists (
      select from loans.loan l
      where l.state in ('referral', 'asked', 'recommended', 'approved', 'running', 'written-off')
        and (l.id = g.loan_id or (l.part_of = g.loan_id and l.restructures is null)));
  end if;
  -- The loan that goes on for it is written in the same transaction: its papers are still needed.
  if new.state = 'restructured' then return null; end if;
  select bool_or(l.state in ('referral', 'asked', 'recommended', 'approved', 'running', 'written-off')),
      bool_or(l.disbursed_on is not null)
    into is_open, is_given from loans.family_of(new.id) l;
  update loans.paper set ended_on = case when is_open then null else day end, was_given = is_given
  where loan_id = loans.first_of(new.id) and file_key is not null and (ended_on is null) <> is_open;
  return null;
end $$;
