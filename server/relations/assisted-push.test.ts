import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { laraba } from '#world/assisted.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Act } from '#world/phone.ts';
import { plotDraft, squareAt } from '#world/squares.ts';

const house = await openHouse();
afterAll(house.close);

const { chidi, halima } = people;

describe('what Chidi’s phone brings back from a day without a network', () => {
  const dayOf = (registered: ReturnType<typeof laraba>): Act[] => {
    const keeperId = registered.id;
    const farmId = newId();
    const farm = { id: farmId, name: 'Gonar Laraba', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
    const visit = { visitedOn: '2026-01-01', purpose: 'routine', advice: 'Weed it.', requestId: null, corrects: null };
    return [
      ['relations.registerFarmer', registered],
      ['farms.registerFor', { ...farm, keeperId }],
      ['farms.registerPlot', plotDraft(farmId, squareAt([9.4, 12.2]))],
      ['extension.recordVisit', { id: newId(), keeperId, farmId, ...visit }],
    ];
  };

  test('lands whole: the farmer, her farm, its plot and the visit, each hers', async () => {
    const phone = await openPhone(house, chidi);
    const registered = laraba();
    const { body } = await phone.push(phone.number(dayOf(registered)));
    expect(body).toEqual({ epoch: phone.epoch, stored: [[1, 4]], issues: [] });
    const keepers = await rows(
      house.pool,
      sql`select keeper_id from farms.farm where keeper_id = ${registered.id}
          union all select keeper_id from farms.plot where keeper_id = ${registered.id}
          union all select keeper_id from extension.visit where keeper_id = ${registered.id}`,
    );
    expect(keepers).toHaveLength(3);
    const lines = await phone.pull();
    const types = new Set(
      lines
        .flatMap((line) => ('put' in line ? (line.put ?? []) : []))
        .filter(([scope]) => scope === registered.id)
        .flatMap(([, kept]) => kept.map(([type]) => type)),
    );
    expect([...types].sort()).toEqual(
      ['agent', 'assisted', 'consent', 'farm', 'farmer', 'plot', 'profile', 'visit'].sort(),
    );
  });

  test('pushed again under other numbers is done once', async () => {
    const phone = await openPhone(house, chidi);
    const acts = dayOf(laraba());
    await phone.push(phone.number(acts));
    const { body } = await phone.push(phone.number(acts));
    expect([body.stored, body.issues]).toEqual([[[5, 8]], []]);
  });

  const setState = (state: string) =>
    run(house.pool, sql`update accounts.account set state = ${state} where id = ${halima.accountId}`);

  test('when she was suspended meanwhile: each act is told why it is not done, and all are once she may again', async () => {
    const phone = await openPhone(house, halima);
    const acts = dayOf(laraba());
    await setState('pending');
    const { body } = await phone.push(phone.number(acts));
    await setState('active');
    const outcomes = body.issues.map(({ outcome, code }) => [outcome, code]);
    expect(outcomes).toEqual(acts.map(() => ['refused', 'wrong-role']));
    expect((await phone.push(phone.number(acts))).body.issues).toEqual([]);
  });

  test('when her account is closed: nothing is taken in, so that the phone keeps it all', async () => {
    const phone = await openPhone(house, halima);
    await setState('closed');
    const { status } = await phone.push(phone.number(dayOf(laraba())));
    await setState('active');
    expect(status).toBe(401);
  });
});
