import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { amina, atHome, save } from './pretend-phone.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

describe('what is saved', () => {
  test('is kept though the browser closed the store behind the page', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    tab.engine.store.db.backendDB().close();
    expect(await save(tab, 'Hill farm')).toBeNull();
    expect(await tab.engine.store.db.outbox.count()).toBe(1);
  });

  test('is kept, and all goes on, though the browser closed the store and said so', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const { db } = tab.engine.store;
    const browsersOwn = db.backendDB();
    browsersOwn.close();
    browsersOwn.onclose?.(new Event('close'));
    expect(db.isOpen()).toBe(false);
    expect(await save(tab, 'Hill farm')).toBeNull();
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
    db.backendDB().onclose?.(new Event('close'));
    await tab.engine.drafts?.keep('note', 'half a sentence');
    expect(await tab.engine.drafts?.read('note')).toBe('half a sentence');
  });

  test('is not kept in a store that was cleared behind the page, which nothing would open again', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    const { db } = tab.engine.store;
    const browsersOwn = db.backendDB();
    browsersOwn.close();
    await new Promise((resolve) => {
      phone.deps.indexedDb.deleteDatabase(browsersOwn.name).addEventListener('success', resolve);
    });
    browsersOwn.onclose?.(new Event('close'));
    expect(await save(tab, 'Hill farm')).toMatchObject({ code: 'not-saved' });
    expect(tab.farms()).toEqual([]);
  });

  test('is not kept by a page that is closed', async () => {
    const { phone } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    await tab.engine.stop();
    expect(await save(tab, 'Hill farm')).toMatchObject({ code: 'not-saved' });
  });
});
