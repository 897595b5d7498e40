-- Whether anything outside of `farms` tells of a farm: whoever refers to it is found by its foreign key, those to come too.
create function farms.is_in_use(of_farm uuid) returns boolean language plpgsql stable as $$
declare
  refers record;
  is_used boolean;
begin
  for refers in
    select c.conrelid::regclass as relation, a.attname as farm_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = 'farms.farm'::regclass and r.relnamespace <> 'farms'::regnamespace
  loop
    execute format('select exists (select 1 from %s where %I = $1)', refers.relation, refers.farm_column)
      into is_used using of_farm;
    if is_used then return true; end if;
  end loop;
  return false;
end $$;
