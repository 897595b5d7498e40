import { afterAll, beforeEach, expect, test } from 'vitest';
import { importLimits } from '@shuka/domain/imports';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { farmerList, importDesk } from '#world/import-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { forgetOldImports } from './forget-old-imports.ts';

/* What lists said is forgotten, and no list is stuck by it. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { chidi } = people;
const desk = importDesk(house, chidi);

/** As if a list had been brought so many days ago. */
const age = (importId: string, days: number) =>
  run(
    house.pool,
    sql`update imports.import set made_at = made_at - make_interval(days => ${days}) where id = ${importId}`,
  );

const forget = () => forgetOldImports(house.pool, house.clock.now());

const cardOf = async (lastName: string): Promise<string> =>
  (
    await row<{ code: string }>(
      house.pool,
      sql`select card_code as code from accounts.account where last_name = ${lastName}`,
    )
  )?.code ?? '';

const { value: days } = importLimits.cellDays;

test('a list that nobody confirmed in time is brought anew: it is not begun and left half-way', async () => {
  const { importId } = await desk.bring('farmers', farmerList({ last: 'Jinkiri' }));
  await age(importId, days + 1);
  expect((await desk.apply(importId)).body.code).toBe('import-expired');
  expect(await forget()).toBe(1);
  expect((await desk.apply(importId)).body.code).toBe('import-expired');
  expect((await desk.now(importId)).state).toBe('checked');
});

test('a list that is being written is not forgotten under the hands of who writes it', async () => {
  const { importId } = await desk.bring('farmers', farmerList({ last: 'Rubutu' }));
  await run(
    house.pool,
    sql`update imports.import set state = 'applying', confirmed_by = ${chidi.accountId} where id = ${importId}`,
  );
  await age(importId, days + 1);
  expect(await forget()).toBe(0);
  await desk.work('applying', importId);
  expect(await desk.now(importId)).toMatchObject({ state: 'applied', done: 1 });
});

test('farms of a list that was confirmed late are taken back as long as those of any other', async () => {
  const farmers = await desk.bring('farmers', farmerList({ last: 'Makara' }));
  await desk.apply(farmers.importId);
  const file = `farmer,name,state,lga,size,crop\n${await cardOf('Makara')},Far field,Kano,Bichi,small,Millet`;
  const { importId } = await desk.bring('farms', file);
  await age(importId, days - 1);
  expect((await desk.apply(importId)).status).toBe(200);
  await age(importId, 2);
  expect(await forget(), 'it was written a moment ago').toBe(0);
  expect((await desk.undo(importId)).status).toBe(200);
  expect(await desk.now(importId)).toMatchObject({ state: 'undone', undone: 1 });
});
