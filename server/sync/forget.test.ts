import { afterAll, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import {
  askStanding,
  forgetPhone,
  listDevices,
  listLostPhones,
  listPhonesOf,
  pullChanges,
  pushActs,
  registerDevice,
  tellForgotten,
} from '@shuka/domain/sync';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, musa, ngozi } = people;

const keepOn = async (browser: Browser, waiting = 0): Promise<string> => {
  const deviceId = newId();
  await browser.call(registerDevice, { deviceId, waiting, missing: 0 });
  return deviceId;
};

const epoch = async (): Promise<string> =>
  (await row<{ epoch: string }>(house.pool, sql`select epoch from sync.house`))?.epoch ?? '';

describe('a phone that is to forget somebody', () => {
  test('ends what they have open on it alone, gets and gives nothing more, and says when it has erased them', async () => {
    const lost = await house.signIn(amina);
    const kept = await house.signIn(amina);
    const deviceId = await keepOn(lost, 3);
    const other = await keepOn(kept);
    const { status, body } = await kept.call(forgetPhone, { deviceId, reason: '' });
    expect([status, body.waiting, body.forgottenAt]).toEqual([200, 3, null]);
    expect((await lost.call(readMe, {})).status).toBe(401);
    expect((await kept.call(readMe, {})).status).toBe(200);

    const asked = await house.anyone.call(askStanding, { devices: [deviceId, other, newId()] });
    expect(asked.body.forget).toEqual([deviceId]);
    const again = await house.signIn(amina);
    const told = { device: deviceId, epoch: await epoch(), waiting: 3, items: [] };
    expect((await again.call(pushActs, told)).body.code).toBe('device-forgotten');
    expect((await again.call(pullChanges, { device: deviceId })).status).toBe(410);
    expect((await again.call(registerDevice, { deviceId, waiting: 3, missing: 0 })).body.code).toBe('device-forgotten');

    await house.anyone.call(tellForgotten, { deviceId, unsent: 3 });
    const { items } = (await kept.call(listDevices, {})).body;
    expect(items.find((one) => one.deviceId === deviceId)).toMatchObject({ waiting: 0, unsentErased: 3 });
    expect(items.find((one) => one.deviceId === deviceId)?.forgottenAt).not.toBeNull();
    const { items: missed } = (await house.as(ngozi).call(listLostPhones, {})).body;
    expect(missed.filter((one) => one.deviceId === deviceId)).toEqual([]);
  });

  test('does so for the extension manager of a farmer or an admin with a reason, which the farmer is told', async () => {
    const phone = await house.signIn(amina);
    const deviceId = await keepOn(phone);
    const manager = house.as(chidi);
    const list = await manager.call(listPhonesOf, { accountId: amina.accountId });
    expect(list.body.items.map((one) => one.deviceId)).toContain(deviceId);
    expect((await manager.call(forgetPhone, { deviceId, reason: '' })).body.code).toBe('forget-reason-needed');
    expect((await manager.call(forgetPhone, { deviceId, reason: 'Stolen at the market.' })).status).toBe(200);
    const letter = await house.post.next(amina.email);
    expect(letter.text).toContain('Stolen at the market.');
    expect((await phone.call(readMe, {})).status).toBe(401);
  });

  test('is no business of a neighbour or of another manager', async () => {
    const deviceId = await keepOn(await house.signIn(amina));
    const reason = 'Mine now.';
    expect((await house.as(musa).call(forgetPhone, { deviceId, reason })).status).toBe(404);
    expect((await house.as(halima).call(forgetPhone, { deviceId, reason })).status).toBe(404);
    expect((await house.as(halima).call(listPhonesOf, { accountId: amina.accountId })).status).toBe(404);
    expect((await house.as(musa).call(listPhonesOf, { accountId: amina.accountId })).status).toBe(403);
  });

  test('is not one that only says so', async () => {
    const browser = await house.signIn(musa);
    const deviceId = await keepOn(browser, 2);
    await house.anyone.call(tellForgotten, { deviceId, unsent: 0 });
    const { items } = (await browser.call(listDevices, {})).body;
    expect(items.find((one) => one.deviceId === deviceId)).toMatchObject({ waiting: 2, forgottenAt: null });
  });
});
