/**
 * A world of a million farmers: two farms and ten entries each with what phones are told of them, and ten events of goods
 * for each. Written in parts, each once, so that a seed which was stopped goes on; without indexes, which come at the end.
 */
import { inTransaction, row, run, sql, type Pool } from '@shuka/server/kit/db.ts';
import { inEvents, type Part } from './world-events.ts';
import { inFarmers } from './world-farmers.ts';
import { dropIndexes, makeIndexes } from './world-indexes.ts';

/** Farmers and what each has. */
export const each = { farms: 2, entries: 10, events: 10 } as const;

const tables = [
  'accounts.account',
  'accounts.profile',
  'farms.farm',
  'relations.assignment',
  'finance.entry',
  'sync.scope',
  'sync.scope_grant',
  'sync.change',
  'traceability.event',
  'traceability.thing',
  'traceability.event_thing',
  'traceability.reader',
  'traceability.knower',
];

const prepare = async (pool: Pool): Promise<void> => {
  await run(pool, sql`create schema if not exists bench`);
  await run(pool, sql`create table if not exists bench.part (name text primary key)`);
  await run(pool, sql`create table if not exists bench.index_to_make (place text primary key, how text not null)`);
};

const isDone = async (pool: Pool, name: string): Promise<boolean> =>
  (await row(pool, sql`select 1 from bench.part where name = ${name}`)) !== null;

/** Past the triggers and references, as a restored copy is written. */
const write = async (pool: Pool, parts: Iterable<Part>): Promise<void> => {
  for (const { name, queries } of parts) {
    if (await isDone(pool, name)) continue;
    await inTransaction(pool, async (db) => {
      await run(db, sql`set local session_replication_role = replica`);
      await run(db, sql`set local synchronous_commit = off`);
      for (const query of queries) await run(db, query);
      await run(db, sql`insert into bench.part values (${name})`);
    });
  }
};

/** @returns whether there was anything left to write. */
export const seedWorld = async (pool: Pool, farmers: number): Promise<boolean> => {
  await prepare(pool);
  if (await isDone(pool, 'all')) return false;
  await dropIndexes(pool, tables);
  await Promise.all([write(pool, inFarmers(farmers)), write(pool, inEvents(farmers * each.events))]);
  await makeIndexes(pool);
  await Promise.all(tables.map((table) => pool.query(`vacuum (analyze) ${table}`)));
  await run(pool, sql`insert into bench.part values ('all')`);
  return true;
};
