import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { addPhoto, registerFarm, reviseFarm } from '@shuka/domain/farms';
import { discardAct, resendAct } from './mending.ts';
import { amina, atHome, farmCalled, photoOf, save } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('what the server does not take', () => {
  test('one refused among a hundred is shown, and the others are done', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    for (let place = 0; place < 100; place += 1) await save(tab, place === 40 ? 'Refuse me' : `Farm ${place}`);
    await tab.sync();
    expect(server.state.applied).toHaveLength(99);
    expect(tab.acts()).toMatchObject([
      { state: 'needs-fixing', issue: { code: 'too-many-farms', title: 'says too-many-farms' } },
    ]);
    expect(tab.state.get()).toMatchObject({ waiting: 0, needsFixing: 1 });
    await tab.sync();
    expect(server.state.applied).toHaveLength(99);
  });

  test('goes again once it is mended, and with it what was refused for its sake', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const farm = farmCalled('Refuse me');
    await tab.engine.save(registerFarm, farm);
    await tab.engine.save(reviseFarm, { farmId: farm.id, was: { crop: 'Maize' }, becomes: { crop: 'Rice' } });
    const photo = photoOf(farm.id);
    const blob = new Blob(['picture']);
    await tab.engine.save(addPhoto, photo, { thumb: blob, full: blob });
    await tab.sync();
    expect(tab.acts().map(({ issue }) => issue?.code)).toEqual(['too-many-farms', 'not-found', 'not-found']);
    const { engine } = tab;
    await resendAct(engine.store, engine.contracts, tab.acts()[0]?.seq ?? 0, { ...farm, name: 'Good farm' });
    await tab.sync();
    expect(tab.farms()).toEqual(['Good farm: accepted']);
    expect(tab.world.find('farm', farm.id)).toMatchObject({ row: { crop: 'Rice' } });
    expect([...server.state.photos.keys()]).toHaveLength(2);
    expect(tab.acts()).toEqual([]);
  });

  test('a photo of it waits for the person and not for the network, until it goes again', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const blob = new Blob(['picture']);
    const farm = farmCalled('Refuse me');
    await tab.engine.save(registerFarm, farm);
    await tab.engine.save(addPhoto, photoOf(farm.id), { thumb: blob, full: blob });
    await expect.poll(() => tab.state.get().photosWaiting).toBe(1);
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ waiting: 0, needsFixing: 2, photosWaiting: 0, phase: 'idle' });
    await tab.engine.stop();
    const later = await phone.tab().unlock(amina);
    expect(later.state.get().photosWaiting).toBe(0);
    const { engine } = later;
    await resendAct(engine.store, engine.contracts, later.acts()[0]?.seq ?? 0, { ...farm, name: 'Good farm' });
    expect(later.state.get()).toMatchObject({ needsFixing: 0, photosWaiting: 1 });
    await later.sync();
    expect(later.state.get().photosWaiting).toBe(0);
    expect([...server.state.photos.keys()]).toHaveLength(2);
  });

  test('can be put aside as a file, and is out of the outbox then', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Refuse me');
    await tab.sync();
    const file = await discardAct(tab.engine.store, tab.acts()[0]?.seq ?? 0);
    expect(await file.text()).toContain('Refuse me');
    expect(tab.farms()).toEqual([]);
    await tab.engine.stop();
    expect((await phone.tab().unlock(amina)).acts()).toEqual([]);
  });
});
