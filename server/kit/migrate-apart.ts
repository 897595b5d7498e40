import { row, run, sql, type Db, type Pool } from '#kit/db.ts';
import { listMigrations, lockKey, migrate } from '#kit/migrate.ts';

/*
 * Migrations that build indexes of a table that may be large. Built in the transaction of a migration an index keeps all
 * writers waiting; built apart, `concurrently`, it keeps nobody. What such a migration says stays as it is, for those who ran it.
 */

const apart: readonly string[] = ['0142-kit-audit-chain.sql'];

/** The statements of a migration that are said apart, each on a line of its own, and the rest. */
export const partsOf = (text: string) => {
  const columns: string[] = [];
  const indexes: { readonly name: string; readonly text: string }[] = [];
  const rest = text
    .split('\n')
    .filter((line) => {
      const column = /^alter table (\S+) add column ([^;]+);$/.exec(line);
      const index = /^create index (\S+) (on .+);$/.exec(line);
      if (column !== null) columns.push(`alter table ${column[1]} add column if not exists ${column[2]}`);
      if (index !== null)
        indexes.push({ name: index[1] ?? '', text: `create index concurrently if not exists ${index[1]} ${index[2]}` });
      return column === null && index === null;
    })
    .join('\n');
  return { columns, indexes, rest };
};

const tellTo = (db: Db, text: string) => db.query({ text, values: [] });

/** An index whose building was stopped is there and of no use: it goes, and is built anew. */
const dropBroken = async (db: Db, name: string): Promise<void> => {
  const broken = await row<{ schema: string }>(
    db,
    sql`select n.nspname as schema from pg_index i join pg_class c on c.oid = i.indexrelid
          join pg_namespace n on n.oid = c.relnamespace
        where c.relname = ${name} and not i.indisvalid`,
  );
  if (broken !== null) await tellTo(db, `drop index concurrently ${broken.schema}.${name}`);
};

/** The rest stands or falls with the line that says it was applied. */
const applyRest = async (db: Db, name: string, rest: string): Promise<void> => {
  await tellTo(db, 'begin');
  try {
    await tellTo(db, rest);
    await run(db, sql`insert into public.migration (name) values (${name})`);
    await tellTo(db, 'commit');
  } catch (error) {
    await tellTo(db, 'rollback');
    throw error;
  }
};

const applyApart = async (pool: Pool, { name, text }: { readonly name: string; readonly text: string }) => {
  const db = await pool.connect();
  try {
    await db.query(sql`select pg_advisory_lock(${lockKey})`);
    const done = await row(db, sql`select 1 from public.migration where name = ${name}`);
    if (done !== null) return false;
    const { columns, indexes, rest } = partsOf(text);
    for (const column of columns) await tellTo(db, column);
    for (const index of indexes) {
      await dropBroken(db, index.name);
      await tellTo(db, index.text);
    }
    await applyRest(db, name, rest);
    return true;
  } finally {
    await db.query(sql`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
    db.release();
  }
};

/**
 * Applies what a large table would wait for, so that the next start has nothing long to do. Stopped half-way it is said again.
 * @param pool on PostgreSQL; its queries must not give up. @returns which migrations it applied apart.
 */
export const migrateApart = async (pool: Pool): Promise<string[]> => {
  const applied: string[] = [];
  for (const migration of (await listMigrations()).filter(({ name }) => apart.includes(name))) {
    await migrate(pool, migration.name);
    if (await applyApart(pool, migration)) applied.push(migration.name);
  }
  return applied;
};
