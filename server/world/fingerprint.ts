import { rows, sql, type Pool } from '#kit/db.ts';

type Table = { readonly name: string };

/** Counts of calls are kept for refused ones too, so they are no change to anybody's data. */
const tablesOf = (pool: Pool): Promise<Table[]> =>
  rows<Table>(
    pool,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'public')
          and not (table_schema = 'kit' and table_name = 'throttle') order by 1`,
  );

/** What every table holds, as one hash each: two equal fingerprints mean that nothing was written between them. */
export const fingerprint = async (pool: Pool): Promise<Record<string, string>> => {
  const tables = await tablesOf(pool);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
  );
  const found = await rows<{ name: string; hash: string }>(pool, { text: parts.join(' union all '), values: [] });
  return Object.fromEntries(found.map(({ name, hash }) => [name, hash]));
};
