import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { addPhoto, registerFarm } from '@shuka/domain/farms';
import * as keepers from './keepers.ts';
import { legacyActs } from './legacy.ts';
import { amina, atHome, farmCalled, musa, photoOf, pretendPhone, save, type PhoneTab } from './pretend-phone.ts';
import { unsentOf } from './salvage.ts';
import { addActs, readFile, writeFile } from './transfer.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('a file of unsent acts', () => {
  const fileOf = async (phone: ReturnType<typeof atHome>['phone'], tab: PhoneTab): Promise<Blob> => {
    const { store } = tab.engine;
    const keeper = await keepers.findKeeper(phone.deps, amina.accountId);
    return writeFile(amina.accountId, store.sealer, keeper!.pinLock, await unsentOf(store.db, store.sealer));
  };

  test('sent from two phones counts each act once', async () => {
    const { phone, server } = atHome(files());
    const old = await phone.tab().setUp(amina);
    server.fault = async () => Promise.reject(new TypeError('no network'));
    await save(old, 'Hill farm');
    await save(old, 'River farm');
    const file = await fileOf(phone, old);
    expect(await file.text()).not.toContain('Hill');
    server.fault = null;

    const other = pretendPhone(server, files());
    const tab = await other.tab().setUp(amina, '975310');
    const { store } = tab.engine;
    expect(await readFile(store, file, '975310')).toBe('wrong-pin');
    expect(await readFile(store, new Blob(['hello']), '246810')).toBe('not-ours');
    expect(await readFile(store, file, '246810')).toEqual({ added: 2 });
    expect(await readFile(store, file, '246810')).toEqual({ added: 0 });
    await tab.sync();
    await old.sync();
    expect(server.state.applied).toHaveLength(2);
    expect(tab.farms()).toEqual(old.farms());
    expect(await readFile(store, file, '246810')).toEqual({ added: 0 });
  });

  test('has of a photo what the server still lacks', async () => {
    const { phone, server } = atHome(files());
    const old = await phone.tab().setUp(amina);
    await old.engine.store.db.meta.put({ name: 'preferences', value: { dataSaver: true, wifiOnly: false } });
    const farm = farmCalled('Hill farm');
    const photo = photoOf(farm.id);
    await old.engine.save(registerFarm, farm);
    const blobs = { thumb: new Blob(['small']), full: new Blob(['the whole picture']) };
    await old.engine.save(addPhoto, photo, blobs);
    await old.sync();
    expect([...server.state.photos.keys()]).toEqual([`${photo.id} thumb`]);
    const file = await fileOf(phone, old);

    const tab = await pretendPhone(server, files()).tab().setUp(amina, '975310');
    expect(await readFile(tab.engine.store, file, '246810')).toEqual({ added: 1 });
    await tab.sync();
    expect([...server.state.photos.keys()]).toEqual([`${photo.id} thumb`, `${photo.id} full`]);
    expect(tab.state.get()).toMatchObject({ waiting: 0, photosWaiting: 0 });
  });

  test('that our app did not write is not taken, nor does it keep the phone busy', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const { store } = tab.engine;
    const [head = '', ...lines] = (await (await fileOf(phone, tab)).text()).split('\n');
    for (const iterations of [4_000_000_000, 0, 1.5, 'many']) {
      const forged = JSON.stringify({ ...JSON.parse(head), iterations });
      expect(await readFile(store, new Blob([[forged, ...lines].join('\n')]), '246810')).toBe('not-ours');
    }
    for (const wrong of [JSON.stringify({ ...JSON.parse(head), salt: '!' }), `${head}\n!`])
      expect(await readFile(store, new Blob([wrong]), '246810')).toBe('not-ours');
    const keeper = await keepers.findKeeper(phone.deps, amina.accountId);
    const act = { key: 'k', endpoint: 'farms.register', input: {}, savedAt: 0, photos: [] };
    for (const wrong of [{ input: null }, { savedAt: 9e15 }, { savedAt: '1' }, { endpoint: 3 }, { key: null }]) {
      const forged = { ...act, ...wrong } as typeof act;
      const file = await writeFile(amina.accountId, store.sealer, keeper!.pinLock, [act, forged]);
      expect(await readFile(store, file, '246810')).toBe('not-ours');
    }
    expect(tab.farms()).toEqual([]);
  });

  test('is not taken by another person', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Hill farm');
    const file = await fileOf(phone, tab);
    server.state.session = musa.accountId;
    const other = await phone.tab().setUp(musa);
    expect(await readFile(other.engine.store, file, '246810')).toBe('other-person');
  });
});

describe('what an earlier product left', () => {
  test('becomes acts: whole farms are registered, the rest waits for a person, and twice is once', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const texts = {
      farms: JSON.stringify([
        {
          name: 'Old farm',
          location: 'Kumbotso, Kano',
          size: 'Small (0-2 acres)',
          crop: 'Maize',
          image: 'data:image/png;base64,AAAA',
        },
        { name: 'Vague farm', location: 'near the river', size: 'Large (10+ acres)', crop: 'Rice' },
      ]),
      farmReports: JSON.stringify([{ id: 1, farmReport: { reportTitle: 'First rains' } }]),
    };
    const around = { owner: amina.accountId, now: 0 };
    await addActs(tab.engine.store, await legacyActs(texts, around));
    expect(await addActs(tab.engine.store, await legacyActs(texts, around))).toBe(0);
    expect(tab.farms().sort()).toEqual(['Old farm: saved-here', 'Vague farm: needs-fixing']);
    expect(tab.state.get()).toMatchObject({ waiting: 2, needsFixing: 2 });
    await tab.sync();
    expect(server.state.applied).toHaveLength(2);
    expect([...server.state.photos.keys()]).toHaveLength(2);
    expect(await addActs(tab.engine.store, await legacyActs(texts, around))).toBe(0);
  });
});
