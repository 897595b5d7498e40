import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { run, sql } from '#kit/db.ts';
import { fingerprint } from '#world/fingerprint.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import type { Browser } from '#world/browser.ts';
import { matrix, objects, viewers, type ObjectName, type ViewerName } from './authorization-matrix.ts';
import { inputs, personOf } from './authorization-scene.ts';
import { routes } from './slices.ts';

const house = await openHouse();
afterAll(house.close);

const bytes = await picture('png');

const operationOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/:([A-Za-z]+)/g, '{$1}')}`;

const contracts = new Map(routes.map(({ contract }) => [operationOf(contract), contract]));

type Cell = {
  readonly operation: string;
  readonly object: ObjectName;
  readonly viewer: ViewerName;
  readonly status: number;
};

const cellsOf = (operation: string): Cell[] =>
  objects.flatMap((object) => {
    const row = matrix[operation]?.[object]?.trim().split(/\s+/) ?? [];
    return viewers
      .map((viewer, place) => ({ operation, object, viewer, status: Number(row[place]) }))
      .filter(({ status }) => !Number.isNaN(status));
  });

const sessions = new Map<ViewerName, Browser>();

/** These change whose session a browser holds, so they get one of their own. */
const sessionActs = ['POST /user/login', 'POST /api/sign-out', 'POST /api/sessions/end-others'];

const browserOf = async (viewer: ViewerName, needsOwn: boolean): Promise<Browser> => {
  if (viewer === 'nobody') return house.visitor();
  const held = sessions.get(viewer);
  if (held !== undefined && !needsOwn) return held;
  const browser = await house.signIn(personOf[viewer], { withFactor: viewer !== 'unproved' });
  if (!needsOwn) sessions.set(viewer, browser);
  return browser;
};

const callAs = async ({ operation, object, viewer, status }: Cell, browser: Browser) => {
  const contract = contracts.get(operation);
  if (contract === undefined) throw new Error(`No contract makes ${operation}.`);
  const input = (await inputs[operation]?.({ house, viewer, object })) ?? {};
  const isDenied = [401, 403, 404].includes(status) && contract.who !== 'anyone';
  const before = isDenied ? { written: await fingerprint(house.pool) } : null;
  const answer = await browser.call(contract, input, { picture: { bytes, mediaType: 'image/png' } });
  return { contract, answer, before };
};

beforeAll(async () => {
  for (const viewer of viewers) await (await browserOf(viewer, false)).call(readMe, {});
});

/** The one operation that leaves something behind for whoever asks next: an authenticator that nobody confirmed. */
const setUpFactor = 'POST /api/second-factor/set-up';

/** Ends what the viewers had open: they come in anew. */
const endOthers = 'POST /api/sessions/end-others';

const forgetUnconfirmed = () =>
  run(
    house.pool,
    sql`update accounts.account set factor_secret = null where factor_confirmed_at is null and factor_secret is not null`,
  );

describe.each(Object.keys(matrix))('%s', (operation) => {
  if (operation === setUpFactor) afterEach(forgetUnconfirmed);
  if (operation === endOthers) afterEach(() => sessions.clear());

  test.each(cellsOf(operation))('$viewer, $object: $status', async (cell) => {
    const browser = await browserOf(cell.viewer, sessionActs.includes(operation));
    const { contract, answer, before } = await callAs(cell, browser);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([cell.status, expect.any(String)]);
    if (before !== null) expect(await fingerprint(house.pool)).toEqual(before.written);
    if (cell.status >= 300 || (contract.answers ?? 'json') !== 'json') return;
    const isFailure = 'code' in answer.body; // the specification's 014 has status 200
    if (!isFailure) expect(contract.output.safeParse(answer.body).error).toBeUndefined();
  });
});

describe('the matrix', () => {
  test('answers for every operation of the API, and for none that is not there', async () => {
    const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
    const { paths } = body as unknown as { paths: Record<string, Record<string, { 'x-authz'?: object }>> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(matrix).sort()).toEqual(operations.sort());
    const silent = Object.values(paths).flatMap((methods) => Object.values(methods).filter((one) => !one['x-authz']));
    expect(silent).toEqual([]);
  });

  test('has a number or a dot for every viewer in every row', () => {
    const rows = Object.values(matrix).flatMap((row) => Object.values(row));
    expect(rows.filter((row) => !new RegExp(`^\\s*((\\d{3}|\\.)\\s*){${viewers.length}}$`).test(row))).toEqual([]);
  });

  test('nothing in the whole run was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
