import { afterAll, expect, test } from 'vitest';
import { saveNotices } from '@shuka/domain/accounts';
import { reachLimits, sendMessage } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { countSmsParts } from '#kit/sms.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { reachOffline, reachText } from './reach-offline.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi } = people;
const nobody = async (): Promise<ReadonlySet<string>> => new Set();

const write = (by: WorldPerson, text: string) =>
  house.as(by).call(sendMessage, { id: newId(), keeperId: amina.accountId, text, photo: null });

const textsTo = ({ phone }: WorldPerson): string[] => house.post.all(phone).map(({ text }) => text);

test('a message that reached no phone for a day is texted, once a day, to who was not here', async () => {
  await write(chidi, 'The rains begin on Thursday. Plant then.');
  await reachOffline(house.services, nobody);
  expect(textsTo(amina)).toEqual([]);

  house.clock.move({ hours: 25 });
  await reachOffline(house.services, async (_db, ids) => new Set(ids));
  expect(textsTo(amina)).toEqual([]);
  await Promise.all([reachOffline(house.services, nobody), reachOffline(house.services, nobody)]);
  expect(textsTo(amina)).toEqual([
    expect.stringContaining('Chidi Okafor wrote: The rains begin on Thursday. Plant then.'),
  ]);
  expect(textsTo(chidi)).toEqual([]);

  // The same message is told of once, however long it lies; a newer one a day later.
  house.clock.move({ hours: 25 });
  await reachOffline(house.services, nobody);
  expect(textsTo(amina)).toHaveLength(1);
});

test('what was delivered is not texted, and a farmer’s message is texted to whoever looks after them', async () => {
  await run(house.pool, sql`update messaging.conversation set farmer_delivered = last_number`);
  await write(amina, 'Worms in the maize.');
  house.clock.move({ hours: 25 });
  await reachOffline(house.services, nobody);
  expect(textsTo(amina)).toHaveLength(1);
  expect(textsTo(chidi)).toEqual([expect.stringContaining('Amina Yusuf wrote: Worms in the maize.')]);
});

test('who chose a letter, or to read it in the app, gets no SMS', async () => {
  const [hers, his] = [await house.signIn(amina), await house.signIn(chidi)];
  for (const [way, letters] of [
    ['app', 0],
    ['mail', 1],
  ] as const) {
    const before = { sms: textsTo(amina).length, mail: house.post.all(amina.email).length };
    await hers.call(saveNotices, { choices: [{ kind: 'messages', way }], quiet: null });
    const weed = { id: newId(), keeperId: amina.accountId, text: 'Weed on Saturday.', photo: null };
    expect((await his.call(sendMessage, weed)).status).toBe(201);
    const later = new Date(house.clock.now().getTime() + 25 * 3_600_000);
    await reachOffline({ ...house.services, clock: { now: () => later } }, nobody);
    expect(textsTo(amina)).toHaveLength(before.sms);
    expect(house.post.all(amina.email)).toHaveLength(before.mail + letters);
    await run(house.pool, sql`delete from messaging.reached`);
  }
});

test('the text is cut to the parts that are paid for, in every alphabet', () => {
  const waiting = { accountId: null, keeperId: null, name: 'Chidi', isSpoken: false, count: 3, newestAt: '' };
  for (const text of ['Plant maize now. '.repeat(40), 'Ƙasa ta yi ɗumi. '.repeat(40)])
    expect(countSmsParts(reachText('en', { ...waiting, text }, 'Shuka'))).toBe(reachLimits.mostParts);
  expect(reachText('en', { ...waiting, text: '', isSpoken: true }, 'Shuka')).toContain('a voice note');
});
