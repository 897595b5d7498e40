import { afterAll, describe, expect, test } from 'vitest';
import {
  addPushPhone,
  dropPushPhone,
  readMyData,
  readNotices,
  saveNotices,
  signIn,
  signOut,
} from '@shuka/domain/accounts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPushService, type PushedBrowser } from '#world/push-service.ts';
import { eraseFor } from './erase-for.ts';
import { findPushPhones } from './push-store.ts';
import { newsOf, sendNotice } from './send-notice.ts';

const service = await openPushService();
const house = await openHouse({ push: service.sender });
afterAll(async () => {
  await house.close();
  await service.close();
});

const { amina, musa, bola } = people;
const text = 'Danjuma Mills takes 200 kg of your maize.';
const tell = (person: WorldPerson) =>
  sendNotice(house.services, person.accountId, newsOf(house.services, 'trade', 'en', text));
const chooses = [{ kind: 'trade', way: 'push' }] as const;
const textsTo = ({ phone }: WorldPerson) => house.post.all(phone).filter((one) => one.text === text).length;

const turnOn = async (browser: Awaited<ReturnType<typeof house.signIn>>, pushed: PushedBrowser) => {
  const answer = await browser.call(addPushPhone, { ...pushed.place });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};

describe('a phone', () => {
  test('shows that there is news and no word of what, which is read in the app', async () => {
    const hers = await house.signIn(amina);
    const before = (await hers.call(readNotices, {})).body;
    expect(before).toMatchObject({ isPushHere: false, pushKey: service.sender.publicKey, told: [] });
    expect(before.ways).not.toContain('push');
    const pushed = service.browser();
    const on = await turnOn(hers, pushed);
    expect(on).toMatchObject({ isPushHere: true });
    expect(on.ways).toContain('push');
    // The weather comes often: it goes that way by itself. The rest is as it was until she chooses.
    expect(on.kinds.find(({ kind }) => kind === 'weather')).toMatchObject({ way: 'push', isChosen: false });
    expect(await tell(amina)).toBe('sms');

    await hers.call(saveNotices, { choices: [...chooses], quiet: null });
    expect(await tell(amina)).toBe('push');
    expect(pushed.shown()).toEqual([{ title: 'Shuka', text: 'You have news. Open Shuka to read it.' }]);
    expect((await hers.call(readNotices, {})).body.told).toMatchObject([{ kind: 'trade', text }]);
    expect(textsTo(amina)).toBe(1);
    expect((await hers.call(readMyData, {})).text).toContain('newsShown');
    // Her other browser shows nothing.
    expect((await house.as(amina).call(readNotices, {})).body.isPushHere).toBe(false);

    expect((await hers.call(dropPushPhone, { endpoint: null })).body).toMatchObject({ isPushHere: false });
    expect(await tell(amina)).toBe('sms');
  });

  test('is of whoever sits at it: another person who signs in, or signing out, ends it', async () => {
    const shared = await house.signIn(musa);
    const pushed = service.browser();
    await turnOn(shared, pushed);
    await house.as(musa).call(saveNotices, { choices: [...chooses], quiet: null });
    expect(await tell(musa)).toBe('push');
    // The phone goes to Amina; the cookie is the browser's, whoever sits at it.
    const handedOn = house.visitor();
    shared.cookies.forEach((value, name) => handedOn.cookies.set(name, value));
    handedOn.cookies.delete('session');
    expect((await handedOn.call(signIn, { email: amina.email, password: amina.password })).status).toBe(200);
    expect(await findPushPhones(house.pool, musa.accountId)).toEqual([]);
    expect(await tell(musa)).toBe('sms');

    // The same browser, asked by Amina now, is hers; and no more once she signs out.
    await turnOn(handedOn, pushed);
    expect(await findPushPhones(house.pool, amina.accountId)).toHaveLength(1);
    expect((await handedOn.call(signOut, {})).status).toBeLessThan(300);
    expect(await findPushPhones(house.pool, amina.accountId)).toEqual([]);
  });

  test('that is gone is forgotten, and one whose service is away is not; both are told by SMS', async () => {
    const his = await house.signIn(musa);
    const [gone, busy] = [service.browser(), service.browser()];
    await turnOn(his, gone);
    await turnOn(his, busy);
    service.become(410, gone.place);
    service.become(503, busy.place);
    const texted = textsTo(musa);
    expect(await tell(musa)).toBe('sms');
    expect(textsTo(musa)).toBe(texted + 1);
    const left = await findPushPhones(house.pool, musa.accountId);
    expect(left.map(({ endpoint }) => endpoint)).toEqual([busy.place.endpoint]);
    expect((await his.call(readNotices, {})).body.told).toHaveLength(1);
  });

  test('is no address of just anybody: this server would call it', async () => {
    const place = { ...service.browser().place, endpoint: 'http://169.254.169.254/latest' };
    const { status, body } = await house.as(bola).call(addPushPhone, place);
    expect([status, body.errors]).toEqual([400, [{ field: 'endpoint', says: 'notices.pushUnknown' }]]);
    expect(await findPushPhones(house.pool, bola.accountId)).toEqual([]);
  });

  test('is forgotten with the account, and with it what was shown', async () => {
    await eraseFor(house.pool, musa.accountId, house.clock.now());
    expect(await findPushPhones(house.pool, musa.accountId)).toEqual([]);
  });
});
