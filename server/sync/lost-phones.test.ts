import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  dealWithLostPhone,
  listLostPhones,
  pullChanges,
  registerDevice,
  silentDays,
  type LostPhone,
} from '@shuka/domain/sync';
import { row, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi } = people;

const register = async (browser: Browser, more: object = {}): Promise<string> => {
  const deviceId = newId();
  await browser.call(registerDevice, { deviceId, waiting: 0, missing: 0, ...more });
  return deviceId;
};

let admin: Promise<Browser> | null = null;

const page = async (query: Record<string, string> = {}) => {
  admin ??= house.signIn(ngozi);
  return (await (await admin).call(listLostPhones, query)).body;
};

/** A person's phone, days later: what it fetches and tells. */
const fetchOn = async (person: WorldPerson, deviceId: string, told: object = {}): Promise<void> => {
  const { status } = await (await house.signIn(person)).call(pullChanges, { device: deviceId, ...told });
  expect(status).toBe(200);
};

const lostOf = async (accountId: string): Promise<LostPhone[]> =>
  (await page({ limit: '100' })).items.filter((lost) => lost.accountId === accountId);

/** Sessions end after a day. */
const pass = (days: number): void => {
  admin = null;
  house.clock.move({ seconds: days * 86_400 });
};

/** The clock of a house goes on by itself. */
const about = (moment: Date) => {
  const minutes = [0, 60_000].map((later) => new Date(moment.getTime() + later).toISOString().slice(0, 16));
  return expect.stringMatching(new RegExp(`^(${minutes.join('|')})`));
};

describe('an admin sees a phone that may have lost work', () => {
  test('when it was wiped: whose, what phone, how much waited, since when, and when it was last heard of', async () => {
    const browser = await house.signIn(amina);
    const since = house.clock.now();
    await register(browser, { waiting: 3, photosWaiting: 2 });
    house.clock.move({ seconds: 3600 });
    const now = house.clock.now();
    const deviceId = await register(browser);
    expect(await lostOf(amina.accountId)).toEqual([
      {
        deviceId,
        reason: 'wiped',
        noticedAt: about(now),
        accountId: amina.accountId,
        firstName: 'Amina',
        lastName: 'Yusuf',
        phone: amina.phone,
        deviceName: expect.any(String),
        acts: 3,
        photos: 2,
        waitingSince: about(since),
        lastSeenAt: about(now),
      },
    ]);
  });

  test('when nobody heard of it for over 14 days while acts waited, and not a day sooner', async () => {
    const deviceId = await register(await house.signIn(musa), { waiting: 5 });
    const heardAt = house.clock.now();
    pass(silentDays - 1);
    expect(await lostOf(musa.accountId)).toEqual([]);
    pass(1);
    const noticedAt = about(new Date(heardAt.getTime() + silentDays * 86_400_000));
    const times = { waitingSince: about(heardAt), lastSeenAt: about(heardAt), noticedAt };
    expect(await lostOf(musa.accountId)).toEqual([
      expect.objectContaining({ deviceId, reason: 'silent', acts: 5, photos: 0, ...times }),
    ]);
  });

  test('no more once the silent phone is heard of', async () => {
    const deviceId = await register(await house.signIn(musa), { waiting: 1 });
    pass(silentDays + 1);
    expect((await lostOf(musa.accountId)).map((lost) => lost.deviceId)).toContain(deviceId);
    await fetchOn(musa, deviceId, { waiting: '1' });
    expect((await lostOf(musa.accountId)).map((lost) => lost.deviceId)).not.toContain(deviceId);
  });

  test('also when only photos waited, as the phone told when it last fetched', async () => {
    const deviceId = await register(await house.signIn(musa));
    await fetchOn(musa, deviceId, { photos: '4' });
    pass(silentDays + 1);
    const [lost] = (await lostOf(musa.accountId)).filter((one) => one.deviceId === deviceId);
    expect(lost).toMatchObject({ reason: 'silent', acts: 0, photos: 4 });
    await fetchOn(musa, deviceId);
    pass(silentDays + 1);
    expect((await lostOf(musa.accountId)).map((one) => one.deviceId)).not.toContain(deviceId);
  });

  test('and not one that was silent with nothing on it, or wiped with nothing on it', async () => {
    const browser = await house.signIn(people.chidi);
    await register(browser);
    await register(browser);
    pass(silentDays + 1);
    expect(await lostOf(people.chidi.accountId)).toEqual([]);
  });
});

describe('a lost phone that an admin has dealt with', () => {
  const dealWith = async (deviceId: string, note = 'He entered it all again.') =>
    (await house.signIn(ngozi)).call(dealWithLostPhone, { deviceId, note });
  const listed = async (accountId: string): Promise<string[]> =>
    (await lostOf(accountId)).map(({ deviceId }) => deviceId);

  test('is on the list no more when it was wiped; who did it and what came of it stay', async () => {
    const browser = await house.signIn(people.halima);
    await register(browser, { waiting: 2 });
    const deviceId = await register(browser);
    expect(await listed(people.halima.accountId)).toEqual([deviceId]);
    expect((await dealWith(deviceId)).status).toBe(200);
    expect(await listed(people.halima.accountId)).toEqual([]);
    const kept = await row(
      house.pool,
      sql`select dealt_with_by as by, dealt_with_note as note from sync.device where id = ${deviceId}`,
    );
    expect(kept).toEqual({ by: ngozi.accountId, note: 'He entered it all again.' });
  });

  test('comes back when it was heard of and falls silent again', async () => {
    const deviceId = await register(await house.signIn(musa), { waiting: 1 });
    pass(silentDays + 1);
    await dealWith(deviceId);
    expect(await listed(musa.accountId)).not.toContain(deviceId);
    house.clock.move({ seconds: 3600 });
    await fetchOn(musa, deviceId, { waiting: '1' });
    pass(silentDays + 1);
    expect(await listed(musa.accountId)).toContain(deviceId);
  });

  test('needs a note of what came of it', async () => {
    const deviceId = await register(await house.signIn(musa), { waiting: 1 });
    expect((await dealWith(deviceId, ' ')).status).toBe(400);
  });
});

describe('the list of phones that may have lost work', () => {
  test('is in pages, the last noticed first, with none missing and none twice', async () => {
    for (let number = 0; number < 6; number += 1) {
      await register(await house.signIn(amina), { waiting: 1 });
      const wiped = await house.signIn(musa);
      await register(wiped, { waiting: 2 });
      await register(wiped);
    }
    pass(silentDays + 1);
    const whole = (await page({ limit: '100' })).items;
    const noticed = whole.map(({ noticedAt }) => noticedAt);
    expect(whole.length).toBeGreaterThanOrEqual(12);
    expect(noticed).toEqual(noticed.toSorted().toReversed());
    for (const limit of ['1', '5']) {
      const found: LostPhone[] = [];
      for (let after: string | null | undefined; after !== null;) {
        const { items, next } = await page(after === undefined ? { limit } : { limit, after });
        found.push(...items);
        after = next;
      }
      expect(found).toEqual(whole);
    }
  });

  test('is for admins alone', async () => {
    for (const person of [amina, people.chidi, people.bola])
      expect((await (await house.signIn(person)).call(listLostPhones, {})).status).toBe(403);
  });
});
