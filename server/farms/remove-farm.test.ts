import { afterAll, describe, expect, test } from 'vitest';
import { addEntry } from '@shuka/domain/finance';
import {
  addPhoto,
  listMyFarms,
  readFarm,
  readPhoto,
  registerFarm,
  registerPlot,
  removeFarm,
  removePlot,
  reviseFarm,
  type Farm,
} from '@shuka/domain/farms';
import { registerSeason } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { plotDraft, squareAt } from '#world/squares.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;

const someFarm = async (): Promise<Farm> => {
  const draft = { id: newId(), name: 'Twice', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  return (await house.as(amina).call(registerFarm, draft)).body;
};

const remove = (farm: Pick<Farm, 'id' | 'revision'>, person: typeof amina | typeof chidi | typeof musa = amina) =>
  house.as(person).call(removeFarm, { farmId: farm.id, revision: farm.revision });

const season = ({ id, keeperId }: Farm) => ({
  id: newId(),
  farmId: id,
  keeperId,
  crop: 'Millet',
  variety: '',
  plantedOn: '2026-05-01',
  plotId: null,
  areaHectares: null,
  standCount: null,
  expectedHarvestOn: null,
  expectedKilograms: null,
});

const part = { sha256: 'a'.repeat(64), sizeBytes: 1000 };

describe('removing a farm', () => {
  test('that was registered by mistake does: it is on no list and on no phone, its photos go along', async () => {
    const farm = await someFarm();
    const photo = {
      id: newId(),
      farmId: farm.id,
      plotId: null,
      thumb: part,
      full: part,
      takenAt: '2026-05-30T07:00:00Z',
    };
    await house.as(amina).call(addPhoto, photo);
    expect((await remove(farm)).status).toBe(200);
    const listed = await house.as(amina).call(listMyFarms, { limit: '100' });
    expect(listed.body.items.map(({ id }) => id)).not.toContain(farm.id);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).status).toBe(404);
    expect((await house.as(amina).call(readPhoto, { photoId: photo.id, part: 'thumb' })).status).toBe(404);
    const noted = await rows(house.pool, sql`select op from sync.change where id = ${farm.id} or id = ${photo.id}`);
    expect(noted).toEqual([{ op: 'gone' }, { op: 'gone' }]);
    expect((await remove(farm)).status).toBe(404);
  });

  test('is done for one that the phone registered itself and was never told the revision of', async () => {
    const farm = await someFarm();
    expect((await remove({ id: farm.id, revision: 0 })).status).toBe(200);
  });

  test.each<[string, (farm: Farm) => Promise<{ status: number }>]>([
    ['a season', (farm) => house.as(amina).call(registerSeason, season(farm))],
    [
      'money in the book',
      (farm) =>
        house.as(amina).call(addEntry, {
          id: newId(),
          keeperId: farm.keeperId,
          farmId: farm.id,
          seasonId: null,
          kind: 'expense',
          category: 'seed',
          description: '',
          amountKobo: 100_000,
          happenedOn: '2026-05-01',
        }),
    ],
    ['a plot', (farm) => house.as(amina).call(registerPlot, plotDraft(farm.id, squareAt([8.3, 12.3])))],
  ])('is refused while there is %s', async (_what, put) => {
    const farm = await someFarm();
    expect((await put(farm)).status).toBe(201);
    const { status, body } = await remove(farm);
    expect([status, body.code]).toEqual([409, 'farm-in-use']);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).status).toBe(200);
  });

  test('is refused for the farm with all its years, whoever asks', async () => {
    const [first] = farms;
    const { status, body } = await remove({ id: first?.id ?? '', revision: 1 });
    expect([status, body.code]).toEqual([409, 'farm-in-use']);
  });

  test('is done once its plots were removed before', async () => {
    const farm = await someFarm();
    const plot = (await house.as(amina).call(registerPlot, plotDraft(farm.id, squareAt([8.3, 12.3])))).body;
    await house.as(amina).call(removePlot, { plotId: plot.id, revision: plot.revision });
    expect((await remove(farm)).status).toBe(200);
  });

  test('is refused when someone changed it since: the change beats the removal', async () => {
    const farm = await someFarm();
    await house.as(chidi).call(reviseFarm, { farmId: farm.id, was: { crop: 'Millet' }, becomes: { crop: 'Rice' } });
    const { status, body } = await remove(farm);
    expect([status, body.code]).toEqual([409, 'changed-elsewhere']);
  });

  test("is for its farmer alone: not for the manager who looks after them, nor for another's farm", async () => {
    const farm = await someFarm();
    expect((await remove(farm, chidi)).status).toBe(403);
    expect((await remove(farm, musa)).status).toBe(404);
  });
});
