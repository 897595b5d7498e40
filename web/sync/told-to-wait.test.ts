import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { addPhoto } from '@shuka/domain/farms';
import { amina, atHome, photoOf, save } from './pretend-phone.ts';
import { problem } from './pretend-state.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

/** A phone whose timers ring by hand, and how long they were set for. */
const withTimers = () => {
  const rings: { millis: number; work: () => void }[] = [];
  const setTimer = (work: () => void, millis: number) => {
    const ring = { millis, work };
    rings.push(ring);
    return () => void rings.splice(rings.indexOf(ring), rings.includes(ring) ? 1 : 0);
  };
  return { ...atHome(files(), { setTimer }), rings };
};

const tooMany = (): Response => {
  const answer = problem(429, 'too-many');
  answer.headers.set('retry-after', '3000');
  return answer;
};

test('a phone that sent too much for one hour waits as long as it is told, keeps all of it, and then sends it', async () => {
  const { phone, server, rings } = withTimers();
  const tab = await phone.tab().setUp(amina);
  await tab.sync();
  for (const name of ['One', 'Two', 'Three']) await save(tab, name);
  server.fault = async (path, respond) => (path === '/sync/push' ? tooMany() : respond());
  await tab.sync();
  expect(tab.state.get()).toMatchObject({ waiting: 3, needsFixing: 0, phase: 'failing' });
  expect(rings.map(({ millis }) => millis)).toEqual([3_375_000]);
  await save(tab, 'Four');
  expect(rings.map(({ millis }) => millis)).toEqual([3_375_000]);
  server.fault = null;
  rings[0]?.work();
  await expect.poll(() => tab.farms().filter((farm) => farm.endsWith(': accepted'))).toHaveLength(4);
  expect(server.state.applied).toHaveLength(4);
});

test('a way that answers 429 with a page of its own is a server in trouble, and no network of somebody else', async () => {
  const { phone, server } = withTimers();
  const tab = await phone.tab().setUp(amina);
  await save(tab, 'One');
  const page = { status: 429, headers: { 'content-type': 'text/html' } };
  server.fault = async (path, respond) => (path === '/sync/push' ? new Response('<html>', page) : respond());
  await tab.sync();
  expect(tab.state.get()).toMatchObject({ waiting: 1, phase: 'failing' });
});

test('a phone tells with each look for news how many of its photos wait', async () => {
  const { phone, server } = atHome(files());
  const asked: string[] = [];
  const tab = await phone.tab().setUp(amina);
  await save(tab, 'Hill farm');
  await tab.sync();
  const farmId = tab.world.list('farm')[0]?.row.id ?? '';
  const blob = new Blob(['picture']);
  await tab.engine.save(addPhoto, photoOf(farmId), { thumb: blob, full: blob });
  server.fault = async (path, respond) => {
    if (path.startsWith('/sync/pull')) asked.push(new URLSearchParams(path.split('?')[1]).get('photos') ?? 'none');
    return respond();
  };
  await tab.sync();
  expect(asked).toEqual(['1', 'none']);
});
