import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { amina, atHome, farmCalled, musa, save } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('several people on one phone', () => {
  test('nothing a person typed can be found on the disk in plain text', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Secret farm of Amina');
    await tab.engine.save(registerFarm, { ...farmCalled('Refuse me'), crop: 'Hidden crop' });
    await tab.sync();
    const all: string[] = [];
    const { indexedDb } = phone.deps;
    for (const { name = '' } of await indexedDb.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDb.open(name);
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        for (const row of rows)
          all.push(
            JSON.stringify(row, (_key, value: unknown) =>
              value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
            ),
          );
      }
      db.close();
    }
    const disk = all.join('\n');
    expect(disk).toContain('needs-fixing');
    for (const typed of ['Secret', 'Hidden', 'Amina', 'Yusuf', 'amina@', 'Kumbotso', 'says too-many', 'farms.register'])
      expect(disk).not.toContain(typed);
  });

  test("one person's key does not open the other's store", async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Hill farm');
    await tab.engine.stop();
    server.state.session = musa.accountId;
    const other = await phone.tab().setUp(musa, '135791');
    await other.sync();
    expect(other.farms()).toEqual([]);
    await expect(phone.tab().unlock(amina, '135791')).rejects.toThrow('wrong');
  });

  test("nothing is sent or got while somebody else's session is open", async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'Hill farm');
    server.state.session = musa.accountId;
    server.put(musa.accountId, 'farm', newId(), { name: "Musa's farm" });
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: saved-here']);
    expect(tab.state.get()).toMatchObject({ phase: 'signed-out', waiting: 1 });
    expect(server.state.requests.filter((one) => one !== 'GET /api/me')).toEqual([]);
    server.state.session = amina.accountId;
    server.drop(musa.accountId);
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
  });

  test('nothing is taken of an answer to somebody who signed in while it was asked for', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    server.fault = async (path, respond) => {
      if (path.startsWith('/sync/pull') && server.state.session === amina.accountId) {
        server.state.session = musa.accountId;
        server.put(musa.accountId, 'farm', newId(), { name: "Musa's farm" });
      }
      return respond();
    };
    await tab.sync();
    expect(tab.farms()).toEqual([]);
    expect(tab.state.get().phase).toBe('signed-out');
  });

  test('a phone is locked at once, though another tab is still sending', async () => {
    const { phone, server } = atHome(files());
    const first = await phone.tab().setUp(amina);
    const second = await phone.tab().unlock(amina);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.fault = async (_path, respond) => held.then(respond);
    const sending = first.sync();
    const waiting = second.sync();
    await second.engine.stop();
    expect(second.readiness.get()).toEqual({ state: 'loading' });
    answer();
    await Promise.all([sending, waiting]);
    expect(first.state.get().phase).toBe('idle');
  });

  test('what was under way when the store was locked shows nothing afterwards', async () => {
    const { phone, server } = atHome(files());
    server.put(amina.accountId, 'farm', newId(), { name: 'Late farm' });
    const tab = await phone.tab().setUp(amina);
    let stopped: Promise<void> = Promise.resolve();
    server.fault = async (path, respond) => {
      if (path.startsWith('/sync/pull')) stopped = tab.engine.stop();
      return respond();
    };
    await tab.sync();
    await stopped;
    expect(tab.farms()).toEqual([]);
    expect(tab.readiness.get()).toEqual({ state: 'loading' });
  });
});
