import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { listDevices, pullChanges, registerDevice } from '@shuka/domain/sync';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { mostDevices } from './device-store.ts';

const house = await openHouse();
afterAll(house.close);

const register = async (browser: Browser, more: object = {}) => {
  const deviceId = newId();
  const { status, body } = await browser.call(registerDevice, { deviceId, waiting: 0, missing: 0, ...more });
  return { deviceId, status, body };
};

describe('a phone', () => {
  test('is known from its first word, and the same phone when it comes back', async () => {
    const browser = await house.signIn(people.amina);
    const { deviceId, status, body } = await register(browser);
    expect([status, body]).toEqual([
      200,
      { epoch: expect.stringMatching(/^[0-9a-f-]{36}$/), mayBeLost: null, recoveryKey: null, trustedUntil: null },
    ]);
    const again = await browser.call(registerDevice, { deviceId, waiting: 2, missing: 0 });
    expect(again.body).toEqual(body);
    const { body: known } = await browser.call(listDevices, {});
    const mine = known.items.filter((one) => one.deviceId === deviceId);
    expect(mine).toEqual([expect.objectContaining({ waiting: 2, waitingSince: expect.any(String), mayBeLost: 0 })]);
  });

  test("of someone else cannot be taken, and is in nobody else's list", async () => {
    const { deviceId } = await register(house.as(people.amina));
    const { status, body } = await house.as(people.musa).call(registerDevice, { deviceId, waiting: 0, missing: 0 });
    expect([status, body.code]).toEqual([409, 'device-taken']);
    const others = await house.as(people.musa).call(listDevices, {});
    expect(others.body.items.map((one) => one.deviceId)).not.toContain(deviceId);
  });

  test('is remembered by a cookie that no page can read, for longer than its store', async () => {
    const browser = await house.signIn(people.amina);
    const deviceId = newId();
    const { headers } = await browser.call(registerDevice, { deviceId, waiting: 0, missing: 0 });
    expect(String(headers['set-cookie'])).toMatch(
      /phone=[0-9a-f-]{36}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/,
    );
  });

  test('whose store was wiped tells what may be lost with it, and since when it waited', async () => {
    const browser = await house.signIn(people.amina);
    const first = await register(browser, { waiting: 3 });
    const since = await row<{ at: string }>(
      house.pool,
      sql`select waiting_since as at from sync.device where id = ${first.deviceId}`,
    );
    house.clock.move({ seconds: 3600 });
    const second = await register(browser, { missing: 2 });
    expect(second.body.mayBeLost).toEqual({ count: 3, since: since?.at });
    const { body } = await browser.call(listDevices, {});
    expect(body.items.map((one) => one.deviceId)).not.toContain(first.deviceId);
    expect(body.items.find((one) => one.deviceId === second.deviceId)?.mayBeLost).toBe(3);
    const back = await browser.call(registerDevice, { deviceId: second.deviceId, waiting: 0, missing: 0 });
    expect(back.body.mayBeLost).toEqual({ count: 3, since: since?.at });
  });

  test('that saved more than the server ever heard of counts by its own cookie', async () => {
    const browser = await house.signIn(people.amina);
    await register(browser, { waiting: 1 });
    expect((await register(browser, { missing: 5 })).body.mayBeLost?.count).toBe(5);
  });

  test('that two people share loses nothing of the one when the other comes', async () => {
    const browser = await house.signIn(people.amina);
    const { deviceId } = await register(browser, { waiting: 4 });
    const other = await house.signIn(people.musa);
    other.cookies.set('phone', browser.cookies.get('phone') ?? '');
    expect((await register(other)).body.mayBeLost).toBeNull();
    const { body } = await browser.call(listDevices, {});
    expect(body.items.find((one) => one.deviceId === deviceId)?.waiting).toBe(4);
  });
});

describe('a person who takes ever new phones', () => {
  const phonesOf = async (browser: Browser): Promise<string[]> =>
    (await browser.call(listDevices, {})).body.items.map(({ deviceId }) => deviceId);

  /** As many phones as a person may have in use, one after the other. */
  const many = async (browser: Browser): Promise<string[]> => {
    const ids: string[] = [];
    for (let number = 0; number < mostDevices; number += 1) {
      browser.cookies.delete('phone');
      house.clock.move({ seconds: 60 });
      ids.push((await register(browser)).deviceId);
    }
    return ids;
  };

  test('keeps the last twenty: the one not heard of for longest makes room, but for those trusted or with work on them', async () => {
    const browser = await house.signIn(people.halima);
    const [trusted = '', waiting = '', oldest = '', ...rest] = await many(browser);
    const until = new Date(house.clock.now().getTime() + 86_400_000);
    await run(house.pool, sql`update sync.device set trusted_until = ${until} where id = ${trusted}`);
    await run(house.pool, sql`update sync.device set waiting = 2 where id = ${waiting}`);
    browser.cookies.delete('phone');
    const { deviceId } = await register(browser);
    const kept = await phonesOf(browser);
    expect(kept).toHaveLength(mostDevices);
    expect(kept.toSorted()).toEqual([trusted, waiting, ...rest, deviceId].toSorted());
    await browser.call(pullChanges, { device: oldest });
    expect(await phonesOf(browser)).toContain(oldest);
  });

  test('is told to wait after hundreds in a day', async () => {
    const browser = await house.signIn(people.danjuma);
    const { status } = await register(browser);
    await run(
      house.pool,
      sql`update kit.throttle set times = 500 where endpoint = 'sync.registerDevice' and key = ${people.danjuma.accountId}`,
    );
    const refused = await register(browser);
    expect([status, refused.status, refused.body]).toMatchObject([200, 429, { code: 'too-many' }]);
    house.clock.move({ seconds: 86_401 });
    expect((await register(await house.signIn(people.danjuma))).status).toBe(200);
  });
});

describe('the recovery key of a phone', () => {
  test('is given back to its owner, and no copy of the database gives it away', async () => {
    const recoveryKey = randomBytes(32).toString('base64url');
    const browser = await house.signIn(people.amina);
    const { deviceId, body } = await register(browser, { recoveryKey });
    expect(body.recoveryKey).toBe(recoveryKey);
    const later = await browser.call(registerDevice, { deviceId, waiting: 0, missing: 0 });
    expect(later.body.recoveryKey).toBe(recoveryKey);
    const stored = await row<{ key: Buffer }>(
      house.pool,
      sql`select recovery_key as key from sync.device where id = ${deviceId}`,
    );
    expect(stored?.key.includes(Buffer.from(recoveryKey, 'base64url'))).toBe(false);
  });
});
