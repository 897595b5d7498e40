import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { listMyFarms, registerFarm } from '@shuka/domain/farms';
import { readStatus } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openPool } from '#kit/db.ts';
import { people } from '#world';
import { faultyWire } from '#world/faulty-wire.ts';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres } from '#world/test-template.ts';

const wire = faultyWire();
const house = await openHouse({ through: wire.through, giveUpMillis: 3000 });
afterAll(house.close);

const amina = house.as(people.amina);
const back = { timeout: 30_000, interval: 100 };
const farm = () => ({ id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' });

/** The longest anyone may wait for an answer while the database is away. */
const mostMillis = 5000;

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    pause(mostMillis, undefined, { ref: false }).then(() => {
      throw new Error('It hung.');
    }),
  ]);

/** A crowd that reads and writes at once; what each was answered. */
const crowd = (size: number) => {
  const one = async (place: number) => {
    const { status, headers } = await (place % 2 === 0
      ? amina.call(listMyFarms, {})
      : amina.call(registerFarm, farm()));
    return { status, wait: headers['retry-after'] };
  };
  return Promise.all(Array.from({ length: size }, (_, place) => inTime(one(place))));
};

const away = (size: number) => Array.from({ length: size }, () => ({ status: 503, wait: '5' }));

const isBack = async (): Promise<void> => {
  await expect.poll(async () => (await amina.call(readMe, {})).status, back).toBe(200);
  expect((await amina.call(registerFarm, farm())).status).toBe(201);
};

afterEach(async () => {
  wire.become('whole');
  await isBack();
});

describe('while nothing comes back from the database', () => {
  test('everyone is told in time to come again, however many ask, and then all is well', async () => {
    await isBack();
    wire.become('hole');
    expect(await crowd(40)).toEqual(away(40));
    expect(await crowd(4)).toEqual(away(4));
  });

  test('machines are told that the process lives but cannot serve, and people which part is away', async () => {
    await isBack();
    wire.become('hole');
    const [live, ready] = await Promise.all(
      ['/health', '/ready'].map((url) => inTime(house.anyone.send({ method: 'GET', url }))),
    );
    expect([live?.status, ready?.status, ready?.headers['retry-after']]).toEqual([200, 503, '5']);
    const { status, body } = await inTime(house.anyone.call(readStatus, {}));
    expect(status).toBe(200);
    expect(body.isOpen).toBe(false);
    expect(body.parts).toContainEqual({ name: 'database', isWorking: false });
  });
});

describe('while no connection to the database can be made', () => {
  test('everyone is told to come again', async () => {
    await isBack();
    wire.become('cut');
    expect(await crowd(40)).toEqual(away(40));
  });
});

describe('when the database dies in the middle of its work', () => {
  const kill = async (): Promise<unknown> => {
    if (!isOnPostgres) return process.kill(house.database.processId() ?? 0, 'SIGKILL');
    // By a line of its own: the house's are all in use.
    const outside = openPool(house.database.url, 1, () => undefined);
    const others = `datname = current_database() and pid <> pg_backend_pid()`;
    return outside
      .query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
      .finally(() => outside.end());
  };

  /** Farms cannot be written until the connection that asked for this is gone. @returns what gives its place back. */
  const hold = async (): Promise<() => void> => {
    const holder = await house.pool.connect();
    await holder.query('begin; lock table farms.farm in exclusive mode');
    return () => holder.release(true);
  };

  test('each request is done or told to come again, and the server stands and finds its database again', async () => {
    await isBack();
    const before = (await amina.call(listMyFarms, { limit: '100' })).body.items.length;
    const letGo = await hold();
    const calls = Array.from({ length: 60 }, async (_, place) => {
      await pause(place * 5);
      if (place === 20) await kill();
      return inTime(amina.call(registerFarm, farm()));
    });
    const statuses = (await Promise.all(calls).finally(letGo)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    await isBack();
    const kept = (await amina.call(listMyFarms, { limit: '100' })).body.items.length;
    const told = statuses.filter((status) => status === 201).length;
    expect(kept - before - 1).toBeGreaterThanOrEqual(told);
  });
});

test('none of all this was an unexpected failure', () => {
  expect(house.errors.filter(({ words }) => words === 'unexpected failure')).toEqual([]);
});
