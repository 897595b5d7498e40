import { afterAll, describe, expect, test } from 'vitest';
import { registerFarm, reviseFarm, settleClash } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;

/** Chidi wrote Maize and Amina Rice over the same Millet. */
const someClash = async (): Promise<string> => {
  const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  await house.as(amina).call(registerFarm, farm);
  const change = (crop: string) => ({ farmId: farm.id, was: { crop: 'Millet' }, becomes: { crop } });
  await house.as(chidi).call(reviseFarm, change('Maize'));
  await house.as(amina).call(reviseFarm, change('Rice'));
  const found = await row<{ id: string }>(house.pool, sql`select id from farms.clash where farm_id = ${farm.id}`);
  return found?.id ?? '';
};

const settledBy = (clashId: string) =>
  row(house.pool, sql`select settled, settled_by from farms.clash where id = ${clashId}`);

describe('settling a clash', () => {
  test('does: answers both values with the choice, and remembers who chose', async () => {
    const clashId = await someClash();
    const { status, body } = await house.as(chidi).call(settleClash, { clashId, choice: 'now' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: clashId,
      keeperId: amina.accountId,
      field: 'crop',
      now: { crop: 'Rice' },
      other: { crop: 'Maize' },
      nowBy: amina.accountId,
      otherBy: chidi.accountId,
      settled: 'now',
    });
    expect(await settledBy(clashId)).toEqual({ settled: 'now', settled_by: chidi.accountId });
  });

  test('again with the same choice changes nothing; with the other one, the later stands and the audit log has both', async () => {
    const clashId = await someClash();
    await house.as(chidi).call(settleClash, { clashId, choice: 'now' });
    const again = await house.as(amina).call(settleClash, { clashId, choice: 'now' });
    expect([again.status, await settledBy(clashId)]).toEqual([200, { settled: 'now', settled_by: chidi.accountId }]);
    await house.as(amina).call(settleClash, { clashId, choice: 'other' });
    expect(await settledBy(clashId)).toEqual({ settled: 'other', settled_by: amina.accountId });
    const lines = await rows(
      house.pool,
      sql`select account_id from kit.audit where object_id = ${clashId} and act = 'settled a clash' order by number`,
    );
    expect(lines).toEqual([chidi, amina, amina].map(({ accountId }) => ({ account_id: accountId })));
  });

  test('refuses those who do not work on the farm, and a choice there is not', async () => {
    const clashId = await someClash();
    for (const person of [musa, halima])
      expect((await house.as(person).call(settleClash, { clashId, choice: 'now' })).status).toBe(404);
    expect((await house.as(ngozi).call(settleClash, { clashId, choice: 'now' })).status).toBe(403);
    expect((await house.as(amina).call(settleClash, { clashId, choice: 'both' })).status).toBe(400);
    expect(await settledBy(clashId)).toEqual({ settled: null, settled_by: null });
  });
});
