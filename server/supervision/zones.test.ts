import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appointSupervisor,
  createZone,
  endDuty,
  endPosting,
  listZones,
  postManagers,
  readBoard,
  readZone,
  reviseZone,
} from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openZone, whyDecided as reason } from '#world/zones.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ngozi } = people;
const admin = house.as(ngozi);

const draft = (change: object = {}) => ({ id: newId(), name: 'Gwarzo', stateCode: 'KN', lgas: ['Gwarzo'], ...change });

const appoint = (zoneId: string, supervisorId: string, password: string = ngozi.password) =>
  admin.call(appointSupervisor, { id: newId(), zoneId, supervisorId, reason, password });

const end = (zoneId: string, password: string = ngozi.password) =>
  admin.call(endDuty, { id: newId(), zoneId, reason: 'She went on leave.', password });

let north = '';
let south = '';
beforeAll(async () => {
  north = await openZone(house, { name: 'North', lgas: ['Bichi', 'Dawakin Tofa'], supervisor: null, managers: [] });
  south = await openZone(house, { name: 'South', lgas: ['Rano'], supervisor: null, managers: [] });
});

describe('a zone', () => {
  test('is made of LGAs of one state, and listed with who supervises it', async () => {
    const { items } = (await admin.call(listZones, { limit: '1' })).body;
    expect(items).toEqual([
      {
        zoneId: north,
        name: 'North',
        stateCode: 'KN',
        lgas: ['Bichi', 'Dawakin Tofa'],
        supervisorId: null,
        supervisorName: null,
        managers: 0,
      },
    ]);
  });

  test('is one page after another in a long list', async () => {
    const first = (await admin.call(listZones, { limit: '1' })).body;
    const second = (await admin.call(listZones, { limit: '1', after: first.next })).body;
    expect([second.items.map(({ name }) => name), second.next]).toEqual([['South'], null]);
  });

  test.each([
    [{ name: 'north', lgas: ['Tofa'] }, 'zone-name-taken'],
    [{ lgas: ['Gwarzo', 'Bichi'] }, 'lga-taken'],
  ])('is refused when another zone has its name or an LGA of it: %#', async (change, code) => {
    const before = await rows(house.pool, sql`select id from supervision.zone`);
    const { status, body } = await admin.call(createZone, draft(change));
    expect([status, body.code]).toEqual([409, code]);
    expect(await rows(house.pool, sql`select id from supervision.zone`)).toEqual(before);
  });

  test.each([
    [{ lgas: ['Zaria'] }, 'lgas', 'board.lgasWrong'],
    [{ lgas: ['Gwarzo', 'Gwarzo'] }, 'lgas', 'board.lgasWrong'],
    [{ lgas: [] }, 'lgas', 'board.lgasRequired'],
    [{ name: ' ' }, 'name', 'board.zoneNameRequired'],
  ])('is refused with what is not of the state: %#', async (change, field, says) => {
    const { status, body } = await admin.call(createZone, draft(change));
    expect([status, body.errors[0]]).toEqual([400, { field, says }]);
  });

  test('can be given other LGAs and another name', async () => {
    const becomes = { zoneId: south, name: 'South-East', stateCode: 'KN', lgas: ['Wudil', 'Rano'] };
    expect((await admin.call(reviseZone, becomes)).body).toMatchObject({ name: 'South-East', lgas: ['Rano', 'Wudil'] });
    const taken = await admin.call(reviseZone, { ...becomes, lgas: ['Bichi'] });
    expect([taken.status, taken.body.code]).toEqual([409, 'lga-taken']);
    expect((await admin.call(reviseZone, { ...becomes, name: 'NORTH' })).body.code).toBe('zone-name-taken');
    expect((await admin.call(readZone, { zoneId: south })).body.zone.lgas).toEqual(['Rano', 'Wudil']);
  });
});

