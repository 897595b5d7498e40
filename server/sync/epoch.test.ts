import { afterAll, describe, expect, test } from 'vitest';
import { openHouse } from '#world/open-house.ts';
import { closeEpoch, openEpoch, readEpoch, renewEpoch } from './epoch.ts';

const house = await openHouse();
afterAll(house.close);

const { pool } = house;

describe('a database begins another life', () => {
  test('not when the embedded one was closed as it should be', async () => {
    await openEpoch(pool, true);
    const epoch = await readEpoch(pool);
    await closeEpoch(pool);
    await openEpoch(pool, true);
    expect(await readEpoch(pool)).toBe(epoch);
  });

  test('when the embedded one was open and nobody closed it', async () => {
    await openEpoch(pool, true);
    const epoch = await readEpoch(pool);
    await openEpoch(pool, true);
    expect(await readEpoch(pool)).not.toBe(epoch);
    await closeEpoch(pool);
  });

  test('never because PostgreSQL stopped at once, nor because more servers than one use it', async () => {
    const epoch = await readEpoch(pool);
    await Promise.all([openEpoch(pool, false), openEpoch(pool, false), openEpoch(pool, false)]);
    expect(await readEpoch(pool)).toBe(epoch);
  });

  test('when an operator who put an older copy back says so', async () => {
    const epoch = await readEpoch(pool);
    await renewEpoch(pool);
    expect(await readEpoch(pool)).not.toBe(epoch);
  });

  test('at its very first opening', async () => {
    await pool.query('delete from sync.house');
    await openEpoch(pool, false);
    expect(await readEpoch(pool)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
