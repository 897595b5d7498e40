import { afterAll, describe, expect, test } from 'vitest';
import { listPlots, readFarm, registerPlot, reviseFarm, revisePlot } from '@shuka/domain/farms';
import { assignFarmers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt } from '#world/squares.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const [ofAmina = '', ofMusa = ''] = farms.map(({ id }) => id);

const assign = (farmerId: string, managerId: string | null) =>
  house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds: [farmerId], managerId, reason: 'He moved away.' });

const look = async (person: typeof chidi | typeof halima, farmId: string): Promise<number> =>
  (await house.as(person).call(readFarm, { farmId })).status;

describe('a manager works on the farms of the farmers in their care', () => {
  test('from the moment they are assigned until it ends, and not a moment longer', async () => {
    expect([await look(chidi, ofAmina), await look(halima, ofAmina)]).toEqual([200, 404]);
    await assign(amina.accountId, halima.accountId);
    expect([await look(chidi, ofAmina), await look(halima, ofAmina)]).toEqual([404, 200]);
    await assign(amina.accountId, null);
    expect([await look(chidi, ofAmina), await look(halima, ofAmina)]).toEqual([404, 404]);
    expect(await look(chidi, ofMusa)).toBe(200);
  });

  test('and what they did there stays the farmer’s when someone else takes over', async () => {
    const draft = plotDraft(ofMusa, squareAt([8.1, 11.0]));
    await house.as(chidi).call(registerPlot, draft);
    await assign(musa.accountId, halima.accountId);
    const rename = { plotId: draft.id, was: { name: draft.name }, becomes: { name: 'Gona' } };
    expect((await house.as(chidi).call(revisePlot, rename)).status).toBe(404);
    expect((await house.as(halima).call(revisePlot, rename)).body).toMatchObject({
      keeperId: musa.accountId,
      name: 'Gona',
    });
    const { body } = await house.as(musa).call(listPlots, { farmId: ofMusa });
    expect(body.items.map(({ name }) => name)).toEqual(['Gona', 'Roadside plot']);
  });

  test('also when they are a farmer besides: their own land is theirs, a farmer’s is in their care', async () => {
    await house.pool.query(
      `update accounts.account set roles = '{farmer,extension-manager}' where id = '${musa.accountId}'`,
    );
    await assign(amina.accountId, musa.accountId);
    for (const farmId of [ofMusa, ofAmina]) {
      const change = { farmId, was: {}, becomes: { crop: 'Beans' } };
      expect((await house.as(musa).call(reviseFarm, change)).status).toBe(200);
    }
  });
});
