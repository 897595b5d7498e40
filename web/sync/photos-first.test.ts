import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { addPhoto, registerFarm } from '@shuka/domain/farms';
import { amina, atHome, farmCalled, photoOf, save, type PhoneTab } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });
const bytes = (size: number) => new Blob([new Uint8Array(size).fill(1)]);

const savePhoto = async (tab: PhoneTab): Promise<string> => {
  const farm = farmCalled('Hill farm');
  await tab.engine.save(registerFarm, farm);
  const photo = photoOf(farm.id);
  await tab.engine.save(addPhoto, photo, { thumb: bytes(500), full: bytes(5000) });
  return photo.id;
};

describe('a phone that is full', () => {
  test('of photos to be sent sends them before it takes what changed, and has room again', async () => {
    let photosHere = async () => 0;
    const quotaBytes = 1_000_000_000;
    // full as long as there are photos
    const estimate = async () => ({ usedBytes: (await photosHere()) > 0 ? quotaBytes - 1_000_000 : 0, quotaBytes });
    const { phone, server } = atHome(files(), { estimate });
    const tab = await phone.tab().setUp(amina);
    photosHere = () => tab.engine.store.db.blob.count();
    const photoId = await savePhoto(tab);
    await tab.sync();
    expect([...server.state.photos.keys()]).toEqual([`${photoId} thumb`, `${photoId} full`]);
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
    expect(tab.state.get()).toMatchObject({ phase: 'idle', photosWaiting: 0, isStorageLow: false });
  });

  test('of pictures that can come again drops them for what changed', async () => {
    const room = { usedBytes: 0, quotaBytes: 1_000_000_000 };
    const estimate = async () => room;
    const { phone, server } = atHome(files(), { estimate });
    const tab = await phone.tab().setUp(amina);
    const photoId = await savePhoto(tab);
    await tab.sync();
    const { db } = tab.engine.store;
    expect(await db.blob.where('state').equals('kept').count()).toBe(2);
    room.usedBytes = room.quotaBytes - 1_000_000;
    server.put(amina.accountId, 'farm', farmCalled('').id, { ...farmCalled('River farm') });
    const dropped = db.blob.bulkDelete.bind(db.blob);
    db.blob.bulkDelete = ((keys: never) => {
      room.usedBytes = 0;
      return dropped(keys);
    }) as typeof db.blob.bulkDelete;
    await tab.sync();
    expect(tab.state.get().phase).toBe('idle');
    expect(tab.farms()).toContain('River farm: accepted');
    expect(await db.blob.where('photoId').equals(photoId).count()).toBe(0);
  });
});

test('what is saved while photos go does not wait for the last of them', async () => {
  const { phone, server } = atHome(files());
  const tab = await phone.tab().setUp(amina);
  await savePhoto(tab);
  const order: string[] = [];
  server.fault = async (path, respond) => {
    if (path === '/uploads') order.push('a part of a photo');
    if (path === '/uploads' && order.length === 2) await save(tab, 'River farm');
    if (path === '/sync/push') order.push(`acts, ${server.state.applied.length} there`);
    return respond();
  };
  await tab.sync();
  await tab.sync();
  expect(order).toEqual(['acts, 0 there', 'a part of a photo', 'acts, 2 there', 'a part of a photo']);
  expect(tab.state.get()).toMatchObject({ waiting: 0, photosWaiting: 0 });
});
