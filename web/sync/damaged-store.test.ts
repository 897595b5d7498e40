import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { amina, atHome, save } from './pretend-phone.ts';
import { salvage } from './salvage.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('a store that is damaged', () => {
  test('in one record gets that record again', async () => {
    const { phone, server } = atHome(files());
    for (const name of ['One', 'Two', 'Three']) server.put(amina.accountId, 'farm', newId(), { name });
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    const { db } = tab.engine.store;
    const [first] = await db.rec.toArray();
    const body = first?.body.slice() ?? new Uint8Array();
    body[20] = (body[20] ?? 0) ^ 1;
    await db.rec.put({ ...first!, body });
    await tab.engine.stop();
    const again = await phone.tab().unlock(amina);
    expect(again.farms()).toHaveLength(2);
    await again.sync();
    expect(again.farms()).toHaveLength(3);
  });

  test('does not open a record that stands in another’s place', async () => {
    const { phone, server } = atHome(files());
    for (const name of ['One', 'Two']) server.put(amina.accountId, 'farm', newId(), { name });
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    const { db } = tab.engine.store;
    const [one, two] = await db.rec.toArray();
    await db.rec.put({ ...one!, body: two!.body });
    await tab.engine.stop();
    expect((await phone.tab().unlock(amina)).farms()).toHaveLength(1);
  });

  test('as a whole is left as it is, and what was not sent goes on waiting in a new one', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Sent farm');
    await tab.sync();
    await save(tab, 'Unsent farm');
    const [device] = server.state.devices.values();
    device!.waiting = 1;
    const { db } = tab.engine.store;
    await db.meta.put({ name: 'check', value: new Uint8Array(40) });
    await tab.engine.stop();
    const again = await phone.tab().unlock(amina);
    expect(again.engine.store.db.name).toMatch(/-2$/);
    expect(again.state.get()).toMatchObject({ isDamaged: true, waiting: 1, mayBeLost: 0 });
    await again.sync();
    expect(again.farms()).toEqual(['Unsent farm: accepted', 'Sent farm: accepted']);
    expect(server.state.applied).toHaveLength(2);
    expect(again.state.get().mayBeLost).toBe(0);
    const devices = [...server.state.devices.values()];
    expect(devices.map(({ recoveryKey }) => recoveryKey)).toEqual([devices[0]?.recoveryKey, devices[0]?.recoveryKey]);
    expect(devices[0]?.recoveryKey).toMatch(/^[\w-]{43}$/);
    await again.engine.stop();
    const third = await phone.tab().unlock(amina);
    expect(third.engine.store.db.name).toMatch(/-2$/);
    expect(third.state.get().waiting).toBe(0);
    const { store } = third.engine;
    const old = await salvage(phone.deps, store.sealer, amina.accountId, 1, true);
    expect(old?.map(({ input }) => (input as { name: string }).name)).toEqual(['Sent farm', 'Unsent farm']);
  });
});
