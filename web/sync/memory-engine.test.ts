import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { startMemoryEngine } from './memory-engine.ts';
import { amina, atHome, musa } from './pretend-phone.ts';

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
