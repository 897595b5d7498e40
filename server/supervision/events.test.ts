import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEvents, readReturn, recordEvent, type ReturnLine } from '@shuka/domain/supervision';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { eventDraft, openZone } from '#world/zones.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi, halima } = people;

let north = '';
beforeAll(async () => {
  north = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi] });
});

const record = (change: Readonly<Record<string, unknown>> = {}, by: typeof chidi | typeof halima = chidi) =>
  house.as(by).call(recordEvent, eventDraft(change));

const achieved = async (line: ReturnLine) => {
  const { body } = await house.as(halima).call(readReturn, { zoneId: north, year: '2026' });
  return body.lines.find((one) => one.line === line)?.achievement;
};

describe('an event', () => {
  test('counts in the zone of the manager who records it, as many as it was', async () => {
    const { status, body } = await record();
    expect([status, body.zoneId, body.byName]).toEqual([201, north, 'Chidi Okafor']);
    await record({ kind: 'group-formed', title: 'Women of Badume', many: 12 });
    expect([await achieved('fnt'), await achieved('groups-formed')]).toEqual([1, 12]);
    expect((await house.as(chidi).call(listEvents, { year: '2026' })).body.items).toHaveLength(2);
    expect((await house.as(chidi).call(listEvents, { year: '2025' })).body.items).toEqual([]);
  });

  test('is corrected by a new one, once, and the old one counts no more', async () => {
    const { body: first } = await record({ kind: 'mtrm', title: 'June review' });
    expect((await record({ kind: 'mtrm', many: 2, corrects: first.id })).status).toBe(201);
    expect(await achieved('mtrm')).toBe(2);
    expect((await record({ kind: 'mtrm', corrects: first.id })).body.code).toBe('corrected-already');
    const { items } = (await house.as(chidi).call(listEvents, { year: '2026' })).body;
    expect(items.filter(({ isCorrected }) => isCorrected).map(({ id }) => id)).toEqual([first.id]);
  });

  test('that did not take place is taken back by its supervisor', async () => {
    const { body } = await record({ kind: 'spat' });
    expect(await achieved('spat')).toBe(1);
    expect((await record({ kind: 'spat', corrects: body.id, isCancelled: true }, halima)).status).toBe(201);
    expect(await achieved('spat')).toBe(0);
  });

  test('of somebody else is not there to be corrected', async () => {
    const { body } = await record({}, halima);
    expect((await record({ corrects: body.id })).body.errors).toEqual([
      { field: 'corrects', says: 'board.eventNotThere' },
    ]);
  });

  test.each([
    [{ heldOn: '2026-06-02' }, 'heldOn', 'board.heldOnFuture'],
    [{ youth: 21 }, 'youth', 'board.youthTooMany'],
    [{ isCancelled: true }, 'corrects', 'board.eventNotThere'],
    [{ many: 0 }, 'many', 'board.manyWrong'],
    [{ men: -1 }, 'men', 'board.peopleWrong'],
    [{ title: '' }, 'title', 'board.titleRequired'],
  ])('is refused where it cannot be: %#', async (change, field, says) => {
    const { status, body } = await record(change);
    expect([status, body.errors[0]]).toEqual([400, { field, says }]);
  });

  test('cannot be changed in the table', async () => {
    await expect(run(house.pool, sql`update supervision.event set many = 1000`)).rejects.toThrow('never changed');
  });
});
