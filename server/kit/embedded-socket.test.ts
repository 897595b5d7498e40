import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction, openPool, row, rows, run, sql } from '#kit/db.ts';
import { serveSocket } from './embedded-socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuka-socket-'));
const db = await PGlite.create();
const server = await serveSocket(db, join(folder, '.s.PGSQL.5432'));
const pool = openPool(`socket:${folder}?db=postgres&user=postgres`, 20, () => undefined, 30_000);
await pool.query('create table public.sack (name text primary key, kilos integer not null)');

afterAll(async () => {
  await pool.end();
  server.close();
  await db.close();
  rmSync(folder, { recursive: true });
});

describe('many clients of the embedded database at once', () => {
  test('each get the answer to their own question', async () => {
    const ask = async (number: number): Promise<boolean> => {
      const text = `select $1::int as "asked${number}", $2::text as word`;
      const found = await row<Record<string, unknown>>(pool, { text, values: [number, `word ${number}`] });
      return found?.[`asked${number}`] === number && found['word'] === `word ${number}`;
    };
    const answers = await Promise.all(Array.from({ length: 500 }, (_, number) => ask(number)));
    expect(answers.filter((isOwn) => !isOwn)).toEqual([]);
  });

  test("see nothing of each other's unfinished work", async () => {
    const pour = (name: string) =>
      inTransaction(pool, async (own) => {
        await run(own, sql`insert into public.sack values (${name}, 1)`);
        await run(own, sql`update public.sack set kilos = kilos + 49 where name = ${name}`);
        return name;
      });
    const read = () => rows<{ kilos: number }>(pool, sql`select kilos from public.sack`);
    const work = Array.from({ length: 40 }, (_, number) => Promise.all([pour(`sack ${number}`), read()]));
    const seen = (await Promise.all(work)).flatMap(([, found]) => found.map(({ kilos }) => kilos));
    expect(seen.filter((kilos) => kilos !== 50)).toEqual([]);
    expect(await read()).toHaveLength(40);
  });

  test('are not disturbed by one whose question is wrong', async () => {
    const wrong = Array.from({ length: 30 }, () => run(pool, sql`select no_such_thing from public.sack`));
    const right = Array.from({ length: 30 }, (_, number) => row(pool, sql`select ${number}::int as number`));
    const outcomes = await Promise.allSettled(wrong);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await Promise.all(right)).toEqual(Array.from({ length: 30 }, (_, number) => ({ number })));
  });
});

describe('a client of the embedded database', () => {
  test('that goes away in the middle of a transaction leaves nothing behind and holds nobody up', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(sql`insert into public.sack values ('left behind', 1)`);
    const waiting = row(pool, sql`select count(*)::int as left from public.sack where name = 'left behind'`);
    client.release(new Error('gone'));
    expect(await waiting).toEqual({ left: 0 });
  });

  test('that speaks no PostgreSQL is shown out', async () => {
    const socket = connect(join(folder, '.s.PGSQL.5432'));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.setTimeout(500, () => socket.destroy());
    await closed;
    expect(await row(pool, sql`select 1 as one`)).toEqual({ one: 1 });
  });
});
