import { afterAll, describe, expect, test } from 'vitest';
import { addFarmerPhone, denyAccount } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { registerFarmer } from '@shuka/domain/relations';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { laraba } from '#world/assisted.ts';
import { householdsIn, newNumber } from '#world/household.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;

const { household, come } = householdsIn(house);

const withoutPhone = async (): Promise<string> =>
  (await house.as(chidi).call(registerFarmer, laraba({ phone: null }))).body.id;

const add = (farmerId: string, phone: string, by: typeof chidi | typeof halima = chidi) =>
  house.as(by).call(addFarmerPhone, { keeperId: farmerId, phone, isFarmersWord: true });

const kept = (farmerId: string) =>
  row(
    house.pool,
    sql`select phone, phone_proved_at is not null as "isProved", denied_at is not null as "isDenied"
        from accounts.account join accounts.assisted using (id) where id = ${farmerId}`,
  );

describe('a number that a farmer without one gets later', () => {
  test('is added by her manager, told to whoever answers it, and proved by a code when she comes', async () => {
    const [farmerId, phone] = [await withoutPhone(), newNumber()];
    const { status, body } = await add(farmerId, phone.replace('+234', '0'));
    expect([status, body.phone]).toEqual([200, phone]);
    expect((await house.post.next(phone)).text).toContain('Chidi Okafor');
    expect(await kept(farmerId)).toEqual({ phone, isProved: false, isDenied: false });
    const { answer } = await come(phone, farmerId);
    expect([answer.status, answer.body.isUnclaimed]).toEqual([200, true]);
    expect(await kept(farmerId)).toMatchObject({ isProved: true });
  });

  test('may be that of her household, which others sign in with too', async () => {
    const phone = newNumber();
    const [husband = ''] = await household(phone, 'Audu');
    const farmerId = await withoutPhone();
    expect((await add(farmerId, phone)).status).toBe(200);
    await house.post.next(phone);
    expect((await come(phone, farmerId)).answer.status).toBe(200);
    expect((await come(phone, husband)).answer.status).toBe(200);
  });

  test('takes the place of one at which somebody said that she is not there', async () => {
    const [wrong, right] = [newNumber(), newNumber()];
    const [farmerId = ''] = await household(wrong, 'Laraba');
    const { browser } = await come(wrong, farmerId);
    await browser.call(denyAccount, { id: newId() });
    expect(await kept(farmerId)).toMatchObject({ phone: null, isDenied: true });
    expect((await add(farmerId, right)).status).toBe(200);
    expect(await kept(farmerId)).toEqual({ phone: right, isProved: false, isDenied: false });
  });

  test('sent again is added once', async () => {
    const [farmerId, phone] = [await withoutPhone(), newNumber()];
    expect((await add(farmerId, phone)).status).toBe(200);
    expect((await add(farmerId, phone)).status).toBe(200);
    await house.post.next(phone);
    expect(await kept(farmerId)).toMatchObject({ phone });
  });
});

describe('adding a number refuses', () => {
  test('a farmer who has one: that is hers to change', async () => {
    const { status, body } = await add(amina.accountId, newNumber());
    expect([status, body.code]).toEqual([409, 'has-phone']);
    const farmerId = await withoutPhone();
    await add(farmerId, newNumber());
    expect((await add(farmerId, newNumber())).body.code).toBe('has-phone');
  });

  test("the manager's own number, and what is none, beside the field", async () => {
    const farmerId = await withoutPhone();
    const own = await row<{ phone: string }>(
      house.pool,
      sql`select phone from accounts.account where id = ${chidi.accountId}`,
    );
    const { body } = await add(farmerId, own?.phone ?? '');
    expect(body.errors).toEqual([{ field: 'phone', says: 'assist.phoneYours' }]);
    expect((await add(farmerId, '0803')).body.errors).toEqual([{ field: 'phone', says: 'accounts.phoneInvalid' }]);
    expect(await kept(farmerId)).toMatchObject({ phone: null });
  });

  test('a farmer whose word is missing, who is in no care of hers, or who is no farmer', async () => {
    const farmerId = await withoutPhone();
    const asked = { keeperId: farmerId, phone: newNumber(), isFarmersWord: false };
    const { status, body } = await house.as(chidi).call(addFarmerPhone, asked);
    expect([status, body.errors]).toEqual([400, [{ field: 'isFarmersWord', says: 'assist.phoneWordRequired' }]]);
    expect((await add(farmerId, newNumber(), halima)).status).toBe(404);
    expect((await add(chidi.accountId, newNumber())).status).toBe(404);
  });
});
