import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { startMemoryEngine } from './memory-engine.ts';
import { amina, atHome, farmCalled, save } from './pretend-phone.ts';
import type { PretendServer } from './pretend-server.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

const { id: farmId, ...farm } = farmCalled('Hill farm');
const goatId = newId();
const ofTomorrow = { soil: { kind: 'clay', tests: [1, 2] }, keeperId: amina.accountId, revision: 1, createdAt: '2027' };

/** The server of an app yet to come: a kind of record this app never heard of, more fields, and more in each answer. */
const renew = (server: PretendServer): void => {
  server.put(amina.accountId, 'goat', goatId, { name: 'Ramatu', herd: ['one', 'two'] });
  server.put(amina.accountId, 'farm', farmId, { ...farm, ...ofTomorrow });
  server.fault = async (path, respond) => {
    const answer = await respond();
    const text = await answer.text();
    const { status, headers } = answer;
    const isLines = path.startsWith('/sync/pull');
    const lines = text.split('\n').map((line) => (line === '' ? '' : JSON.stringify({ ...JSON.parse(line), hint: 1 })));
    return new Response(isLines ? lines.join('\n') : JSON.stringify({ ...JSON.parse(text), hint: 1 }), {
      status,
      headers,
    });
  };
};

const askedSince = (server: PretendServer, from: number): string[] => server.state.requests.slice(from);

describe('an app with a server newer than itself', () => {
  test('keeps records of a kind it does not know and fields it does not know, and goes on', async () => {
    const { phone, server } = atHome(files());
    renew(server);
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted']);
    expect(tab.world.find('farm', farmId)?.row).toEqual({ id: farmId, ...farm, ...ofTomorrow });
    expect(tab.world.find('goat', goatId)?.row).toMatchObject({ name: 'Ramatu', herd: ['one', 'two'] });
    expect((await tab.engine.store.db.meta.get('cursor'))?.value).toBe(`${server.state.epoch}~KN.${server.state.rev}`);
    expect(phone.reports).toEqual([]);
    await tab.engine.stop();
    const later = await phone.tab().unlock(amina);
    expect(later.world.find('farm', farmId)?.row).toMatchObject(ofTomorrow);
    expect(later.world.find('goat', goatId)?.row).toMatchObject({ name: 'Ramatu' });
  });

  test('does not lose the fields it does not know when it changes those it does', async () => {
    const { phone, server } = atHome(files());
    renew(server);
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    await tab.engine.save(reviseFarm, { farmId, was: { crop: 'Maize' }, becomes: { crop: 'Rice' } });
    expect(tab.world.find('farm', farmId)?.row).toMatchObject({ crop: 'Rice', ...ofTomorrow });
    await tab.sync();
    await tab.sync();
    expect(server.state.rows.get(`farm ${farmId}`)?.body).toMatchObject({ crop: 'Rice', ...ofTomorrow });
    expect(tab.world.find('farm', farmId)).toMatchObject({ row: { crop: 'Rice', ...ofTomorrow }, state: 'accepted' });
  });

  test('sends what it has, and takes away what is gone, of whatever kind', async () => {
    const { phone, server } = atHome(files());
    renew(server);
    const tab = await phone.tab().setUp(amina);
    await save(tab, 'New farm');
    await tab.sync();
    expect(server.state.applied).toHaveLength(1);
    expect(tab.acts()).toEqual([]);
    server.state.rev += 1;
    server.state.rows.delete(`goat ${goatId}`);
    server.state.gone.push({ scope: amina.accountId, type: 'goat', id: goatId, rev: server.state.rev });
    const before = server.state.requests.length;
    await tab.sync();
    expect(askedSince(server, before).filter((one) => one === 'GET /sync/pull')).toHaveLength(1);
    expect(tab.world.find('goat', goatId)).toBeNull();
    expect(await tab.engine.store.db.rec.count()).toBe(2);
  });

  test('shows what it knows on a phone that keeps nothing', async () => {
    const { phone, server } = atHome(files());
    renew(server);
    const { shown } = phone.tab().around;
    const engine = startMemoryEngine(phone.deps, amina.accountId, shown);
    await engine.sync();
    expect(shown.readiness.get()).toEqual({ state: 'ready', value: null });
    expect(shown.world.find('farm', farmId)?.row).toEqual({ id: farmId, ...farm, ...ofTomorrow });
    await engine.stop();
  });
});
