import { afterAll, describe, expect, test } from 'vitest';
import {
  denySignIn,
  endOtherSessions,
  listSessions,
  readMe,
  requestReset,
  checkResetCode,
  resetPassword,
  signIn,
} from '@shuka/domain/accounts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, bola } = people;

const enter = async (person: typeof amina | typeof bola | typeof musa) => {
  const browser = house.visitor();
  const { status, body } = await browser.call(signIn, { email: person.email, password: person.password });
  return { browser, status, code: body.code };
};

const lettersTo = (email: string) => house.post.all(email).filter(({ subject }) => subject.includes('new device'));

const tokenIn = (text: string): string => /not-me#([\w-]{43})/.exec(text)?.[1] ?? '';

describe('a sign-in on a device that is new to somebody', () => {
  test('is told to them once: not of their first device, nor of one they used before', async () => {
    const { browser } = await enter(amina);
    expect(lettersTo(amina.email)).toEqual([]);
    await enter(amina);
    const letter = await house.post.next(amina.email);
    expect(letter.subject).toBe('Your Shuka account was opened on a new device');
    await browser.call(signIn, { email: amina.email, password: amina.password });
    expect(lettersTo(amina.email)).toHaveLength(1);
  });

  test('ends by the link of the letter, once; its password is good no more, and a new one is chosen by a code', async () => {
    const own = await house.signIn(musa);
    const thief = (await enter(musa)).browser;
    expect((await thief.call(readMe, {})).status).toBe(200);
    const token = tokenIn((await house.post.next(musa.email)).text);
    const { status, body } = await house.anyone.call(denySignIn, { token });
    expect([status, body]).toEqual([200, { hasEmail: true }]);
    expect((await thief.call(readMe, {})).status).toBe(401);
    expect((await own.call(readMe, {})).status).toBe(200);
    expect((await enter(musa)).code).toBe('wrong-credentials');
    expect((await house.anyone.call(denySignIn, { token })).status).toBe(410);
    const visitor = house.visitor();
    const { resetId } = (await visitor.call(requestReset, { email: musa.email })).body;
    await visitor.call(checkResetCode, { resetId, code: await house.post.nextCode(musa.email) });
    expect((await visitor.call(resetPassword, { password: 'groundnut pyramid 7' })).status).toBe(200);
  });

  test('changes nothing by a link that is made up or a day old', async () => {
    await enter(bola);
    const { browser } = await enter(bola);
    const token = tokenIn((await house.post.next(bola.email)).text);
    expect((await house.anyone.call(denySignIn, { token: 'A'.repeat(43) })).status).toBe(410);
    house.clock.move({ hours: 23 });
    expect((await browser.call(readMe, {})).status).toBe(200);
    house.clock.move({ hours: 2 });
    expect((await house.anyone.call(denySignIn, { token })).status).toBe(410);
  });

  test('is told five times a day and no more', async () => {
    for (let count = 0; count < 8; count += 1) await enter(bola);
    await house.post.next(bola.email);
    expect(lettersTo(bola.email).length).toBeLessThanOrEqual(6); // one of them is of the day before
  });
});

describe('the sessions of somebody', () => {
  test('say when each was last heard of, and all others end at once', async () => {
    const phone = await house.signIn(amina);
    const laptop = await house.signIn(amina);
    house.clock.move({ minutes: 6 });
    const { items } = (await laptop.call(listSessions, {})).body;
    const own = items.find(({ isThisOne }) => isThisOne);
    expect(Date.parse(own?.lastSeenAt ?? '') - Date.parse(own?.startedAt ?? '')).toBeGreaterThan(5 * 60_000);
    expect((await laptop.call(endOtherSessions, {})).body.ended).toBeGreaterThan(0);
    expect((await phone.call(readMe, {})).status).toBe(401);
    expect((await laptop.call(listSessions, {})).body.items).toHaveLength(1);
  });
});
