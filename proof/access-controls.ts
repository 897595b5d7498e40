/* Negative controls: what the proof of access looks for is planted, and it must be seen. */
import Fastify from 'fastify';
import * as z from 'zod/mini';
import { readMe } from '@shuka/domain/accounts';
import { endpoint, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { addRoute, type House } from '@shuka/server/kit/http.ts';
import { run, sql } from '@shuka/server/kit/db.ts';
import { handle } from '@shuka/server/kit/route.ts';
import { matrix } from '@shuka/server/app/authorization-matrix.ts';
import { buildApp } from '@shuka/server/app/build-app.ts';
import { openApiOf } from '@shuka/server/app/openapi.ts';
import { relationsTo, routes } from '@shuka/server/app/slices.ts';
import { shapeFault } from '@shuka/server/app/try-cell.ts';
import { fingerprint } from '@shuka/server/world/fingerprint.ts';
import { people } from '@shuka/server/world/people.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';

/** A route of somebody who forgot to say who may call it, and to write its row. */
const planted: Contract = { ...readMe, name: 'accounts.planted', path: '/api/planted' };

const bootRefuses = async (house: OpenHouse): Promise<boolean> => {
  const { services } = house;
  const kit: House = {
    services,
    relationsTo,
    readViewer: async () => null,
    readKey: async () => null,
    places: (work) => work(),
    gate: async () => undefined,
  };
  const unsaid = { ...planted, who: undefined as never };
  const isRefused = (add: () => void): boolean => {
    try {
      add();
      return false;
    } catch {
      return true;
    }
  };
  const byContract = isRefused(() =>
    addRoute(
      Fastify(),
      kit,
      handle(unsaid, async () => ({})),
    ),
  );
  const settings = { isSecure: false, trustedProxies: '', site: null };
  const plain = buildApp(services, { ...settings, more: (app) => app.get('/planted', async () => 'welcome') });
  const byPlainRoute = await plain.then(
    () => false,
    () => true,
  );
  return byContract && byPlainRoute;
};

/** The operations of a document that the matrix does not know, and the other way about. */
export const unlike = (paths: Readonly<Record<string, object>>): string[] => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return [
    ...operations.filter((operation) => matrix[operation] === undefined),
    ...Object.keys(matrix).filter((operation) => !operations.includes(operation)),
  ];
};

const matrixRefuses = (): boolean => {
  const more = [...routes, handle(planted, async () => ({}))];
  return unlike(openApiOf(more, 'Shuka', 'http://localhost').paths).join() === 'GET /api/planted';
};

const seesExtraField = (): boolean => {
  const contract = endpoint({ ...planted, output: z.object({ held: z.array(z.object({ name: z.string() })) }) });
  const body = { held: [{ name: 'Amina', passwordHash: 'x' }] };
  return shapeFault(contract, body) !== null && shapeFault(contract, { held: [{ name: 'Amina' }] }) === null;
};

const seesWrite = async (house: OpenHouse): Promise<boolean> => {
  const before = await fingerprint(house.pool);
  await run(house.pool, sql`update accounts.account set about = about where id = ${people.amina.accountId}`);
  return (await fingerprint(house.pool))?.number !== before?.number;
};

/** Each control, and whether what was planted was seen. */
export const controls = async (house: OpenHouse): Promise<Readonly<Record<string, boolean>>> => ({
  'a route that does not say who may call it stops the server from booting': await bootRefuses(house),
  'a route without a row in the matrix is found': matrixRefuses(),
  'a field that the contract does not name is found, however deep': seesExtraField(),
  'a write of one row that changes nothing is seen': await seesWrite(house),
});