describe('the duty of a supervisor', () => {
  const boardOf = async (person: typeof halima | typeof chidi, zoneId: string) =>
    (await house.as(person).call(readBoard, { zoneId })).status;

  test('lets her see the board of her zone and of no other, until it is ended', async () => {
    expect(await boardOf(halima, north)).toBe(404);
    expect((await appoint(north, halima.accountId)).body).toMatchObject({ supervisorName: 'Halima Sani' });
    expect([await boardOf(halima, north), await boardOf(halima, south), await boardOf(chidi, north)]).toEqual([
      200, 404, 404,
    ]);
    expect((await end(north)).body.supervisorId).toBeNull();
    expect(await boardOf(halima, north)).toBe(404);
  });

  test('goes from one to the next, and who had it when stays on record with why', async () => {
    await appoint(north, halima.accountId);
    await appoint(north, chidi.accountId);
    const { duties } = (await admin.call(readZone, { zoneId: north })).body;
    expect(duties.map(({ name, untilAt, endReason }) => [name, untilAt === null, endReason])).toEqual([
      ['Chidi Okafor', true, ''],
      ['Halima Sani', false, reason],
      ['Halima Sani', false, 'She went on leave.'],
    ]);
    expect([await boardOf(chidi, north), await boardOf(halima, north)]).toEqual([200, 404]);
  });

  test('is one at a time, of an active extension manager, and wants the password of the admin', async () => {
    expect((await appoint(south, chidi.accountId)).body.code).toBe('has-duty');
    expect((await appoint(south, amina.accountId)).body.code).toBe('not-a-manager');
    expect((await appoint(south, halima.accountId, 'wrong')).body.code).toBe('wrong-password');
    expect((await end(north, 'wrong')).body.code).toBe('wrong-password');
    expect((await end(south)).body.code).toBe('no-supervisor');
  });

  test('is written to the audit log', async () => {
    const acts = await rows<{ act: string }>(
      house.pool,
      sql`select distinct act from kit.audit where endpoint in ('supervision.appointSupervisor', 'supervision.endDuty')
          and account_id = ${ngozi.accountId} and object_id = ${north} and refusal is null order by act`,
    );
    expect(acts.map(({ act }) => act)).toEqual(['appointed a supervisor', 'ended the duty of a supervisor']);
  });

  test('given to two at once is one supervisor’s in the end', async () => {
    await end(north);
    await Promise.all([appoint(north, halima.accountId), appoint(north, chidi.accountId)]);
    const now = await rows(
      house.pool,
      sql`select 1 from supervision.duty where zone_id = ${north} and until_at is null`,
    );
    expect(now).toHaveLength(1);
    await end(north);
  });
});

describe('a posting', () => {
  const post = (zoneId: string, managerIds: readonly string[]) =>
    admin.call(postManagers, { id: newId(), zoneId, managerIds, reason });
  const postedTo = async (zoneId: string) =>
    (await admin.call(readZone, { zoneId })).body.managers.map(({ name, farmers }) => [name, farmers]);

  test('puts managers into a zone with their farmers, and takes them out of the one before', async () => {
    expect((await post(north, [chidi.accountId, halima.accountId])).body).toEqual({ posted: 2 });
    expect(await postedTo(north)).toEqual([
      ['Chidi Okafor', 2],
      ['Halima Sani', 0],
    ]);
    expect((await post(south, [chidi.accountId])).body).toEqual({ posted: 1 });
    expect((await post(south, [chidi.accountId])).body).toEqual({ posted: 0 });
    expect([await postedTo(north), await postedTo(south)]).toEqual([[['Halima Sani', 0]], [['Chidi Okafor', 2]]]);
  });

  test('is ended by an admin, once', async () => {
    const leave = { zoneId: south, managerId: chidi.accountId, reason };
    expect((await admin.call(endPosting, { id: newId(), ...leave, zoneId: north })).body.code).toBe('not-posted');
    expect((await admin.call(endPosting, { id: newId(), ...leave })).body).toEqual({ posted: 1 });
    expect((await admin.call(endPosting, { id: newId(), ...leave })).body.code).toBe('not-posted');
  });

  test('is for active extension managers alone', async () => {
    expect((await post(north, [chidi.accountId, amina.accountId])).body.code).toBe('not-a-manager');
    await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${chidi.accountId}`);
    expect((await post(north, [chidi.accountId])).body.code).toBe('not-a-manager');
    await run(house.pool, sql`update accounts.account set state = 'active' where id = ${chidi.accountId}`);
    expect(await postedTo(north)).toEqual([['Halima Sani', 0]]);
  });
});
