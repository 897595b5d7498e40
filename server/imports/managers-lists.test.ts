import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { importLimits, listImports, listMappings, readImport, undoImport } from '@shuka/domain/imports';
import { row, rows, run, sql } from '#kit/db.ts';
import { moveFarmers } from '#relations';
import { people } from '#world';
import { farmerList, importDesk } from '#world/import-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Chidi brings lists of his own caseload: what is not in his care is not there for him, and the rest is as with the office. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { chidi, ngozi, halima } = people;
const desk = importDesk(house, chidi);

const idOf = async (lastName: string, firstName: string): Promise<string> =>
  (
    await row<{ id: string }>(
      house.pool,
      sql`select id from accounts.account where last_name = ${lastName} and first_name = ${firstName}`,
    )
  )?.id ?? '';

const cardOf = async (id: string): Promise<string> =>
  (await row<{ code: string }>(house.pool, sql`select card_code as code from accounts.account where id = ${id}`))
    ?.code ?? '';

const farmList = (...cards: string[]): string =>
  ['farmer,name,state,lga,size,crop', ...cards.map((card) => `${card},Far field,Kano,Bichi,small,Millet`)].join('\n');

describe('a list of a manager', () => {
  test('brings farmers of the LGAs they work in, into their own care and nobody else’s', async () => {
    const head = 'first_name,last_name,village,state,lga,gender,birth_year,crops,farm_size,consent,manager';
    const line = (first: string, place: string, manager: string) =>
      `${first},Chidis,Badume,${place},female,1980,Millet,small,thumb,${manager}`;
    const file = [
      head,
      line('One', 'Kano,Bichi', ''),
      line('Two', 'Kano,Bichi', chidi.email),
      line('Three', 'Lagos,Ikeja', ''),
      line('Four', 'Kano,Bichi', halima.email),
    ].join('\n');
    const { importId } = await desk.bring('farmers', file);
    expect((await desk.rowsOf(importId)).map(({ line: at, faults }) => [at, faults[0]?.column])).toEqual([
      [4, 'lga'],
      [5, 'manager'],
    ]);
    await desk.apply(importId);
    const care = await rows(
      house.pool,
      sql`select a.first_name as name, r.manager_id as manager from accounts.account a
          join relations.assignment r on r.farmer_id = a.id and r.until_at is null
          where a.last_name = 'Chidis' order by name`,
    );
    expect(care).toEqual([
      { name: 'One', manager: chidi.accountId },
      { name: 'Two', manager: chidi.accountId },
    ]);
  });

  test('brings farms of farmers in their care alone; another’s farmer is not there for them', async () => {
    const own = await desk.bring('farmers', farmerList({ last: 'Farmed', first: 'Own' }));
    await desk.apply(own.importId);
    const office = importDesk(house);
    const other = await office.bring('farmers', farmerList({ last: 'Farmed', first: 'Other' }));
    await office.apply(other.importId);
    const cards = await Promise.all(['Own', 'Other'].map(async (first) => cardOf(await idOf('Farmed', first))));
    const farms = await desk.bring('farms', farmList(...cards));
    expect((await desk.rowsOf(farms.importId)).map(({ line, faults }) => [line, faults[0]?.column])).toEqual([
      [3, 'farmer'],
    ]);
    const later = await desk.bring('farms', farmList(cards[0] ?? '').replace('Far', 'Near'));
    await desk.apply(farms.importId);
    expect(await desk.now(farms.importId)).toMatchObject({ state: 'applied', done: 1 });
    // Who left their care since the list was tried is not written for, and what they have is not taken back.
    const farmerIds = [await idOf('Farmed', 'Own')];
    const moved = { farmerIds, managerId: halima.accountId, decidedBy: ngozi.accountId, reason: 'Nearer.' };
    await moveFarmers(house.pool, moved, house.clock.now());
    await desk.apply(later.importId);
    expect(await desk.now(later.importId)).toMatchObject({ done: 0, failed: 1 });
    await desk.undo(farms.importId);
    expect(await desk.now(farms.importId)).toMatchObject({ state: 'undone', undone: 0, kept: 1 });
    await desk.undo(own.importId);
    expect(await desk.now(own.importId)).toMatchObject({ state: 'undone', undone: 0, kept: 1 });
  });

  test('is taken back by them', async () => {
    const { importId } = await desk.bring('farmers', farmerList({ last: 'Gone' }));
    await desk.apply(importId);
    await desk.undo(importId);
    expect(await desk.now(importId)).toMatchObject({ undone: 1, kept: 0 });
  });

  test('is their own: no other manager sees it, the office does; and they see no list of the office', async () => {
    const { importId } = await desk.bring('farmers', farmerList({ last: 'Seen' }));
    const theirs = await importDesk(house).bring('farmers', farmerList({ last: 'Office' }));
    expect((await house.as(halima).call(readImport, { importId })).status).toBe(404);
    expect((await house.as(halima).call(undoImport, { importId })).status).toBe(404);
    expect((await house.as(ngozi).call(readImport, { importId })).status).toBe(200);
    const seen = (await house.as(chidi).call(listImports, {})).body.items.map(({ id }) => id);
    expect([seen[0], seen.includes(theirs.importId)]).toEqual([importId, false]);
    expect((await house.as(chidi).call(listMappings, {})).status).toBe(200);
  });

  test('holds no prices, and no more rows than a caseload has farmers', async () => {
    const prices = await desk.bring('prices', 'market\nWudil');
    expect(prices.body.errors).toEqual([{ field: 'kind', says: 'imports.kindOfOffice' }]);
    const many = Array.from({ length: importLimits.mostRowsOfManager.value + 1 }, () => ({}));
    const { importId } = await desk.bring('farmers', farmerList(...many));
    expect(await desk.now(importId)).toMatchObject({ state: 'refused', fault: 'too-many-for-manager', read: 0 });
  });
});
