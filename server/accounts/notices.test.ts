import { afterAll, describe, expect, test } from 'vitest';
import { readMyData, readNotices, saveNotices, type NoticeDraft } from '@shuka/domain/accounts';
import { rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { eraseFor } from './erase-for.ts';
import { findNotices } from './notice-store.ts';
import { heldNotice, jobsOf, newsOf, sendNotice, type Notice } from './send-notice.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, bola, chidi, danjuma, ngozi } = people;

const save = (by: WorldPerson, draft: Partial<NoticeDraft>) =>
  house.as(by).call(saveNotices, { choices: [], quiet: null, ...draft });

const text = 'Danjuma Mills takes your maize.';
const trade: Notice = newsOf(house.services, 'trade', 'en', text);
const toldOf = ({ phone, email }: WorldPerson) =>
  [...house.post.all(phone), ...house.post.all(email)].filter((one) => one.text === text).map(({ kind }) => kind);

describe('how somebody is told', () => {
  test('every role sees what it is told of, and the way it goes now', async () => {
    const farmers = (await house.as(amina).call(readNotices, {})).body;
    expect(farmers.kinds.map(({ kind }) => kind)).toEqual([
      'messages',
      'visits',
      'weather',
      'trade',
      'investments',
      'news',
    ]);
    expect(farmers.kinds.find(({ kind }) => kind === 'trade')).toEqual({ kind: 'trade', way: 'sms', isChosen: false });
    expect(farmers.quiet).toBeNull();
    for (const person of [chidi, bola, danjuma, ngozi])
      expect((await house.as(person).call(readNotices, {})).body.kinds.map(({ kind }) => kind)).toContain('news');
    expect((await house.visitor().call(readNotices, {})).status).toBe(401);
  });

  test('is as they chose: by SMS, by letter, or in the app alone', async () => {
    expect(await sendNotice(house.services, amina.accountId, trade)).toBe('sms');
    await save(amina, { choices: [{ kind: 'trade', way: 'mail' }] });
    expect(await sendNotice(house.services, amina.accountId, trade)).toBe('mail');
    const { body } = await save(amina, { choices: [{ kind: 'trade', way: 'app' }] });
    expect(body.kinds.find(({ kind }) => kind === 'trade')).toEqual({ kind: 'trade', way: 'app', isChosen: true });
    expect(await sendNotice(house.services, amina.accountId, trade)).toBe('app');
    expect(toldOf(amina).toSorted()).toEqual(['mail', 'sms']);
    expect((await house.as(amina).call(readMyData, {})).text).toContain('"way":"app"');
  });

  test('in quiet hours waits, and goes out once they are over', async () => {
    // It is ten in the morning in Nigeria.
    await save(bola, { quiet: { from: 9, until: 12 } });
    expect(await sendNotice(house.services, bola.accountId, trade)).toBe('held');
    expect(toldOf(bola)).toEqual([]);
    const [waiting] = await rows<{ data: unknown }>(
      house.pool,
      sql`select data from pgboss.job where name = ${heldNotice} order by created_on desc limit 1`,
    );
    const work = jobsOf(house.services)[0]?.work;
    await work?.(waiting?.data);
    expect(toldOf(bola)).toEqual([]);
    house.clock.move({ hours: 3 });
    await work?.(waiting?.data);
    expect(toldOf(bola)).toHaveLength(1);
  });

  test('what makes no sense is refused beside its field, and leaves what was chosen', async () => {
    const { status, body } = await save(amina, { quiet: { from: 22, until: 22 } });
    expect([status, body.errors]).toEqual([400, [{ field: 'quiet.until', says: 'notices.quietSame' }]]);
    expect(
      (await house.as(amina).call(saveNotices, { choices: [{ kind: 'codes', way: 'app' }], quiet: null })).status,
    ).toBe(400);
    expect((await findNotices(house.pool, amina.accountId)).choices).toEqual([{ kind: 'trade', way: 'app' }]);
  });

  test('is forgotten with the account, and who is gone is not told', async () => {
    await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${amina.accountId}`);
    const before = toldOf(amina).length;
    expect(await sendNotice(house.services, amina.accountId, trade)).toBe('app');
    expect(toldOf(amina)).toHaveLength(before);
    await eraseFor(house.pool, amina.accountId, house.clock.now());
    expect(await findNotices(house.pool, amina.accountId)).toEqual({ choices: [], quiet: null });
  });
});
