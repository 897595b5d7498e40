-- Lets a user of the database read and write rows of the house and its jobs, and nothing more: who finds a hole in the server
-- can then neither drop a table nor switch off what guards the books (OWASP ASVS 5.0, 13.2.2). Said by the owner, again after
-- whatever it made.
create function kit.let_work(worker name) returns void language plpgsql as $$
declare
  place name;
begin
  perform pg_advisory_xact_lock(7417852); -- as migrations do: two servers may begin at once
  for place in
    select nspname from pg_namespace
    where nspowner = current_user::regrole and nspname <> 'information_schema' and nspname !~ '^pg_'
  loop
    execute format('grant usage on schema %I to %I', place, worker);
    execute format('grant select, insert, update, delete on all tables in schema %I to %I', place, worker);
    execute format('grant usage, select on all sequences in schema %I to %I', place, worker);
  end loop;
  execute format('grant select on public.migration to %I', worker);
end $$;
revoke execute on function kit.let_work(name) from public;
