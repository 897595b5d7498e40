import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerContactMessage,
  followUpdates,
  sendContactMessage,
  stopFollowing,
  stopLetters,
} from '@shuka/domain/messaging';
import { changeSwitch, postUpdate } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { jobHandlers } from '#app/slices.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

/* Letters that must leave though the server stops: on the real queue, in the real database. */

const house = await openHouse();
beforeAll(() => house.services.jobs.start(jobHandlers(house.services)));
afterAll(house.close);

const admin = house.as(people.ngozi);
const open = (isOpen: boolean) => admin.call(changeSwitch, { name: 'platform', isOpen });
const soon = { timeout: 20_000, interval: 50 };
const openings = (email: string) => house.post.all(email).filter(({ subject }) => subject === 'Shuka is open again');

const follow = async (email: string): Promise<string> => {
  await house.visitor().call(followUpdates, { email });
  const { text } = await house.post.next(email);
  return /stop=([\w-]+)/.exec(text)?.[1] ?? '';
};

describe('following updates', () => {
  test('does: each follower hears once when the platform opens, and no more after that', async () => {
    const emails = ['one@follower.example', 'two@follower.example', 'three@follower.example'];
    for (const email of emails) await follow(email);
    await open(true);
    for (const email of emails) await expect.poll(() => openings(email).length, soon).toBe(1);
    expect(await rows(house.pool, sql`select email from messaging.follower`)).toEqual([]);
    await follow('later@follower.example');
    await open(true);
    await expect.poll(() => openings('later@follower.example').length, soon).toBe(1);
    for (const email of emails) expect(openings(email)).toHaveLength(1);
  });

  test('does: an update goes to who follows, who stays on the list', async () => {
    const email = 'sani@follows.example';
    await follow(email);
    for (const words of ['We work on it.', 'It works again.']) {
      await admin.call(postUpdate, { id: newId(), kind: 'news', texts: { en: words }, isSent: true });
      expect((await house.post.next(email)).text).toContain(words);
    }
    await rows(house.pool, sql`delete from messaging.follower where email = ${email}`);
  });

  test('does: the link of any letter stops them by one press, without a sign-in, and does nothing else', async () => {
    const email = 'stops@follows.example';
    const followers = () => rows(house.pool, sql`select email from messaging.follower where email = ${email}`);
    const first = await follow(email);
    await follow(email); // the first letter's own link is over, those of later letters are not
    await admin.call(postUpdate, { id: newId(), kind: 'news', texts: { en: 'A word.' }, isSent: true });
    const { text, stopUrl } = await house.post.next(email);
    const token = /stop=([\w-]+)/.exec(text)?.[1] ?? '';
    expect([token === first, stopUrl.endsWith(`/api/updates/letters/${token}/stop`)]).toEqual([false, true]);
    const press = (one: string) => house.visitor().call(stopLetters, { token: one, 'List-Unsubscribe': 'One-Click' });
    expect((await press(`${token.slice(0, -2)}AA`)).status).toBe(200);
    expect(await followers()).toHaveLength(1);
    expect((await press(token)).status).toBe(200);
    expect(await followers()).toEqual([]);
    await follow(email);
    await house.anyone.call(stopFollowing, { token });
    expect(await followers()).toHaveLength(1); // who asked anew is not stopped by letters of before
    await rows(house.pool, sql`delete from messaging.follower where email = ${email}`);
  });

  test('again: asking twice is one promise, and only the newest link takes it back', async () => {
    const first = await follow('twice@follower.example');
    const second = await follow('twice@follower.example');
    const followers = () => rows(house.pool, sql`select email from messaging.follower`);
    await house.anyone.call(stopFollowing, { token: first });
    expect(await followers()).toEqual([{ email: 'twice@follower.example' }]);
    await house.anyone.call(stopFollowing, { token: second });
    expect(await followers()).toEqual([]);
  });

  test('refuses an address that is none, and a token nobody could have got', async () => {
    const { body } = await house.anyone.call(followUpdates, { email: 'nobody' });
    expect(body.errors).toEqual([{ field: 'email', says: 'messaging.emailRequired' }]);
    expect((await house.anyone.call(stopFollowing, { token: 'short' })).status).toBe(400);
  });

  test('tells nobody whether an address follows', async () => {
    await follow('known@follower.example');
    const known = await house.visitor().call(followUpdates, { email: 'known@follower.example' });
    const unknown = await house.visitor().call(followUpdates, { email: 'unknown@follower.example' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  test('refuses the fourth letter to one address within 15 minutes', async () => {
    const ask = () => house.visitor().call(followUpdates, { email: 'busy@follower.example' });
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  test('keeps only a hash of the token', async () => {
    const token = await follow('hash@follower.example');
    const found = await rows<{ all: string }>(house.pool, sql`select f::text as all from messaging.follower f`);
    expect(found.filter((one) => one.all.includes(token))).toEqual([]);
  });
});

describe('an answer of the staff', () => {
  test('reaches whoever wrote, with their question in it', async () => {
    const email = 'sani@bello.example';
    const id = newId();
    await house.anyone.call(sendContactMessage, { id, name: 'Sani', email, message: 'Do you buy <millet>?' });
    await admin.call(answerContactMessage, { messageId: id, answer: 'Yes, from June.' });
    await expect.poll(() => house.post.all(email).length, soon).toBe(1);
    const [letter] = house.post.all(email);
    expect(letter?.subject).toBe('Our answer to your message to Shuka');
    expect(letter?.text).toContain('Yes, from June.');
    expect(letter?.text).toContain('Do you buy <millet>?');
  });
});
