import { afterAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  askPasskey,
  askPasskeyProof,
  listPeople,
  proveByPasskey,
  readFactors,
  readMe,
  removePasskey,
  renamePasskey,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { makeAuthenticator, type Odd } from '#world/authenticator.ts';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, ngozi, musa, amina, tunde } = people;
const origin = 'http://localhost:3000';

const add = async (browser: Browser, authenticator = makeAuthenticator(origin), odd: Odd = {}) => {
  const { body: ask } = await browser.call(askPasskey, {});
  const added = await browser.call(addPasskey, { name: 'My phone', made: authenticator.make(ask, odd) });
  return { authenticator, added, ask };
};

const prove = async (browser: Browser, authenticator: ReturnType<typeof makeAuthenticator>, odd: Odd = {}) => {
  const { body: ask } = await browser.call(askPasskeyProof, {});
  return browser.call(proveByPasskey, authenticator.prove(ask, odd));
};

const withPasskey = async (person: WorldPerson) => {
  const browser = await house.signIn(person);
  return { browser, ...(await add(browser)) };
};

describe('a passkey', () => {
  test('that an investor adds counts at once, is owed at the next sign-in, and opens it', async () => {
    const { browser, authenticator, added } = await withPasskey(bola);
    expect([added.status, added.body.secondFactor]).toEqual([201, 'proved']);
    expect((await browser.call(readFactors, {})).body.passkeys).toMatchObject([{ name: 'My phone' }]);
    expect((await house.post.next(bola.email)).subject).toBe('A second factor was added to your Shuka account');
    const next = await house.signIn(bola);
    expect((await next.call(readMe, {})).body.secondFactor).toBe('owed');
    expect((await next.call(readFactors, {})).status).toBe(403);
    const { status, body } = await prove(next, authenticator);
    expect([status, body.secondFactor]).toEqual([200, 'proved']);
    expect((await next.call(readFactors, {})).status).toBe(200);
  });

  test('signs a challenge once: what was sent before is refused, and so is an older challenge', async () => {
    const { browser, authenticator } = await withPasskey(amina);
    const { body: ask } = await browser.call(askPasskeyProof, {});
    const proof = authenticator.prove(ask);
    expect((await browser.call(proveByPasskey, proof)).status).toBe(200);
    expect((await browser.call(proveByPasskey, proof)).body.code).toBe('wrong-passkey');
    const { body: older } = await browser.call(askPasskeyProof, {});
    await browser.call(askPasskeyProof, {});
    expect((await browser.call(proveByPasskey, authenticator.prove(older))).body.code).toBe('wrong-passkey');
    const { body: late } = await browser.call(askPasskeyProof, {});
    house.clock.move({ minutes: 6 });
    expect((await browser.call(proveByPasskey, authenticator.prove(late))).body.code).toBe('wrong-passkey');
  });

  test('is refused from another site, for another site, without a PIN or a finger, and when it was copied', async () => {
    const { browser, authenticator } = await withPasskey(musa);
    const codeOf = async (odd: Odd) => (await prove(browser, authenticator, odd)).body.code;
    expect(await codeOf({ origin: 'https://shuka.example.com' })).toBe('wrong-passkey');
    expect(await codeOf({ rpId: 'example.com' })).toBe('wrong-passkey');
    expect(await codeOf({ isUnverified: true })).toBe('wrong-passkey');
    expect((await prove(browser, authenticator, { counter: 9 })).status).toBe(200);
    expect(await codeOf({ counter: 9 })).toBe('wrong-passkey');
    expect(await codeOf({ counter: 3 })).toBe('wrong-passkey');
  });

  test('of another person opens nothing', async () => {
    const { browser } = await withPasskey(people.halima);
    expect((await prove(browser, makeAuthenticator(origin))).body.code).toBe('wrong-passkey');
  });

  test('is not kept when its making does not hold, nor a second time', async () => {
    const browser = await house.signIn(tunde);
    const codeOf = async (odd: Odd) => (await add(browser, makeAuthenticator(origin), odd)).added.body.code;
    expect(await codeOf({ origin: 'https://elsewhere.example' })).toBe('wrong-passkey');
    expect(await codeOf({ isUnverified: true })).toBe('wrong-passkey');
    const { authenticator, added } = await add(browser);
    expect(added.status).toBe(201);
    expect((await add(browser, authenticator)).added.body.code).toBe('wrong-passkey');
    expect((await browser.call(readFactors, {})).body.passkeys).toHaveLength(1);
  });
});

describe('the keys of somebody', () => {
  test('are named and removed; the last factor of staff stays', async () => {
    const browser = await house.signIn(ngozi);
    const { added } = await add(browser);
    expect(added.status).toBe(201);
    const passkeyId = (await browser.call(readFactors, {})).body.passkeys[0]?.passkeyId ?? '';
    const { body } = await browser.call(renamePasskey, { passkeyId, name: 'Office key' });
    expect(body.passkeys).toMatchObject([{ name: 'Office key' }]);
    const stranger = await house.signIn(people.danjuma);
    expect((await stranger.call(renamePasskey, { passkeyId, name: 'Mine' })).status).toBe(404);
    expect((await browser.call(removePasskey, { passkeyId: newId() })).status).toBe(404);
    expect((await browser.call(removePasskey, { passkeyId })).body.passkeys).toEqual([]);
    expect((await browser.call(listPeople, {})).status).toBe(200);
  });

  test('grow by another only after one was proved a moment ago', async () => {
    const { browser } = await withPasskey(people.chidi);
    house.clock.move({ minutes: 11 });
    expect((await browser.call(askPasskey, {})).body.code).toBe('factor-not-fresh');
  });
});
