import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { addPhoto, registerFarm, reviseFarm } from '@shuka/domain/farms';
import { sendVoice } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { trimJournal } from './journal.ts';
import { amina, atHome, farmCalled, photoOf, save } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('what is saved on the phone', () => {
  test('survives closing the app, and is opened again by the PIN', async () => {
    const { phone, server } = atHome(files());
    server.fault = async () => Promise.reject(new TypeError('no network'));
    const first = await phone.tab().setUp(amina);
    expect(await save(first, 'Hill farm')).toBeNull();
    expect(await save(first, 'River farm')).toBeNull();
    expect(first.farms()).toEqual(['River farm: saved-here', 'Hill farm: saved-here']);
    await first.sync();
    expect(first.state.get()).toMatchObject({ waiting: 2, phase: 'no-network' });
    await first.engine.stop();
    expect(first.farms()).toEqual([]);

    const again = await phone.tab().unlock(amina);
    expect(again.farms()).toEqual(['River farm: saved-here', 'Hill farm: saved-here']);
    expect(phone.reports).toEqual([]);
  });

  test('is sent once, comes back as a record, and is then in the journal', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Hill farm');
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
    expect(tab.acts()).toEqual([]);
    expect(server.state.applied).toHaveLength(1);
    expect(await tab.engine.store.db.journal.count()).toBe(1);
    expect(tab.state.get()).toMatchObject({ waiting: 0, phase: 'idle' });
    expect(phone.kept.cookie).toBe('');
  });

  test('shows a later change over the record until the server has it', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const farm = farmCalled('Hill farm');
    await tab.engine.save(registerFarm, farm);
    await tab.engine.save(reviseFarm, { farmId: farm.id, was: { name: 'Hill farm' }, becomes: { name: 'Top farm' } });
    expect(tab.farms()).toEqual(['Top farm: saved-here']);
    await tab.sync();
    expect(tab.farms()).toEqual(['Top farm: accepted']);
    server.put(amina.accountId, 'farm', farm.id, { ...farm, name: 'Office name' });
    await tab.engine.save(reviseFarm, { farmId: farm.id, was: { crop: 'Maize' }, becomes: { crop: 'Rice' } });
    await tab.sync();
    expect(tab.world.find('farm', farm.id)).toMatchObject({
      row: { name: 'Office name', crop: 'Rice' },
      state: 'accepted',
    });
  });

  test('is refused with nothing kept when the phone is full, and the person can save once there is room', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const adding = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await save(tab, 'Hill farm')).toMatchObject({ code: 'phone-full' });
    expect(tab.farms()).toEqual([]);
    expect(tab.state.get().isStorageLow).toBe(true);
    adding.mockRestore();
    expect(await save(tab, 'Hill farm')).toBeNull();
    expect(tab.farms()).toEqual(['Hill farm: saved-here']);
  });

  test('has room kept for it when the phone fills up: what comes from the server waits, what is saved is sent', async () => {
    const room = { usedBytes: 0, quotaBytes: 1_000_000_000 };
    const { phone, server } = atHome(files(), { estimate: async () => room });
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    expect(tab.state.get().isStorageLow).toBe(false);
    room.usedBytes = room.quotaBytes - 1_000_000;
    await save(tab, 'Hill farm');
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ isStorageLow: true, phase: 'failing', waiting: 0 });
    expect(server.state.applied).toHaveLength(1);
    room.usedBytes = 0;
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ isStorageLow: false, phase: 'idle' });
    expect(tab.acts()).toEqual([]);
  });

  test("stays in the journal for thirty days of the server's, whatever day the phone thinks it is", async () => {
    const { phone } = atHome(files(), { now: () => 0 });
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Hill farm');
    await tab.sync();
    const { store } = tab.engine;
    const [entry] = await store.db.journal.toArray();
    expect(entry?.at).toBe(Date.parse('2026-11-21T12:00:00Z'));
    await trimJournal(store, Date.parse('2026-12-21T11:00:00Z'));
    expect(await store.db.journal.count()).toBe(1);
    await trimJournal(store, Date.parse('2026-12-21T13:00:00Z'));
    expect(await store.db.journal.count()).toBe(0);
  });
});

describe('photos', () => {
  test('are sent small parts first, go on where a line broke, and are opened from the phone', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const farm = farmCalled('Hill farm');
    await tab.engine.save(registerFarm, farm);
    const thumb = new Blob([new Uint8Array(500).fill(1)]);
    const full = new Blob([new Uint8Array(5000).fill(2)]);
    const photo = photoOf(farm.id);
    await tab.engine.save(addPhoto, photo, { thumb, full });
    let cuts = 0;
    server.fault = async (path, respond) => {
      const answer = await respond();
      if (!path.startsWith('/uploads/') || cuts > 0) return answer;
      cuts += 1;
      throw new TypeError('the answer was lost');
    };
    await tab.sync();
    expect([...server.state.photos.keys()]).toEqual([`${photo.id} thumb`, `${photo.id} full`]);
    expect(server.state.uploadedBytes).toBe(5500);
    expect(tab.state.get().photosWaiting).toBe(0);
    const shown = await tab.engine.photo(photo.id, 'full');
    expect(new Uint8Array((await shown?.arrayBuffer()) ?? new ArrayBuffer())[0]).toBe(2);
    await tab.sync();
    expect(tab.world.find('photo', photo.id)).toMatchObject({ row: { has: ['thumb', 'full'] } });
  });
});

test('a voice note waits sealed on the phone without a network, then goes in pieces, and is heard from the phone', async () => {
  const { phone, server } = atHome(files());
  const tab = await phone.tab().setUp(amina);
  const sound = new Blob([new Uint8Array(4000).fill(7)]);
  const said = {
    id: newId(),
    keeperId: amina.accountId,
    mediaType: 'audio/webm',
    seconds: 3,
    sizeBytes: 4000,
    sha256: 'a'.repeat(64),
  };
  server.fault = async () => Promise.reject(new TypeError('no network'));
  await tab.engine.save(sendVoice, said, { voice: sound });
  await tab.sync();
  expect(tab.world.find('message', said.id)).toMatchObject({ row: { voice: { seconds: 3, isHere: false } } });
  const [kept] = await tab.engine.store.db.blob.toArray();
  expect([kept?.part, kept?.state]).toEqual(['voice', 'to-send']);
  expect(new Set(kept?.body).size).toBeGreaterThan(100); // sealed: what was said is nowhere in it
  server.fault = null;
  await tab.sync();
  expect([...server.state.photos.keys()]).toEqual([`${said.id} voice`]);
  await tab.sync();
  expect(tab.world.find('message', said.id)).toMatchObject({ row: { voice: { isHere: true } } });
  const heard = await tab.engine.photo(said.id, 'voice');
  expect(new Uint8Array((await heard?.arrayBuffer()) ?? new ArrayBuffer())).toHaveLength(4000);
});
