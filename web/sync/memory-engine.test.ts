import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { addPhoto } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { withEarlyPull } from './early-pull.ts';
import { startMemoryEngine } from './memory-engine.ts';
import { amina, atHome, musa, photoOf } from './pretend-phone.ts';

describe("on somebody else's phone", () => {
  test('records are in memory only, follow the server, and are gone at the end', async () => {
    const indexedDb = new IDBFactory();
    const { phone, server } = atHome({ indexedDb, keyRange: IDBKeyRange });
    server.put(amina.accountId, 'farm', newId(), { name: 'Own farm' });
    server.put(musa.accountId, 'farm', newId(), { name: "Musa's farm" });
    const { shown } = phone.tab().around;
    const engine = startMemoryEngine(phone.deps, amina.accountId, shown);
    await engine.sync();
    expect(shown.world.list('farm')).toHaveLength(2);
    expect(shown.readiness.get()).toEqual({ state: 'ready', value: null });
    server.drop(musa.accountId);
    await engine.sync();
    expect(shown.world.list('farm')).toMatchObject([{ row: { name: 'Own farm' } }]);
    expect(await indexedDb.databases()).toEqual([]);
    await engine.stop();
    expect(shown.world.list('farm')).toEqual([]);
  });

  test('records of whoever signed in meanwhile are shown to nobody, and the engine says that its own person is out', async () => {
    const { phone, server } = atHome({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });
    server.put(musa.accountId, 'farm', newId(), { name: "Musa's farm" });
    server.state.session = musa.accountId;
    const { shown } = phone.tab().around;
    const engine = startMemoryEngine(phone.deps, amina.accountId, shown);
    await engine.sync();
    expect(shown.world.list('farm')).toEqual([]);
    expect(shown.state.get().phase).toBe('signed-out');
    await engine.stop();
  });

  test('the pull that the page began is the first one, and no other', async () => {
    const begun = new Response('begun');
    let isEnded = false;
    Object.assign(globalThis, { earlyPull: { answer: Promise.resolve(begun), end: () => (isEnded = true) } });
    const fetch = withEarlyPull(async (path) => new Response(path));
    const stopping = new AbortController();
    expect(await (await fetch('/api/me', {})).text()).toBe('/api/me');
    expect(await fetch('/sync/pull', { signal: stopping.signal })).toBe(begun);
    expect(await (await fetch('/sync/pull', {})).text()).toBe('/sync/pull');
    stopping.abort();
    expect(isEnded).toBe(true);
    expect(globalThis).not.toHaveProperty('earlyPull');
  });

  test('a pull that the page began and that was refused, or did not come, is asked for anew', async () => {
    for (const answer of [Promise.resolve(new Response('', { status: 403 })), Promise.reject(new TypeError('cut'))]) {
      Object.assign(globalThis, { earlyPull: { answer, end: () => undefined } });
      const fetch = withEarlyPull(async () => new Response('asked anew'));
      expect(await (await fetch('/sync/pull', {})).text()).toBe('asked anew');
    }
  });

  test('a photo whose bytes do not arrive is told of, and goes when all is sent again', async () => {
    const { phone, server } = atHome({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });
    const engine = startMemoryEngine(phone.deps, amina.accountId, phone.tab().around.shown);
    const photo = photoOf(newId());
    server.put(amina.accountId, 'photo', photo.id, { ...photo, has: [] });
    const blobs = { thumb: new Blob(['small']), full: new Blob(['the whole picture']) };
    server.fault = async (path, respond) =>
      path.includes('full') ? Promise.reject(new TypeError('no network')) : respond();
    expect(await engine.sent(addPhoto, photo, blobs)).toMatchObject({ status: 0, code: 'network' });
    expect([...server.state.photos.keys()]).toEqual([`${photo.id} thumb`]);
    server.fault = null;
    expect(await engine.sent(addPhoto, photo, blobs)).toBeNull();
    expect([...server.state.photos.keys()]).toEqual([`${photo.id} thumb`, `${photo.id} full`]);
    await engine.stop();
  });

  test('no network at first is told as such', async () => {
    const { phone, server } = atHome({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });
    server.fault = async () => Promise.reject(new TypeError('no network'));
    const { shown } = phone.tab().around;
    const engine = startMemoryEngine(phone.deps, amina.accountId, shown);
    await engine.sync();
    expect(shown.readiness.get()).toMatchObject({ state: 'failed', failure: { status: 0 } });
    await engine.stop();
  });
});
