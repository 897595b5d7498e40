import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { run, sql } from '#kit/db.ts';
import { openHouse } from '#world/open-house.ts';
import { matrix, viewers } from './authorization-matrix.ts';
import { ask, cellsOf, inputFor, openViewers, shapeFault } from './try-cell.ts';

const house = await openHouse();
afterAll(house.close);

const { browserOf, tidy } = openViewers(house);

beforeAll(async () => {
  for (const viewer of viewers) await (await browserOf(viewer, '')).call(readMe, {});
});

/** A session notes every five minutes that it was seen; on a slow machine that would look like a write of a call. */
const noteSeen = () => run(house.pool, sql`update accounts.session set last_seen_at = ${house.clock.now()}`);

describe.each(Object.keys(matrix))('%s', (operation) => {
  beforeAll(noteSeen);
  afterEach(() => tidy(operation));

  test.each(cellsOf(operation))('$viewer, $object: $status', async (cell) => {
    const browser = await browserOf(cell.viewer, operation);
    const input = await inputFor(house, cell);
    const { contract, answer, wrote } = await ask(house.pool, browser, operation, input, cell.status);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([cell.status, expect.any(String)]);
    expect(wrote).toBeNull();
    if (cell.status < 300) expect(shapeFault(contract, answer.body)).toBeNull();
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
