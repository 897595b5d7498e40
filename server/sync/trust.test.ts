import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { changePassword, readMe } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { askChallenge, distrustDevice, registerDevice, renewSession, trustDevice } from '@shuka/domain/sync';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const register = async (browser: Browser): Promise<string> => {
  const deviceId = newId();
  await browser.call(registerDevice, { deviceId, waiting: 0, missing: 0 });
  return deviceId;
};

const keys = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'), privateKey };
};

const trusted = async (person: WorldPerson) => {
  const browser = await house.signIn(person);
  const deviceId = await register(browser);
  const { publicKey, privateKey } = keys();
  const { status, body } = await browser.call(trustDevice, { deviceId, publicKey, password: person.password });
  return { browser, deviceId, privateKey, publicKey, status, body };
};

const challengeOf = async (deviceId: string): Promise<string> =>
  (await house.visitor().call(askChallenge, { deviceId })).body.challenge;

const signed = (challenge: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(challenge), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const renew = async (deviceId: string, key: KeyObject, browser = house.visitor()) => {
  const challenge = await challengeOf(deviceId);
  return browser.call(renewSession, { deviceId, challenge, signature: signed(challenge, key) });
};

describe('a phone its owner trusts', () => {
  test('comes in by its key for thirty days, with no password', async () => {
    const { deviceId, privateKey, status, body } = await trusted(people.amina);
    expect(status).toBe(200);
    const days = (new Date(body.trustedUntil).getTime() - house.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const browser = house.visitor();
    const renewed = await renew(deviceId, privateKey, browser);
    expect([renewed.status, renewed.body.accountId]).toEqual([200, people.amina.accountId]);
    expect((await browser.call(readMe, {})).status).toBe(200);
    await run(house.pool, sql`update sync.device set trusted_until = ${house.clock.now()} where id = ${deviceId}`);
    expect((await renew(deviceId, privateKey)).status).toBe(403);
  });

  test('is trusted only with the right password and a right key', async () => {
    const browser = await house.signIn(people.amina);
    const deviceId = await register(browser);
    const { publicKey } = keys();
    const wrong = await browser.call(trustDevice, { deviceId, publicKey, password: 'not this one' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    const other = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey.export({
      format: 'der',
      type: 'spki',
    });
    for (const bad of [other.toString('base64url'), 'A'.repeat(120)]) {
      const { status } = await browser.call(trustDevice, { deviceId, publicKey: bad, password: people.amina.password });
      expect(status).toBe(400);
    }
  });

  test('signs each challenge once, within two minutes, and by its own key', async () => {
    const { deviceId, privateKey } = await trusted(people.amina);
    const challenge = await challengeOf(deviceId);
    const answer = { deviceId, challenge, signature: signed(challenge, privateKey) };
    expect((await house.visitor().call(renewSession, answer)).status).toBe(200);
    expect((await house.visitor().call(renewSession, answer)).status).toBe(403);
    const late = await challengeOf(deviceId);
    house.clock.move({ seconds: 121 });
    const tooLate = await house
      .visitor()
      .call(renewSession, { deviceId, challenge: late, signature: signed(late, privateKey) });
    expect(tooLate.status).toBe(403);
    expect((await renew(deviceId, keys().privateKey)).status).toBe(403);
    const spent = await challengeOf(deviceId);
    const forged = { deviceId, challenge: spent, signature: signed(spent, keys().privateKey) };
    expect((await house.visitor().call(renewSession, forged)).status).toBe(403);
    const after = { deviceId, challenge: spent, signature: signed(spent, privateKey) };
    expect((await house.visitor().call(renewSession, after)).status).toBe(403);
  });

  test('is trusted no more when its owner says so, changes the password, or is closed out', async () => {
    const ended = await trusted(people.musa);
    expect((await ended.browser.call(distrustDevice, { deviceId: ended.deviceId })).status).toBe(200);
    expect((await renew(ended.deviceId, ended.privateKey)).status).toBe(403);
    const { browser, deviceId, privateKey } = await trusted(people.musa);
    const { accountId, password: currentPassword } = people.musa;
    await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${accountId}`);
    expect((await renew(deviceId, privateKey)).status).toBe(403);
    await run(house.pool, sql`update accounts.account set state = 'active' where id = ${accountId}`);
    expect((await renew(deviceId, privateKey)).status).toBe(200);
    await browser.call(changePassword, { currentPassword, password: 'masara-da-wake-77' });
    expect((await browser.call(readMe, {})).status).toBe(200);
    expect((await renew(deviceId, privateKey)).status).toBe(403);
  });

  test('never lets in an admin, who must prove a second factor each time', async () => {
    const { deviceId, privateKey, status } = await trusted(people.ngozi);
    expect(status).toBe(200);
    expect((await renew(deviceId, privateKey)).status).toBe(403);
  });

  test('comes in once by a challenge that two lines bring at the same moment', async () => {
    const { deviceId, privateKey } = await trusted(people.amina);
    const challenge = await challengeOf(deviceId);
    const input = { deviceId, challenge, signature: signed(challenge, privateKey) };
    const lines = Array.from({ length: 8 }, () => house.visitor().call(renewSession, input));
    const statuses = (await Promise.all(lines)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
  });

  test('is asked about, among made-up ones, only so often from one address', async () => {
    const browser = house.visitor();
    await run(
      house.pool,
      sql`insert into kit.throttle (endpoint, kind, key, times, started_at)
          select name, 'ip', ${browser.ip}, 600, ${house.clock.now()}
          from unnest(array['sync.askChallenge', 'sync.renewSession']) as name`,
    );
    const deviceId = newId();
    const nothing = { deviceId, challenge: 'c'.repeat(43), signature: 's'.repeat(86) };
    expect((await browser.call(askChallenge, { deviceId })).body.code).toBe('too-many');
    expect((await browser.call(renewSession, nothing)).body.code).toBe('too-many');
    const counted = await row(house.pool, sql`select 1 from kit.throttle where key = ${deviceId}`);
    expect(counted).toBeNull();
  });

  test('that nobody knows is answered as one that somebody does', async () => {
    const { status, body } = await house.visitor().call(askChallenge, { deviceId: newId() });
    expect([status, body.challenge]).toEqual([200, expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)]);
    expect((await renew(newId(), keys().privateKey)).body.code).toBe('not-trusted');
    const found = await row<{ count: number }>(
      house.pool,
      sql`select count(*) as count from sync.challenge where device_id not in (select id from sync.device)`,
    );
    expect(found?.count).toBe(0);
  });
});
