import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { amina, atHome, save } from './pretend-phone.ts';
import type { PretendServer } from './pretend-server.ts';

const files = () => ({ indexedDb: new IDBFactory(), keyRange: IDBKeyRange });

/** Ends an answer after some of its bytes, as a line that breaks does. */
const cutAfter = async (answer: Response, count: number): Promise<Response> => {
  const bytes = new Uint8Array(await answer.arrayBuffer()).slice(0, count);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
    },
    pull: (controller) => controller.error(new TypeError('cut')),
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
};

const cutOnce = (server: PretendServer, wanted: string, count: number): void => {
  server.fault = async (path, respond) => {
    const answer = await respond();
    if (!path.startsWith(wanted)) return answer;
    server.fault = null;
    return cutAfter(answer, count);
  };
};

const sizeOf = async (server: PretendServer, wanted: string, work: () => Promise<void>): Promise<number> => {
  let size = 0;
  server.fault = async (path, respond) => {
    const answer = await respond();
    if (path.startsWith(wanted)) size = (await answer.clone().arrayBuffer()).byteLength;
    return answer;
  };
  await work();
  server.fault = null;
  return size;
};

/** Hundreds of phones, one for each byte. */
const patientMillis = 180_000;

describe('a line that breaks', () => {
  test(
    'at any byte of the answer to a push loses nothing and sends nothing twice',
    async () => {
      const once = atHome(files());
      const measured = await once.phone.tab().setUp(amina);
      await save(measured, 'Hill farm');
      await save(measured, 'Refuse me');
      const size = await sizeOf(once.server, '/sync/push', measured.sync);
      expect(size).toBeGreaterThan(50);
      for (let count = 0; count < size; count += 1) {
        const { phone, server } = atHome(files());
        const tab = await phone.tab().setUp(amina);
        await save(tab, 'Hill farm');
        await save(tab, 'Refuse me');
        cutOnce(server, '/sync/push', count);
        await tab.sync();
        expect(tab.state.get()).toMatchObject({ waiting: 2, phase: 'no-network' });
        await tab.sync();
        expect(tab.farms()).toEqual(['Refuse me: needs-fixing', 'Hill farm: accepted']);
        expect(server.state.applied).toHaveLength(1);
        await tab.engine.stop();
      }
    },
    patientMillis,
  );

  test(
    'at any byte of a pull comes to the same records',
    async () => {
      const grown = (server: PretendServer): void => {
        for (const name of ['Ewe', 'Òkè']) server.put(amina.accountId, 'farm', newId(), { name });
      };
      const once = atHome(files());
      grown(once.server);
      const measured = await once.phone.tab().setUp(amina);
      const size = await sizeOf(once.server, '/sync/pull', measured.sync);
      for (let count = 0; count < size; count += 1) {
        const { phone, server } = atHome(files());
        grown(server);
        const tab = await phone.tab().setUp(amina);
        cutOnce(server, '/sync/pull', count);
        await tab.sync();
        await tab.sync();
        expect(tab.farms()).toEqual(['Òkè: accepted', 'Ewe: accepted']);
        expect(await tab.engine.store.db.rec.count()).toBe(2);
        await tab.engine.stop();
      }
    },
    patientMillis,
  );

  test('that brings the records byte by byte comes to the same', async () => {
    const { phone, server } = atHome(files());
    for (const name of ['Ewe', 'Òkè']) server.put(amina.accountId, 'farm', newId(), { name });
    server.fault = async (path, respond) => {
      const answer = await respond();
      if (!path.startsWith('/sync/pull')) return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          bytes.forEach((_byte, place) => controller.enqueue(bytes.slice(place, place + 1)));
          controller.close();
        },
      });
      return new Response(body, { headers: answer.headers });
    };
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    expect(tab.farms()).toEqual(['Òkè: accepted', 'Ewe: accepted']);
    expect(tab.state.get().phase).toBe('idle');
  });

  test.each(['/sync/push', '/sync/pull'])(
    'that falls silent in an answer to %s, and does not even end when it is told to, is given up',
    async (wanted) => {
      // What a request may take, and not what the phone waits for between two looks at the server.
      const patience = [45_000, 90_000];
      const setTimer = (work: () => void, millis: number) => {
        const timer = patience.includes(millis) ? setTimeout(work, 20) : undefined;
        return () => clearTimeout(timer);
      };
      const { phone, server } = atHome(files(), { setTimer });
      server.put(amina.accountId, 'farm', newId(), { name: 'Here already' });
      const tab = await phone.tab().setUp(amina);
      await save(tab, 'Hill farm');
      server.fault = async (path, respond) => {
        const { headers } = await respond();
        if (!path.startsWith(wanted)) return respond();
        return new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }), { headers });
      };
      await tab.sync();
      expect(tab.state.get().phase).toBe('no-network');
      server.fault = null;
      await tab.sync();
      expect(tab.farms()).toEqual(['Hill farm: accepted', 'Here already: accepted']);
      expect(server.state.applied).toHaveLength(1);
    },
  );

  test('under large batches is given smaller ones', async () => {
    const { phone, server } = atHome(files());
    const tab = await phone.tab().setUp(amina);
    for (let place = 0; place < 40; place += 1) await save(tab, `Farm ${place}`);
    server.fault = async (path, respond) => {
      const pushes = server.state.requests.filter((one) => one === 'POST /sync/push').length;
      return path === '/sync/push' && pushes < 4 ? new Response('', { status: 413 }) : respond();
    };
    await tab.sync();
    expect(server.state.applied).toHaveLength(40);
    // 40, 20 and 10 were too many; 5 went, then 10, 20 and the last 5.
    expect(server.state.requests.filter((one) => one === 'POST /sync/push')).toHaveLength(7);
  });

  test.each([
    [
      'a page of a network that wants to be signed in to',
      () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a server in trouble', () => new Response('', { status: 502 })],
    ['JSON of somebody else', () => new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })],
  ])('%s removes nothing', async (_name, spoiled) => {
    const { phone, server } = atHome(files());
    server.put(amina.accountId, 'farm', newId(), { name: 'Here already' });
    const tab = await phone.tab().setUp(amina);
    await tab.sync();
    await save(tab, 'Hill farm');
    for (const wanted of ['/sync/push', '/sync/pull']) {
      server.fault = async (path, respond) => (path.startsWith(wanted) ? spoiled() : respond());
      await tab.sync();
      expect(['no-network', 'failing']).toContain(tab.state.get().phase);
      expect(tab.farms()).toHaveLength(2);
    }
    server.fault = null;
    await tab.sync();
    expect(tab.farms()).toEqual(['Hill farm: accepted', 'Here already: accepted']);
    expect(server.state.applied).toHaveLength(1);
  });
});
