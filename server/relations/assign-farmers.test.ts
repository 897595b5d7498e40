import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { readCounter } from '#kit/counter.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';
import { findFarmersOf, isAssigned } from './store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, bola, tunde, ngozi } = people;
const both = [amina.accountId, musa.accountId];
const reason = 'The district was divided.';

const assign = (farmerIds: readonly string[], managerId: string | null, change: object = {}) =>
  house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds, managerId, reason, ...change });

/** A farmer who has no farm yet. */
const newFarmer = (): Promise<string> => settlePerson(house.pool, house.clock.now());

type Grant = { scope_id: string; is_revoked: boolean; rev: number };

const grantsOf = (managerId: string, farmerIds: readonly string[]): Promise<Grant[]> =>
  rows<Grant>(
    house.pool,
    sql`select scope_id, is_revoked, rev from sync.scope_grant
        where account_id = ${managerId} and scope_id = any(${farmerIds}::uuid[]) order by scope_id`,
  );

const counted = (managerId: string) => readCounter(house.pool, 'assigned', managerId);

/** What the counters say and what the rows say must be one thing, whatever was tried. */
const expectRightCounts = async (): Promise<void> => {
  for (const { accountId } of [chidi, halima])
    expect(await counted(accountId)).toBe((await findFarmersOf(house.pool, accountId)).length);
};

beforeEach(async () => {
  await assign(both, chidi.accountId);
});

describe('assigning farmers does', () => {
  test('ends the care of the manager before and begins the new one’s, with who decided and why', async () => {
    const { status, body } = await assign([amina.accountId], halima.accountId);
    expect([status, body]).toEqual([200, { moved: 1 }]);
    expect(await isAssigned(house.pool, chidi.accountId, amina.accountId)).toBe(false);
    expect(await isAssigned(house.pool, halima.accountId, amina.accountId)).toBe(true);
    expect(await isAssigned(house.pool, chidi.accountId, musa.accountId)).toBe(true);
    const kept = await rows(
      house.pool,
      sql`select manager_id, decided_by, reason, until_at is null as now from relations.assignment
          where farmer_id = ${amina.accountId} order by id desc limit 2`,
    );
    const decided = { decided_by: ngozi.accountId, reason };
    expect(kept[0]).toEqual({ manager_id: halima.accountId, ...decided, now: true });
    expect(kept[1]).toMatchObject({ manager_id: chidi.accountId, now: false });
    await expectRightCounts();
  });

  test('takes the records from the phones of the one before and gives them to those of the next', async () => {
    const [before] = await grantsOf(chidi.accountId, [amina.accountId]);
    await assign([amina.accountId], halima.accountId);
    const [lost] = await grantsOf(chidi.accountId, [amina.accountId]);
    const [won] = await grantsOf(halima.accountId, [amina.accountId]);
    expect([before?.is_revoked, lost?.is_revoked, won?.is_revoked]).toEqual([false, true, false]);
    expect(lost?.rev).toBeGreaterThan(before?.rev ?? 0);
    expect(won?.rev).toBe(lost?.rev);
    await assign([amina.accountId], chidi.accountId);
    const [again] = await grantsOf(chidi.accountId, [amina.accountId]);
    expect(again?.is_revoked).toBe(false);
    expect(again?.rev).toBeGreaterThan(lost?.rev ?? 0);
    const [own] = await grantsOf(amina.accountId, [amina.accountId]);
    expect(own?.is_revoked).toBe(false);
  });

  test('of a farmer with no farm yet: the manager’s phone hears of them all the same', async () => {
    const farmerId = await newFarmer();
    expect((await assign([farmerId], halima.accountId)).body).toEqual({ moved: 1 });
    expect(await grantsOf(halima.accountId, [farmerId])).toMatchObject([
      { is_revoked: false, rev: expect.any(Number) },
    ]);
    const noted = await rows(
      house.pool,
      sql`select type, id, op, shard from sync.change where scope_id = ${farmerId} order by type`,
    );
    const put = { id: farmerId, op: 'put', shard: 'NG' };
    expect(noted).toEqual(['agent', 'farmer'].map((type) => ({ type, ...put })));
  });

  test('ends the care without a successor', async () => {
    expect((await assign(both, null)).body).toEqual({ moved: 2 });
    expect(await findFarmersOf(house.pool, chidi.accountId)).toEqual([]);
    expect((await grantsOf(chidi.accountId, both)).map((grant) => grant.is_revoked)).toEqual([true, true]);
    await expectRightCounts();
  });

  test('counts only who moves: the same manager again, or a farmer named twice, is no move', async () => {
    const before = await grantsOf(chidi.accountId, both);
    expect((await assign(both, chidi.accountId)).body).toEqual({ moved: 0 });
    expect(await grantsOf(chidi.accountId, both)).toEqual(before);
    expect((await assign([amina.accountId, amina.accountId], halima.accountId)).body).toEqual({ moved: 1 });
    expect((await assign(both, halima.accountId)).body).toEqual({ moved: 1 });
    await expectRightCounts();
  });

  test('again, the same decision is one decision', async () => {
    const decision = { id: newId(), farmerIds: both, managerId: halima.accountId, reason };
    const answers = await Promise.all([1, 2, 3].map(() => house.as(ngozi).call(assignFarmers, decision)));
    expect(answers.map(({ body }) => body)).toEqual([{ moved: 2 }, { moved: 2 }, { moved: 2 }]);
    await expectRightCounts();
  });
});

