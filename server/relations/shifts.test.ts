import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { closeShift, handOverShift, listShifts, openShift, removeStaff } from '@shuka/domain/relations';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma } = people;
const { companyId } = mill;
const zainab = await someStaffer(house, 'clerk');
const bello = await someStaffer(house, 'clerk');
const emeka = await someStaffer(house, 'buyer');

const counted = { trucks: 2, bags: 118, note: 'The small scale sticks.' };
const open = (by: WorldPerson) => house.as(by).call(openShift, { id: newId(), companyId });
const hand = (by: WorldPerson, to: WorldPerson, more: object = {}) =>
  house.as(by).call(handOverShift, { id: newId(), companyId, toId: to.accountId, ...counted, ...more });
const close = (by: WorldPerson) => house.as(by).call(closeShift, { id: newId(), companyId, ...counted });
const book = async (by: WorldPerson) => (await house.as(by).call(listShifts, { companyId })).body;

describe('the shifts of a mill', () => {
  test('are opened, handed to the next with a note and a count, and closed; the book keeps each line', async () => {
    expect((await open(zainab)).body).toMatchObject({ number: 1, act: 'opened', onId: zainab.accountId, bags: null });
    const handed = await hand(zainab, bello);
    expect(handed.body).toMatchObject({ number: 2, act: 'handed', onId: bello.accountId, ...counted });
    expect((await book(emeka)).now).toMatchObject({ onId: bello.accountId, bags: 118 });
    expect((await close(bello)).body).toMatchObject({ number: 3, act: 'closed', onId: null, trucks: 2 });
    const { items, now, colleagues } = await book(danjuma);
    expect(items.map(({ number, act, byId }) => [number, act, byId])).toEqual([
      [3, 'closed', bello.accountId],
      [2, 'handed', zainab.accountId],
      [1, 'opened', zainab.accountId],
    ]);
    expect(now).toBeNull();
    expect(new Set(colleagues.map(({ accountId }) => accountId))).toEqual(
      new Set([danjuma.accountId, zainab.accountId, bello.accountId]),
    );
  });

  test('come page by page, the newest line first', async () => {
    const first = await house.as(zainab).call(listShifts, { companyId, limit: '2' });
    const second = await house.as(zainab).call(listShifts, { companyId, limit: '2', after: first.body.next ?? '' });
    expect([first, second].map(({ body }) => body.items.map(({ number }) => number))).toEqual([[3, 2], [1]]);
    expect(second.body.next).toBeNull();
  });

  test('refuse a second who opens, a colleague who ends another’s, and a buyer', async () => {
    expect((await close(zainab)).body.code).toBe('no-shift');
    await open(zainab);
    expect((await open(bello)).body.code).toBe('shift-open');
    expect((await hand(bello, bello)).body.code).toBe('not-on-shift');
    expect((await close(bello)).body.code).toBe('not-on-shift');
    expect((await hand(zainab, emeka)).body.code).toBe('not-next');
    expect((await hand(zainab, zainab)).body.code).toBe('not-next');
    expect((await open(emeka)).status).toBe(404);
    expect((await hand(danjuma, bello)).status, 'the owner hands on what somebody left').toBe(201);
    await close(bello);
  });

  test('refuse a person of another company as the next, and one without a count', async () => {
    const { companyId: theirs } = await someCompany(house);
    const other = await someStaffer(house, 'clerk', theirs);
    await open(zainab);
    expect((await hand(zainab, other)).body.code).toBe('not-next');
    expect((await hand(zainab, bello, { bags: -1 })).body.errors).toEqual([
      { field: 'bags', says: 'shift.bagsRequired' },
    ]);
    expect((await hand(zainab, bello, { trucks: '2' })).body.errors).toEqual([
      { field: 'trucks', says: 'shift.trucksRequired' },
    ]);
    await close(zainab);
  });

  test('opened by two at once are one', async () => {
    const both = await Promise.all([open(zainab), open(bello)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await close(danjuma);
  });

  test('sent twice by a phone are one line', async () => {
    const id = newId();
    const once = await house.as(zainab).call(openShift, { id, companyId });
    const again = await house.as(zainab).call(openShift, { id, companyId });
    expect(again.body).toEqual(once.body);
    expect((await close(zainab)).body.number).toBe(once.body.number + 1);
  });

  test('end with whoever is taken out of the company', async () => {
    const halima = await someStaffer(house, 'clerk');
    await open(halima);
    const gone = { companyId, accountId: halima.accountId, reason: 'She moved away.' };
    expect((await house.as(danjuma).call(removeStaff, gone)).status).toBe(200);
    const { now, items } = await book(danjuma);
    expect([now, items[0]?.byId, items[0]?.bags]).toEqual([null, danjuma.accountId, null]);
  });

  test.each(['update relations.shift_entry set bags = 1', 'delete from relations.shift_entry'])(
    'cannot be rewritten: %s',
    async (statement) => {
      await expect(run(house.pool, { text: statement, values: [] })).rejects.toThrow('never changed');
      await expect(run(house.pool, sql`truncate relations.shift_entry`)).rejects.toThrow('never changed');
    },
  );
});
