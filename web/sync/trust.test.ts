import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { readMeta } from './database.ts';
import { amina, atHome, musa, save } from './pretend-phone.ts';
import { trust } from './trust.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

const trusted = async () => {
  const home = atHome(files());
  const tab = await home.phone.tab().setUp(amina);
  await tab.sync();
  await trust(tab.engine.store, tab.engine.wire, 'password');
  return { ...home, tab };
};

describe('a trusted phone', () => {
  test('renews a session that ended, and sends what waits', async () => {
    const { server, tab } = await trusted();
    await save(tab, 'Hill farm');
    server.state.session = null;
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ phase: 'idle', waiting: 0 });
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
  });

  test("does not put an end to somebody else's session", async () => {
    const { server, tab } = await trusted();
    await save(tab, 'Hill farm');
    server.state.session = musa.accountId;
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ phase: 'signed-out', waiting: 1 });
    expect(server.state.session).toBe(musa.accountId);
  });

  test('that is trusted no more asks for the password, and keeps what waits', async () => {
    const { server, tab } = await trusted();
    await save(tab, 'Hill farm');
    server.state.session = null;
    server.state.trusted.clear();
    await tab.sync();
    expect(tab.state.get()).toMatchObject({ phase: 'signed-out', waiting: 1 });
    expect(await readMeta(tab.engine.store.db, 'trustKey')).toBeUndefined();
  });
});
