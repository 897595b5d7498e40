import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { readFarm } from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { addRoute, type House } from '#kit/http.ts';
import { row, sql } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { processes } from '#world/beside.ts';
import { openHouse } from '#world/open-house.ts';
import { matrix, otherDoors } from './authorization-matrix.ts';
import { buildApp } from './build-app.ts';
import { relationsTo } from './slices.ts';

const house = await openHouse();
afterAll(house.close);

const settings = { isSecure: false, trustedProxies: '', site: null };

const addPlanted = (change: Partial<Contract>): void => {
  const kit: House = {
    services: house.services,
    relationsTo,
    readViewer: async () => null,
    readKey: async () => null,
    places: (work) => work(),
    gate: async () => undefined,
  };
  const planted: Contract = { ...readFarm, ...change };
  addRoute(
    Fastify(),
    kit,
    handle(planted, async () => ({})),
  );
};

/** Routes as the framework itself lists them: a tree of paths, four signs of indent a level, each with its methods. */
const listedDoors = (): string[] => {
  const above: string[] = [];
  return house.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, path);
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`);
    });
};

describe('the server does not boot', () => {
  test('with a contract that does not say who may call it', () => {
    expect(() => addPlanted({ who: undefined as never })).toThrow('farms.read does not state who may call it.');
    expect(() => addPlanted({ who: {} })).toThrow('farms.read does not state who may call it.');
  });

  test('with a contract about a thing that no slice answers for', () => {
    expect(() => addPlanted({ object: { kind: 'tractor', idField: 'farmId' } })).toThrow('about a tractor');
  });

  test('with a plain route that does not say who may call it', async () => {
    const planted = buildApp(house.services, {
      ...settings,
      more: (app) => app.get('/backdoor', async () => 'welcome'),
    });
    await expect(planted).rejects.toThrow('GET /backdoor does not state who may call it.');
  });
});

describe('the server has', () => {
  test('no door that the matrix and the list of other doors do not name', () => {
    const named = [...Object.keys(matrix).map((operation) => operation.replace(/\{(\w+)\}/g, ':$1')), ...otherDoors];
    expect(listedDoors().sort()).toEqual(named.sort());
  });
});

describe('what is not there', () => {
  test.each(['/nowhere', '/api/nowhere', '/api/farms/%zz', `/api/farms/${'a'.repeat(300)}`, '/%00', '/../etc/passwd'])(
    'GET %s is a problem document with status 404 or 401',
    async (url) => {
      const { status, headers, body } = await house.anyone.send({ method: 'GET', url });
      expect([401, 404]).toContain(status);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('a machine asks', () => {
  test('whether the process lives and whether it can serve', async () => {
    const [live, ready] = await Promise.all(
      ['/health', '/ready'].map((url) => house.anyone.send({ method: 'GET', url })),
    );
    expect(live?.body).toEqual({ status: 'ok' });
    expect(ready?.body).toEqual({ status: 'ready' });
  });

  test('for figures, and gets them on this machine only', async () => {
    // Each server tells of itself alone.
    for (let asked = 0; asked < processes; asked += 1) await house.anyone.send({ method: 'GET', url: '/ready' });
    const near = await house.anyone.send({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(near.text).toContain('process_resident_memory_bytes');
    expect(near.text).toMatch(/shuka_request_seconds_count\{area="\/ready",method="GET",status="2xx"\} [1-9]/);
    expect(near.text).toMatch(/shuka_database_connections\{state="open"\} [1-9]/);
    expect((await house.anyone.send({ method: 'GET', url: '/metrics', remoteAddress: '10.1.2.3' })).status).toBe(404);
  });

  test('for what was refused: where and as what, so that whoever sends wrong forms is seen, and nothing of what they sent', async () => {
    const broken = { method: 'POST', url: '/api/farms', headers: { 'content-type': 'application/json' } } as const;
    for (let asked = 0; asked < processes; asked += 1) {
      await house.anyone.send({ ...broken, payload: '{"name":"Gonar Bala"' });
      await house.anyone.send({ method: 'GET', url: '/api/farms/Gonar-Bala' });
    }
    const { text } = await house.anyone.send({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(text).toMatch(/shuka_refused_total\{area="\/api\/farms",code="malformed-json"\} [1-9]/);
    expect(text).toMatch(/shuka_refused_total\{area="\/api\/farms",code="not-signed-in"\} [1-9]/);
    expect(text).not.toContain('Bala');
  });

  test('for jobs that wait, and how long they do', async () => {
    const waiting = await row<{ name: string }>(
      house.pool,
      sql`insert into pgboss.job (name, start_after)
          select name, now() - interval '1 minute' from pgboss.queue where name not like '\\_\\_%' limit 1 returning name`,
    );
    const { text } = await house.anyone.send({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(text).toContain(`shuka_jobs_due{job="${waiting?.name}"} 1`);
    expect(Number(/shuka_jobs_oldest_seconds\{[^}]+\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(60);
  });

  test('for the page of the API and its document', async () => {
    expect((await house.anyone.send({ method: 'GET', url: '/api/docs' })).status).toBe(200);
    const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
    expect(body).toMatchObject({ openapi: '3.1.0' });
  });
});