describe('assigning farmers refuses', () => {
  const close = (accountId: string, state: string) =>
    run(house.pool, sql`update accounts.account set state = ${state} where id = ${accountId}`);

  const expectRefusal = async (farmerIds: readonly string[], managerId: string, code: string): Promise<void> => {
    const { status, body } = await assign(farmerIds, managerId);
    expect([status, body.code]).toEqual([409, code]);
    expect(await findFarmersOf(house.pool, chidi.accountId)).toEqual(both);
    await expectRightCounts();
  };

  test('a manager who is none, is not there, or whose account is closed', async () => {
    for (const managerId of [bola.accountId, amina.accountId, newId()])
      await expectRefusal(both, managerId, 'not-a-manager');
    await close(halima.accountId, 'closed');
    await expectRefusal(both, halima.accountId, 'not-a-manager');
    await close(halima.accountId, 'active');
  });

  test('all of them when one is no farmer, is not there, or is closed', async () => {
    for (const other of [tunde.accountId, chidi.accountId, newId()])
      await expectRefusal([...both, other], halima.accountId, 'not-a-farmer');
    await close(musa.accountId, 'closed');
    await expectRefusal(both, halima.accountId, 'not-a-farmer');
    await close(musa.accountId, 'active');
  });

  test.each([
    [{ farmerIds: [] }, 'farmerIds', 'relations.farmersRequired'],
    [{ farmerIds: Array.from({ length: 201 }, newId) }, 'farmerIds', 'relations.tooMany'],
    [{ reason: ' ' }, 'reason', 'relations.reasonRequired'],
  ])('what is not said whole: %#', async (change, field, says) => {
    const { status, body } = await assign(both, halima.accountId, change);
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });

  test('everyone but an admin', async () => {
    for (const person of [amina, chidi, bola]) {
      const decision = { id: newId(), farmerIds: both, managerId: halima.accountId, reason };
      expect((await house.as(person).call(assignFarmers, decision)).status).toBe(403);
    }
  });
});

describe('two admins at once', () => {
  const current = async (farmerId: string): Promise<number> =>
    (await rows(house.pool, sql`select 1 from relations.assignment where farmer_id = ${farmerId} and until_at is null`))
      .length;

  test('who move the same farmers to different managers leave each farmer with one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const farmerIds = [...both, await newFarmer()];
      const answers = await Promise.all([
        assign(farmerIds, halima.accountId),
        assign(farmerIds.toReversed(), chidi.accountId),
        assign([musa.accountId], halima.accountId),
        assign([musa.accountId, amina.accountId], chidi.accountId),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const farmerId of farmerIds) expect(await current(farmerId)).toBe(1);
      await expectRightCounts();
      for (const { accountId } of [chidi, halima]) {
        const live = (await grantsOf(accountId, farmerIds)).filter((grant) => !grant.is_revoked);
        const cared = (await findFarmersOf(house.pool, accountId)).filter((id) => farmerIds.includes(id));
        expect(live.map((grant) => grant.scope_id)).toEqual(cared);
      }
    }
  });
});
