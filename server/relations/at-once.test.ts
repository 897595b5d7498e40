import { afterAll, describe, expect, test } from 'vitest';
import { readCounter } from '#kit/counter.ts';
import { inTransaction, rows, sql, type Db } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres } from '#world/test-template.ts';
import { settlePerson } from '#world/settle-person.ts';
import { moveFarmers } from './move-farmers.ts';
import { findFarmersOf } from './store.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi, halima, ngozi } = people;

const newFarmer = (): Promise<string> => settlePerson(house.pool, house.clock.now());

const move = (db: Db, farmerId: string, managerId: string) => {
  const decided = { decidedBy: ngozi.accountId, reason: 'The district was divided.' };
  return moveFarmers(db, { farmerIds: [farmerId], managerId, ...decided }, house.clock.now());
};

/** The embedded database runs one transaction at a time, so there is nobody to see waiting. */
const someoneWaits = async (): Promise<void> => {
  if (!isOnPostgres) return;
  const waiting = () =>
    rows(
      house.pool,
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBeGreaterThan(0);
};

describe('two admins who put one farmer into different hands at the same moment', () => {
  test('come one after the other: the second goes on from what the first has done', async () => {
    const farmerId = await newFarmer();
    const before = await readCounter(house.pool, 'assigned', halima.accountId);
    let second: Promise<number> | undefined;
    const first = await inTransaction(house.pool, async (db) => {
      const moved = await move(db, farmerId, halima.accountId);
      second = inTransaction(house.pool, (other) => move(other, farmerId, chidi.accountId));
      await someoneWaits();
      return moved;
    });
    expect([first, await second]).toEqual([1, 1]);
    expect(await findFarmersOf(house.pool, halima.accountId)).not.toContain(farmerId);
    expect(await findFarmersOf(house.pool, chidi.accountId)).toContain(farmerId);
    expect(await readCounter(house.pool, 'assigned', halima.accountId)).toBe(before);
    const grants = await rows(
      house.pool,
      sql`select account_id, is_revoked from sync.scope_grant where scope_id = ${farmerId} order by account_id`,
    );
    expect(grants).toEqual([
      { account_id: chidi.accountId, is_revoked: false },
      { account_id: halima.accountId, is_revoked: true },
      { account_id: farmerId, is_revoked: false },
    ]);
  });
});
