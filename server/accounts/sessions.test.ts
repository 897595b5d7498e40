import { afterAll, describe, expect, test } from 'vitest';
import { endSession, listSessions, readMe, signOut } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { pullChanges } from '@shuka/domain/sync';
import { people } from '#world';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { findLiveSessions } from './session-store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi, tunde } = people;

describe('reading who is signed in', () => {
  test('does: a pending investor sees that they wait', async () => {
    const { status, body } = await house.as(tunde).call(readMe, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'pending', roles: ['investor'], secondFactor: 'none' });
  });

  test('refuses nobody and a made-up session alike', async () => {
    const stranger = house.visitor();
    stranger.cookies.set('session', 'A'.repeat(43));
    expect((await house.anyone.call(readMe, {})).status).toBe(401);
    expect((await stranger.call(readMe, {})).status).toBe(401);
  });
});

describe('signing out', () => {
  test('does: the cookie is taken back and is worth nothing, even to someone who kept it', async () => {
    const browser = await house.signIn(musa);
    const kept = new Map(browser.cookies);
    expect((await browser.call(signOut, {})).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['phone']); // the browser is known again, and signed in nobody
    kept.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.call(readMe, {})).status).toBe(401);
  });

  test('does: leaves the same person signed in elsewhere', async () => {
    const phone = await house.signIn(musa);
    const laptop = await house.signIn(musa);
    await laptop.call(signOut, {});
    expect((await phone.call(readMe, {})).status).toBe(200);
  });

  test('again: a second sign-out finds nobody signed in', async () => {
    const browser = await house.signIn(musa);
    const kept = new Map(browser.cookies);
    await browser.call(signOut, {});
    kept.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.call(signOut, {})).status).toBe(401);
  });
});

describe('the list of sessions', () => {
  test('does: shows where someone is signed in, and which one is this', async () => {
    const phone = await house.signIn(amina);
    const laptop = await house.signIn(amina);
    const { body } = await laptop.call(listSessions, {}, { headers: { 'user-agent': 'Laptop' } });
    expect(body.items.map((session) => session.isThisOne)).toEqual([true, false]);
    await phone.call(signOut, {});
    const { body: after } = await laptop.call(listSessions, {});
    expect(after.items).toHaveLength(1);
  });

  test("who: never shows another person's", async () => {
    const { body: own } = await (await house.signIn(amina)).call(listSessions, {});
    const { body: other } = await (await house.signIn(musa)).call(listSessions, {});
    const ids = own.items.map((session) => session.sessionId);
    expect(other.items.filter((session) => ids.includes(session.sessionId))).toEqual([]);
  });
});

describe('ending a session elsewhere', () => {
  test('does: the lost phone is signed out', async () => {
    const lost = await house.signIn(amina);
    const laptop = await house.signIn(amina);
    const { body: seen } = await lost.call(listSessions, {});
    const sessionId = seen.items.find((session) => session.isThisOne)?.sessionId;
    expect((await laptop.call(endSession, { sessionId })).status).toBe(200);
    expect((await lost.call(readMe, {})).status).toBe(401);
    expect((await laptop.call(endSession, { sessionId })).status).toBe(404);
  });

  test("refuses another person's session as if it were not there", async () => {
    const phone = await house.signIn(amina);
    const { body } = await phone.call(listSessions, {});
    const theirs = await house.as(musa).call(endSession, { sessionId: body.items[0]?.sessionId });
    const missing = await house.as(musa).call(endSession, { sessionId: newId() });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect((await phone.call(readMe, {})).status).toBe(200);
  });
});

describe('a session that nobody uses', () => {
  /** Ngozi's cookies without her hands: nobody signs in again where the session is over. */
  const leftOpen = async () => {
    const { cookies } = await house.signIn(ngozi);
    const page = house.visitor();
    cookies.forEach((value, name) => page.cookies.set(name, value));
    return page;
  };
  const isOpen = async (page: Browser) => (await page.call(readMe, {})).status === 200;

  test('of an admin is over after an hour, and not while she works', async () => {
    const page = await leftOpen();
    for (const minutes of [50, 50, 50]) {
      house.clock.move({ minutes });
      expect(await isOpen(page)).toBe(true);
    }
    house.clock.move({ minutes: 61 });
    expect(await isOpen(page)).toBe(false);
    expect((await (await house.signIn(ngozi)).call(listSessions, {})).body.items).toHaveLength(1);
  });

  test('is not kept by what the app asks while nobody is there, and hears no news any more', async () => {
    const page = await leftOpen();
    const sessionId =
      (await page.call(listSessions, {})).body.items.find(({ isThisOne }) => isThisOne)?.sessionId ?? '';
    const isHeard = async () => (await findLiveSessions(house.pool, [sessionId], house.clock.now())).has(sessionId);
    house.clock.move({ minutes: 50 });
    expect([(await page.call(pullChanges, {})).status, await isHeard()]).toEqual([200, true]);
    house.clock.move({ minutes: 20 });
    expect([await isHeard(), await isOpen(page)]).toEqual([false, false]);
  });

  test('of a farmer lasts its day: her phone has a PIN, and the next network is far', async () => {
    const phone = await house.signIn(amina);
    house.clock.move({ hours: 23 });
    expect(await isOpen(phone)).toBe(true);
    house.clock.move({ hours: 1 });
    expect(await isOpen(phone)).toBe(false);
  });
});
