import { afterAll, describe, expect, test } from 'vitest';
import { readFarm, registerFarm, reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { listIssues } from '@shuka/domain/sync';
import { row, rows, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Act } from '#world/phone.ts';
import { farmPlace, farmsOf, newFarm, renamedFarm } from '#world/farm-acts.ts';

const house = await openHouse();
afterAll(house.close);

const [, ofMusa = ''] = farms.map(({ id }) => id);
const outcomesOf = async (device: string): Promise<string[]> =>
  (
    await rows<{ outcome: string }>(
      house.pool,
      sql`select outcome from sync.mutation where device_id = ${device} order by seq`,
    )
  ).map(({ outcome }) => outcome);

describe('a batch of acts from a phone', () => {
  test('is done once, however often it is delivered', async () => {
    const phone = await openPhone(house, people.amina);
    const acts = phone.number([newFarm('Twice told'), newFarm('Twice told too')]);
    const first = await phone.push(acts);
    expect([first.status, first.body]).toEqual([200, { epoch: phone.epoch, stored: [[1, 2]], issues: [] }]);
    const again = await phone.push(acts);
    expect(again.body).toEqual(first.body);
    expect((await farmsOf(house, people.amina)).filter((name) => name.startsWith('Twice'))).toHaveLength(2);
    expect(await outcomesOf(phone.device)).toEqual(['applied', 'applied']);
  });

  test('is done once when two deliveries cross', async () => {
    const phone = await openPhone(house, people.amina);
    const acts = phone.number(Array.from({ length: 20 }, (_, number) => newFarm(`Crossing ${number}`)));
    const answers = await Promise.all([phone.push(acts), phone.push(acts), phone.push(acts.slice(0, 10))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.flatMap(({ body }) => body.issues)).toEqual([]);
    expect((await farmsOf(house, people.amina)).filter((name) => name.startsWith('Crossing'))).toHaveLength(20);
  });

  test('may name what an act before it made', async () => {
    const phone = await openPhone(house, people.amina);
    const farm = newFarm('Begun');
    const { id } = farm[1] as { id: string };
    const { body } = await phone.push(phone.number([farm, renamedFarm(id, 'Begun', 'Finished')]));
    expect(body.issues).toEqual([]);
    expect((await house.as(people.amina).call(readFarm, { farmId: id })).body.name).toBe('Finished');
  });

  test('is done but for the one in a hundred that cannot be, which is kept and told', async () => {
    const phone = await openPhone(house, people.musa);
    const wrong: Act = ['farms.register', { ...farmPlace, id: newId(), name: '' }];
    const acts = Array.from({ length: 100 }, (_, number) => (number === 41 ? wrong : newFarm(`Many ${number}`)));
    const { body } = await phone.push(phone.number(acts));
    expect(body.stored).toEqual([[1, 100]]);
    expect(body.issues).toEqual([
      expect.objectContaining({
        seq: 42,
        outcome: 'refused',
        code: 'invalid',
        fields: [{ field: 'name', says: 'farms.nameRequired' }],
      }),
    ]);
    expect((await farmsOf(house, people.musa)).filter((name) => name.startsWith('Many'))).toHaveLength(99);
    const issues = await house.as(people.musa).call(listIssues, {});
    expect(issues.body.items).toEqual([
      expect.objectContaining({ seq: 42, device: phone.device, endpoint: 'farms.register', input: wrong[1] }),
    ]);
    expect((await phone.push(phone.number(acts, 1))).body).toEqual(body);
  });

  test('leaves one line in the audit log for each act, with the phone told by its request', async () => {
    const phone = await openPhone(house, people.amina);
    await phone.push(phone.number([newFarm('Noted'), newFarm('Noted too')]));
    const noted = await rows<{ act: string; endpoint: string; account_id: string }>(
      house.pool,
      sql`select act, endpoint, account_id from kit.audit order by number desc limit 2`,
    );
    const line = { act: 'registered a farm', endpoint: 'farms.register', account_id: people.amina.accountId };
    expect(noted).toEqual([line, line]);
  });

  test('is one with the same act asked for directly: whichever comes second gets what the first got', async () => {
    const phone = await openPhone(house, people.amina);
    const input = { ...farmPlace, id: newId(), name: 'Asked and pushed' };
    expect((await house.as(people.amina).call(registerFarm, input)).status).toBe(201);
    const { body } = await phone.push(phone.number([['farms.register', input]]));
    expect(body.issues).toEqual([]);
    expect((await farmsOf(house, people.amina)).filter((name) => name === 'Asked and pushed')).toHaveLength(1);
  });

  test('keeps when each act was done by the clock of the phone, which orders nothing', async () => {
    const phone = await openPhone(house, people.amina);
    await phone.push([
      [1, 1_600_000_000, ...newFarm('By a slow clock')],
      [2, 3600, ...newFarm('An hour later')],
      [3, 9_000_000_000_000, ...newFarm('By a mad clock')],
    ]);
    const kept = await rows<{ at: string }>(
      house.pool,
      sql`select to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as at from sync.mutation
          where device_id = ${phone.device} order by seq`,
    );
    expect(kept.map(({ at }) => at)).toEqual(['2020-09-13 12:26', '2020-09-13 13:26', '9999-12-31 23:59']);
  });
});

test('what waits on a phone is known with each push', async () => {
  const phone = await openPhone(house, people.amina);
  const read = () =>
    row<{ since: string | null }>(
      house.pool,
      sql`select waiting, waiting_since as since from sync.device where id = ${phone.device}`,
    );
  await phone.push(phone.number([newFarm('First of many')]), 41);
  const since = (await read())?.since;
  expect(await read()).toEqual({ waiting: 41, since: expect.any(String) });
  house.clock.move({ seconds: 90 });
  await phone.push([], 7);
  expect(await read()).toEqual({ waiting: 7, since });
  await phone.push([], 0);
  expect(await read()).toEqual({ waiting: 0, since: null });
});

test('a change of a farm from a phone is the very change of the page', async () => {
  expect(reviseFarm.offline).toBe('queue');
  const phone = await openPhone(house, people.musa);
  const { body } = await phone.push(phone.number([renamedFarm(ofMusa, 'Zaria road farm', 'Gonar Musa')]));
  expect(body.issues).toEqual([]);
  expect(await farmsOf(house, people.musa)).toContain('Gonar Musa');
});
