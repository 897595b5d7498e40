-- Which of these accounts anything outside of `accounts` tells of: whoever refers to one is found by its foreign key, those to
-- come too. What only brought an account here (a list), whose care it is in, and what machines think of
-- it (likenesses) is not counted.
create function accounts.in_use(of_accounts uuid[]) returns setof uuid language plpgsql stable as $$
declare
  refers record;
begin
  for refers in
    select c.conrelid::regclass as relation, a.attname as account_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_class r on r.oid = c.conrelid
    join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'f' and c.confrelid = 'accounts.account'::regclass
      and n.nspname not in ('accounts', 'imports') and r.relname not like 'likeness%' and r.relname <> 'assignment'
  loop
    return query execute format('select distinct %1$I from %2$s where %1$I = any($1)', refers.account_column, refers.relation)
      using of_accounts;
  end loop;
end $$;
