import { afterAll, expect, test } from 'vitest';
import { saveNotices } from '@shuka/domain/accounts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { tellAlerts } from './index.ts';

/* Amina reads of the weather by letter, Musa by SMS; heavy rain comes, and the mail server is away. */

const house = await openHouse();
afterAll(house.close);

const { amina, musa } = people;
const lettersOf = (address: string): number =>
  house.post.all(address).filter(({ text }) => text.includes('heavy rain')).length;

test('whoever reads letters is told of the rain when mail goes again, and nobody who gets an SMS waits for that', async () => {
  await house.as(amina).call(saveNotices, { choices: [{ kind: 'weather', way: 'mail' }], quiet: null });
  const today = dayOf(house.clock.now());
  await run(
    house.pool,
    sql`insert into advisory.alert_notice (account_id, kind, day, value, noted_on)
        select id, 'heavy-rain', ${today}, 80, ${today}
        from unnest(${[amina.accountId, musa.accountId]}::uuid[]) as told (id)`,
  );
  const away = {
    ...house.services.mailer,
    send: () => Promise.reject(new Error('away')),
    isWorking: async () => false,
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await tellAlerts({ ...house.services, mailer: away }, 0);
    expect([lettersOf(amina.email), lettersOf(musa.phone)]).toEqual([0, 1]);
  }
  for (let turn = 0; turn < 2; turn += 1) await tellAlerts(house.services, 0);
  expect([lettersOf(amina.email), lettersOf(musa.phone)]).toEqual([1, 1]);
});
