import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { addPhoto, registerFarm, registerPlot, removePhoto, removePlot, reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { subjectOf } from './act-words.ts';
import { amina, atHome, farmCalled, photoOf, type PhoneTab } from './pretend-phone.ts';

const openTab = async () => {
  const { phone, server } = atHome({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });
  const tab = await phone.tab().setUp(amina);
  const plotId = newId();
  const farm = farmCalled('Hill farm');
  server.put(amina.accountId, 'farm', farm.id, { ...farm, keeperId: amina.accountId });
  server.put(amina.accountId, 'plot', plotId, { name: 'Stream plot', farmId: farm.id, keeperId: amina.accountId });
  await tab.sync();
  return { tab, server, farm, plotId };
};

/** What the cards on the phone's screen name, oldest act first. */
const named = (tab: PhoneTab) => tab.acts().map(({ state, input }) => `${state}: ${subjectOf(input, tab.world)}`);

describe('the card of an act names', () => {
  test('the plot that was to be removed, while that waits and after it was refused', async () => {
    const { tab, server, plotId } = await openTab();
    await tab.engine.save(removePlot, { plotId, revision: 1 });
    expect(named(tab)).toEqual(['waiting: Stream plot']);
    expect(tab.world.find('plot', plotId)).toBeNull();
    server.put(amina.accountId, 'plot', newId(), { name: 'Another plot' });
    await tab.sync();
    expect(named(tab)).toEqual(['needs-fixing: Stream plot']);
  });

  test('a plot that was added and removed before the server heard of either', async () => {
    const { tab, farm } = await openTab();
    const id = newId();
    const boundary = [
      [8.5, 11.9],
      [8.501, 11.9],
      [8.501, 11.901],
    ];
    const drawn = { boundary, capturedBy: 'walked', accuracyMetres: 5, looksMocked: false };
    await tab.engine.save(registerPlot, { id, farmId: farm.id, name: 'New plot', ...drawn });
    await tab.engine.save(removePlot, { plotId: id, revision: 1 });
    expect(named(tab)).toEqual(['waiting: New plot', 'waiting: New plot']);
  });

  test('the farm of a picture that is added or removed, and what a change calls it', async () => {
    const { tab, farm } = await openTab();
    const photo = photoOf(farm.id);
    const blob = new Blob(['picture']);
    await tab.engine.save(addPhoto, photo, { thumb: blob, full: blob });
    await tab.sync();
    await tab.engine.save(removePhoto, { photoId: photo.id });
    await tab.engine.save(reviseFarm, { farmId: farm.id, was: { crop: 'Maize' }, becomes: { crop: 'Rice' } });
    await tab.engine.save(registerFarm, farmCalled('River farm'));
    expect(named(tab)).toEqual(['waiting: Hill farm', 'waiting: Hill farm', 'waiting: River farm']);
  });

  test('nothing where the record was taken away from this phone', async () => {
    const { tab, server, plotId } = await openTab();
    await tab.engine.save(removePlot, { plotId, revision: 1 });
    server.drop(amina.accountId);
    await tab.sync();
    expect(named(tab)).toEqual(['needs-fixing: null']);
  });
});
