import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { lastId, type Place } from '@shuka/domain/sync';
import { inTransaction, row, rows, run, sql, type Db } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres } from '#world/test-template.ts';
import { findChanges, findShards } from './place-store.ts';

const house = await openHouse({ poolSize: isOnPostgres ? 70 : 10 });
afterAll(house.close);

const committers = 64;
const commitsEach = 12;
const { accountId } = people.amina;

const insertFarmRow = (db: Db, name: string) =>
  run(
    db,
    sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
        values (gen_random_uuid(), ${accountId}, ${name}, 'KN', 'Bichi', 'small', 'Maize', 1, now())`,
  );

/** Reads by a place as a pull does, again and again, and tells the names of all it ever saw. */
const follow = async (shard: string, isOver: () => boolean): Promise<string[]> => {
  let place: Place = { rev: 0, id: lastId };
  const seen: string[] = [];
  for (let wasOver = false; !wasOver;) {
    wasOver = isOver();
    const head = (await findShards(house.pool, accountId)).find((one) => one.shard === shard)?.rev ?? 0;
    const changes = await findChanges(house.pool, accountId, shard, place, head);
    for (const { type, id } of changes) if (type === 'farm') seen.push(id);
    const last = changes.at(-1);
    place = changes.length < 1000 || last === undefined ? { rev: head, id: lastId } : last;
  }
  return seen;
};

/** The control: reads by a number that a sequence gave, as many systems do. */
const followSequence = async (isOver: () => boolean): Promise<number> => {
  let after = 0;
  let seen = 0;
  for (let wasOver = false; !wasOver;) {
    wasOver = isOver();
    const found = await rows<{ number: number }>(
      house.pool,
      sql`select number from public.numbered where number > ${after}::bigint order by number`,
    );
    seen += found.length;
    after = found.at(-1)?.number ?? after;
  }
  return seen;
};

const commitAll = async (): Promise<void> => {
  const one = async (committer: number): Promise<void> => {
    for (let commit = 0; commit < commitsEach; commit += 1) {
      await inTransaction(house.pool, async (db) => {
        await run(db, sql`insert into public.numbered default values`);
        await insertFarmRow(db, `Of ${committer} ${commit}`);
        if (isOnPostgres) await wait(((committer * 7 + commit * 13) % 20) + 1);
      });
    }
  };
  await Promise.all(Array.from({ length: committers }, (_, committer) => one(committer)));
};

describe('sixty-four people who save at once, and one who reads on all the while', () => {
  test('miss no change between them, where a sequence misses some', { timeout: 120_000 }, async () => {
    await run(house.pool, sql`create table public.numbered (number bigint generated always as identity primary key)`);
    let isOver = false;
    const before = (await allFarms()).length;
    const read = Promise.all([follow('KN', () => isOver), followSequence(() => isOver)]);
    await commitAll();
    isOver = true;
    const [seen, seenBySequence] = await read;
    const made = committers * commitsEach;
    expect((await allFarms()).length - before).toBe(made);
    expect([...new Set(seen)].sort()).toEqual(await allFarms());
    expect(seen.length).toBe(new Set(seen).size);
    // On the embedded database there is one connection, so transactions cannot overtake each other and nothing is missed.
    if (isOnPostgres) expect(seenBySequence).toBeLessThan(made);
  });

  test('give each transaction a revision of its own, without a gap', async () => {
    const found = await row<{ revs: number; head: number }>(
      house.pool,
      sql`select count(distinct rev) as revs, (select rev from sync.clock where shard = 'KN') as head
          from sync.change where shard = 'KN'`,
    );
    expect(found?.revs).toBeGreaterThanOrEqual(committers * commitsEach);
    expect(found?.head).toBeGreaterThanOrEqual(found?.revs ?? 0);
  });
});

const allFarms = async (): Promise<string[]> =>
  (
    await rows<{ id: string }>(house.pool, sql`select id from farms.farm where keeper_id = ${accountId} order by id`)
  ).map(({ id }) => id);
