import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { amina, atHome, musa, pretendPhone, save } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('two tabs of one phone', () => {
  test('send each act once and show the same', async () => {
    const { phone, server } = atHome(files());
    const one = await phone.tab().setUp(amina);
    const two = await phone.tab().unlock(amina);
    await Promise.all(
      Array.from({ length: 60 }, async (_one, place) => {
        await save(place % 2 === 0 ? one : two, `Farm ${place}`);
        if (place % 7 === 0) void (place % 2 === 0 ? two : one).sync();
      }),
    );
    await Promise.all([one.sync(), two.sync()]);
    await one.sync();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.state.applied).toHaveLength(60);
    expect(new Set(server.state.applied).size).toBe(60);
    expect(one.farms()).toHaveLength(60);
    expect(two.farms()).toEqual(one.farms());
    expect(one.farms().every((farm) => farm.endsWith(': accepted'))).toBe(true);
    expect(two.acts()).toEqual([]);
    expect(two.state.get()).toMatchObject({ waiting: 0, needsFixing: 0 });
    expect(phone.reports).toEqual([]);
  });
});

describe('a database in another life', () => {
  test('gets back what it lost of the acts it had acknowledged, and nothing twice', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Before the copy');
    await tab.sync();
    const copy = structuredClone(server.state);
    await save(tab, 'After the copy');
    await tab.sync();
    Object.assign(server.state, copy, { epoch: '00000000-0000-4000-8000-000000000002' });
    await tab.sync();
    expect(server.state.applied).toHaveLength(2);
    expect(tab.farms()).toEqual(['After the copy: accepted', 'Before the copy: accepted']);
    expect(await tab.engine.store.db.journal.count()).toBe(2);
    await save(tab, 'Later');
    await tab.sync();
    expect(server.state.applied).toHaveLength(3);
  });

  test('that knows this phone no more is told of it', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    server.state.devices.clear();
    await save(tab, 'Hill farm');
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
    expect([...server.state.devices.values()][0]?.recoveryKey).toMatch(/^[\w-]{43}$/);
  });
});

describe('the phone itself', () => {
  test('set back to an older state takes a new device id, and no act is skipped', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    const device = [...server.state.devices.keys()][0] ?? '';
    server.state.done.set(`${device} 1`, { text: 'another act of this number', outcome: 'applied', issue: null });
    await save(tab, 'Hill farm');
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
    expect(server.state.applied).toHaveLength(1);
    expect(server.state.devices.size).toBe(2);
    expect(tab.state.get().mayBeLost).toBe(0);
  });

  test.each([-400, 400])('with a clock %i days off comes to the same', async (days) => {
    const { phone, server } = atHome(files(), { now: () => Date.parse('2026-11-21T12:00:00Z') + days * 86_400_000 });
    const tab = await phone.tab().setUp(amina);
    for (const name of ['One', 'Two', 'Three']) await save(tab, name);
    await tab.sync();
    await tab.sync();
    expect(server.state.applied).toHaveLength(3);
    expect(tab.farms()).toHaveLength(3);
    expect(await tab.engine.store.db.journal.count()).toBe(3);
  });

  test('thirty days signed out with a thousand acts keeps them all, and sends them after', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    server.state.session = null;
    for (let place = 0; place < 1000; place += 1) await save(tab, `Farm ${place}`);
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ phase: 'signed-out', waiting: 1000 });
    expect(phone.kept.cookie).toBe('0000000a.1000');
    await tab.engine.stop();
    const later = await phone.tab().unlock(amina);
    expect(later.state.get().waiting).toBe(1000);
    server.state.session = amina.accountId;
    await later.sync();
    expect(server.state.applied).toHaveLength(1000);
    expect(later.farms()).toHaveLength(1000);
    expect(server.state.requests.filter((one) => one === 'POST /sync/push')).toHaveLength(2);
    expect(phone.kept.cookie).toBe('');
  });

  test('forgets the records of a farmer who was given to somebody else', async () => {
    const { phone, server } = atHome(files());
    server.put(musa.accountId, 'farm', newId(), { name: "Musa's farm" });
    server.put(amina.accountId, 'farm', newId(), { name: 'Own farm' });
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    expect(tab.farms()).toHaveLength(2);
    server.drop(musa.accountId);
    await tab.sync();
    expect(tab.farms()).toEqual(['Own farm: accepted']);
    expect(await tab.engine.store.db.rec.count()).toBe(1);
  });

  test('whose store the browser dropped says how much may be lost, and tells the server', async () => {
    const { phone, server } = atHome(files());
    server.fault = async () => Promise.reject(new TypeError('no network'));
    const tab = await phone.tab().setUp(amina);
    for (const name of ['One', 'Two', 'Three']) await save(tab, name);
    await tab.engine.stop();
    server.fault = null;
    const after = pretendPhone(server, files());
    after.kept.cookie = phone.kept.cookie;
    const fresh = await after.tab().setUp(amina);
    await fresh.sync();
    expect(fresh.state.get().mayBeLost).toBe(3);
    expect([...server.state.devices.values()]).toMatchObject([{ mayBeLost: 3 }]);
  });
});
