-- Whether a record outside of `farms` names a photo of a farm. Each slice whose records stand says so with a function
-- `names_photo(photo uuid, of_farm uuid)` in its own schema; those to come are found too.
create function farms.is_photo_named(photo uuid, of_farm uuid) returns boolean language plpgsql stable as $$
declare
  says record;
  is_named boolean;
begin
  for says in
    select n.nspname as schema
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.proname = 'names_photo' and pg_get_function_identity_arguments(p.oid) = 'photo uuid, of_farm uuid'
  loop
    execute format('select %I.names_photo($1, $2)', says.schema) into is_named using photo, of_farm;
    if is_named then return true; end if;
  end loop;
  return false;
end $$;
