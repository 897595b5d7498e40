import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assignFarmers } from '@shuka/domain/relations';
import { handOver } from '@shuka/domain/supervision';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findFarmersOf, moveFarmers } from '#relations';
import { readCounter } from '#kit/counter.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openZone } from '#world/zones.ts';
import { settlePerson } from '#world/settle-person.ts';
import { synced } from './synced.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const both = [amina.accountId, musa.accountId];
const note = 'Amina wants a visit before the rains. Musa has no phone.';

let zoneId = '';
beforeAll(async () => {
  zoneId = await openZone(house, { name: 'North', lgas: ['Bichi'], supervisor: halima, managers: [chidi, halima] });
});

beforeEach(() =>
  moveFarmers(
    house.pool,
    { farmerIds: both, managerId: chidi.accountId, decidedBy: ngozi.accountId, reason: 'Again.' },
    house.clock.now(),
  ),
);

const give = (change: Readonly<Record<string, unknown>> = {}) =>
  house.as(halima).call(handOver, {
    id: newId(),
    zoneId,
    fromId: chidi.accountId,
    toId: halima.accountId,
    choice: { kind: 'all' },
    note,
    ...change,
  });

const farmersOf = (person: typeof chidi | typeof halima) => findFarmersOf(house.pool, person.accountId);

const handOversOf = async (accountId: string) => {
  const [row] = (await synced[0]?.read(house.pool, [accountId])) ?? [];
  return (JSON.parse(row?.text ?? 'null') as { handOvers: { note: string; farmerIds: string[]; fromName: string }[] })
    .handOvers;
};

/** Nobody may be lost, nobody counted twice. */
const expectNobodyLost = async (): Promise<void> => {
  const [here, there] = [await farmersOf(chidi), await farmersOf(halima)];
  expect([...here, ...there].sort()).toEqual(both);
  expect(await readCounter(house.pool, 'assigned', chidi.accountId)).toBe(here.length);
  expect(await readCounter(house.pool, 'assigned', halima.accountId)).toBe(there.length);
};

/** More farmers in Chidi's care than can be handed over at once. */
const crowd = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await settlePerson(house.pool, house.clock.now()));
  return ids;
};

describe('handing farmers over', () => {
  test('moves all of a manager, and the new one reads the note with who comes and from whom', async () => {
    expect((await give()).body).toEqual({ moved: 2 });
    expect([await farmersOf(chidi), await farmersOf(halima)]).toEqual([[], both]);
    expect((await handOversOf(halima.accountId))[0]).toMatchObject({
      note,
      farmerIds: both,
      fromName: 'Chidi Okafor',
      byName: 'Halima Sani',
    });
    expect(await handOversOf(chidi.accountId)).toEqual([]);
    await expectNobodyLost();
  });

  test('moves those who were ticked, and takes them from the phone of the one before', async () => {
    expect((await give({ choice: { kind: 'chosen', farmerIds: [musa.accountId] } })).body).toEqual({ moved: 1 });
    expect(await farmersOf(halima)).toEqual([musa.accountId]);
    const grants = await rows<{ account_id: string; is_revoked: boolean }>(
      house.pool,
      sql`select account_id, is_revoked from sync.scope_grant
          where scope_id = ${musa.accountId} and account_id <> scope_id order by account_id`,
    );
    expect(new Map(grants.map((one) => [one.account_id, one.is_revoked]))).toEqual(
      new Map([
        [chidi.accountId, true],
        [halima.accountId, false],
      ]),
    );
    await expectNobodyLost();
  });

  test('moves those of one village', async () => {
    await run(
      house.pool,
      sql`update accounts.profile set state_code = 'KN', lga = 'Bichi', location = 'Badume'
      where id = ${amina.accountId}`,
    );
    const choice = { kind: 'village', stateCode: 'KN', lga: 'Bichi', village: 'Badume' };
    expect((await give({ choice })).body).toEqual({ moved: 1 });
    expect(await farmersOf(halima)).toEqual([amina.accountId]);
    expect((await give({ choice })).body.code).toBe('nobody-to-move');
    await expectNobodyLost();
  });

  test('again, the same decision is one decision', async () => {
    const decision = { id: newId() };
    const answers = await Promise.all([1, 2, 3].map(() => give(decision)));
    expect(answers.map(({ body }) => body)).toEqual([{ moved: 2 }, { moved: 2 }, { moved: 2 }]);
    expect((await handOversOf(halima.accountId)).filter(({ farmerIds }) => farmerIds.length === 2)).toHaveLength(2);
  });
});

describe('handing farmers over is refused', () => {
  const expectRefusal = async (change: Readonly<Record<string, unknown>>, code: string): Promise<void> => {
    const { body } = await give(change);
    expect(body.code).toBe(code);
    expect(await farmersOf(chidi)).toEqual(both);
    await expectNobodyLost();
  };

  test('to a manager who is suspended, and then nobody is moved', async () => {
    await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${chidi.accountId}`);
    await moveFarmers(
      house.pool,
      { farmerIds: both, managerId: halima.accountId, decidedBy: ngozi.accountId, reason: 'He is ill.' },
      house.clock.now(),
    );
    const { body } = await give({ fromId: halima.accountId, toId: chidi.accountId });
    expect(body.code).toBe('not-a-manager');
    expect(await farmersOf(halima)).toEqual(both);
    await run(house.pool, sql`update accounts.account set state = 'active' where id = ${chidi.accountId}`);
  });

  test('to oneself, to or from someone outside of the zone, or without a note', async () => {
    await expectRefusal({ toId: chidi.accountId }, 'same-manager');
    await expectRefusal({ toId: newId() }, 'not-found');
    await expectRefusal({ fromId: newId() }, 'not-found');
    await expectRefusal({ note: ' ' }, 'invalid');
  });

  test('of a farmer who went to someone else meanwhile: all stay', async () => {
    const farmerIds = [musa.accountId];
    await house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds, managerId: halima.accountId, reason: note });
    expect((await give({ choice: { kind: 'chosen', farmerIds: both } })).body.code).toBe('not-in-care');
    expect([await farmersOf(chidi), await farmersOf(halima)]).toEqual([[amina.accountId], [musa.accountId]]);
  });

  test('of more than 500 at once', async () => {
    const more = await crowd(499);
    const care = { decidedBy: ngozi.accountId, reason: 'A big village.' };
    await moveFarmers(house.pool, { farmerIds: more, managerId: chidi.accountId, ...care }, house.clock.now());
    expect((await give()).body.code).toBe('too-many-farmers');
    expect(await farmersOf(chidi)).toHaveLength(501);
    const chosen = { kind: 'chosen', farmerIds: more };
    expect((await give({ choice: chosen })).body).toEqual({ moved: 499 });
    await moveFarmers(house.pool, { farmerIds: more, managerId: null, ...care }, house.clock.now());
  });
});

test('a supervisor and an admin who move the same farmers at once leave each with one manager', async () => {
  for (let round = 0; round < 5; round += 1) {
    await moveFarmers(
      house.pool,
      { farmerIds: both, managerId: chidi.accountId, decidedBy: ngozi.accountId, reason: 'Again.' },
      house.clock.now(),
    );
    const away = { id: newId(), farmerIds: both.toReversed(), managerId: halima.accountId, reason: note };
    const [one, other] = await Promise.all([
      give({ choice: { kind: 'chosen', farmerIds: both } }),
      house.as(ngozi).call(assignFarmers, away),
    ]);
    expect([200, 409]).toContain(one.status);
    expect(other.status).toBe(200);
    await expectNobodyLost();
  }
});
