import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { isOnPostgres, onTestServer, urlOfDatabase } from '#world/test-template.ts';
import { openPool, rows, run, sql, type Pool } from './db.ts';
import { migrate } from './migrate.ts';
import { migrateApart, partsOf } from './migrate-apart.ts';

const made: string[] = [];
afterAll(() => Promise.all(made.map((name) => onTestServer(`drop database if exists ${name} with (force)`))));

const emptyPool = async (): Promise<Pool> => {
  const name = `shuka_test_${randomUUID().replaceAll('-', '')}`;
  await onTestServer(`create database ${name}`);
  made.push(name);
  return openPool(urlOfDatabase(name), 3, () => undefined, 60_000);
};

/** What a database is made of, as far as statements about the log can change it. */
const shapeOf = async (pool: Pool) => ({
  indexes: await rows(pool, sql`select indexdef from pg_indexes where schemaname = 'kit' order by indexname`),
  columns: await rows(
    pool,
    sql`select table_name, column_name, data_type from information_schema.columns where table_schema = 'kit' order by 1, 2`,
  ),
  triggers: await rows(pool, sql`select tgname from pg_trigger where not tgisinternal order by 1`),
  applied: await rows(pool, sql`select name from public.migration order by 1`),
});

describe.skipIf(!isOnPostgres)('indexes of a large log (skipped where there is no PostgreSQL)', () => {
  test('are built apart while others write, and the house is the same as after the migration in one go', async () => {
    const [one, other] = [await emptyPool(), await emptyPool()];
    try {
      await migrate(one);
      await migrate(other, '0142-kit-audit-chain.sql');
      await run(
        other,
        sql`insert into kit.audit (at, act, endpoint, request_id)
            select now(), 'signed in', 'accounts.signIn', 'r' || n from generate_series(1, 500) n`,
      );
      // One whose building was stopped: it stands there and is of no use.
      await other.query('create index audit_by_moment on kit.audit (at, number)');
      await other.query(`update pg_index set indisvalid = false where indexrelid = 'kit.audit_by_moment'::regclass`);
      expect(await migrateApart(other)).toEqual(['0142-kit-audit-chain.sql']);
      expect(await migrateApart(other)).toEqual([]);
      await migrate(other);
      expect(await shapeOf(other)).toEqual(await shapeOf(one));
      expect(await rows(other, sql`select count(*) as waiting from kit.audit_wait`)).toEqual([{ waiting: 500 }]);
    } finally {
      await one.end();
      await other.end();
    }
  }, 120_000);
});

test('of a migration columns and indexes are said apart, and the rest as it stands', () => {
  const text = 'alter table a.b add column c text;\ncreate index b_by_c on a.b (c) where c > 1;\ncreate table a.d ();';
  expect(partsOf(text)).toEqual({
    columns: ['alter table a.b add column if not exists c text'],
    indexes: [{ name: 'b_by_c', text: 'create index concurrently if not exists b_by_c on a.b (c) where c > 1' }],
    rest: 'create table a.d ();',
  });
});
