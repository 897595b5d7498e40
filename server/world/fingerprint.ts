import { row, sql, type Pool } from '#kit/db.ts';

/**
 * Counts of calls, and lines of the audit log, are kept for refused ones too: they are no change to anybody’s data. It is noted as the
 * owner, for the server under test may write to no table but those of the house.
 */
const watchSql = `
  create unlogged table public.seen_write (number bigserial primary key, name text not null);
  create function public.see_write() returns trigger language plpgsql security definer as $$
  begin
    insert into public.seen_write (name) values (tg_table_schema || '.' || tg_table_name);
    return null;
  end $$;
  do $$
  declare
    one record;
  begin
    for one in
      select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_'
        and n.nspname not in ('information_schema', 'public') and c.oid not in ('kit.throttle'::regclass, 'kit.audit'::regclass, 'kit.audit_wait'::regclass)
    loop
      execute format('create trigger seen_write after insert or update or delete on %s
        for each row execute function public.see_write()', one.name);
    end loop;
  end $$`;

const watched = new WeakMap<Pool, Promise<unknown>>();

/** The last row that was written: its number among all since the first look, and the table it is in. */
type Written = { readonly number: number; readonly name: string };

/**
 * What was written last: two equal fingerprints mean that nothing was written between them. To read all tables each time
 * would take longer than what is looked at.
 */
export const fingerprint = async (pool: Pool): Promise<Written | null> => {
  const watching = watched.get(pool) ?? pool.query(watchSql);
  watched.set(pool, watching);
  await watching;
  return row<Written>(pool, sql`select number, name from public.seen_write order by number desc limit 1`);
};
