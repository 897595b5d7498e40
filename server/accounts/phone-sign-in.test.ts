import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPhoneCode, readMe, requestPhoneCode, signInByPhone } from '@shuka/domain/accounts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { wrongCode } from '#world/journeys.ts';
import { householdsIn, newNumber } from '#world/household.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi } = people;

const faceless = (text: string): string => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

const { household, ask, come } = householdsIn(house);

beforeAll(async () => {
  await run(house.pool, sql`update accounts.account set phone_proved_at = now() where id = ${amina.accountId}`);
});

describe('signing in by phone', () => {
  test('does: six digits by SMS, the people of the household by name, and then one of them', async () => {
    const phone = newNumber();
    const [first, second] = await household(phone, 'Laraba', 'Binta');
    const browser = house.visitor();
    const { status, body } = await browser.call(checkPhoneCode, await ask(phone, browser));
    expect(status).toBe(200);
    expect(body.people).toEqual([
      { accountId: second, firstName: 'Binta', lastName: 'Audu' },
      { accountId: first, firstName: 'Laraba', lastName: 'Audu' },
    ]);
    const answer = await browser.call(signInByPhone, { accountId: first ?? '' });
    expect(answer.body.person).toMatchObject({ firstName: 'Laraba', email: '', roles: ['farmer'], state: 'active' });
    expect((await browser.call(readMe, {})).body).toMatchObject({ accountId: first });
    expect((await browser.call(signInByPhone, { accountId: second ?? '' })).body.code).toBe('proof-missing');
  });

  test('tells nobody whether a number has an account: the same bytes but for the id, and no message', async () => {
    const [known, unknown] = [newNumber(), newNumber()];
    await household(known, 'Laraba');
    const one = await house.anyone.call(requestPhoneCode, { phoneNumber: known });
    const other = await house.anyone.call(requestPhoneCode, { phoneNumber: unknown });
    expect([other.status, faceless(other.text)]).toEqual([one.status, faceless(one.text)]);
    expect(Object.keys(other.headers)).toEqual(Object.keys(one.headers));
    const code = await house.post.nextCode(known);
    expect(house.post.all(unknown)).toEqual([]);
    for (let step = 1; step <= 7; step += 1) {
      const guess = wrongCode(code, step);
      const mine = await house.anyone.call(checkPhoneCode, { signInId: one.body.signInId, code: guess });
      const nobodys = await house.anyone.call(checkPhoneCode, { signInId: other.body.signInId, code: guess });
      expect({ ...nobodys.body, requestId: '' }).toEqual({ ...mine.body, requestId: '' });
      expect([mine.status, mine.body.code]).toEqual([400, 'wrong-phone-code']);
    }
  });

  test('is for farmers who have no e-mail, or proved the number: what was only typed at sign-up opens nothing', async () => {
    await house.anyone.call(requestPhoneCode, { phoneNumber: musa.phone });
    await house.anyone.call(requestPhoneCode, { phoneNumber: chidi.phone });
    const { answer } = await come(amina.phone, amina.accountId);
    expect(answer.body).toMatchObject({ person: { accountId: amina.accountId }, isUnclaimed: false });
    expect([...house.post.all(musa.phone), ...house.post.all(chidi.phone)]).toEqual([]);
  });

  test('sends a code to a line whose range is newer than the table of ranges, for its network told us of it', async () => {
    const phone = '+2348195551234';
    const [laraba] = await household(newNumber(), 'Laraba');
    await run(house.pool, sql`update accounts.account set phone = ${phone} where id = ${laraba ?? ''}`);
    expect((await house.anyone.call(requestPhoneCode, { phoneNumber: phone })).status).toBe(200);
    expect(await house.post.nextCode(phone)).toMatch(/^\d{6}$/);
    expect((await house.anyone.call(requestPhoneCode, { phoneNumber: '+23481955512' })).status).toBe(400);
  });

  test('refuses the sixth code for a number within 15 minutes, however it is typed', async () => {
    const typed = ['0804 123 4099', '+234 804 123 4099', '08041234099', '2348041234099', '0804-123-4099'];
    for (const phoneNumber of typed)
      expect((await house.visitor().call(requestPhoneCode, { phoneNumber })).status).toBe(200);
    const { status } = await house.visitor().call(requestPhoneCode, { phoneNumber: '(0804) 1234099' });
    expect(status).toBe(429);
  });

  test('takes a code once, for ten minutes, and the newest only', async () => {
    const phone = newNumber();
    await household(phone, 'Laraba');
    const first = await ask(phone, house.anyone);
    const second = await ask(phone, house.anyone);
    const check = (asked: typeof first) => house.visitor().call(checkPhoneCode, asked);
    expect((await check(first)).status).toBe(400);
    expect((await check(second)).status).toBe(200);
    expect((await check(second)).status).toBe(400);
    const third = await ask(phone, house.anyone);
    house.clock.move({ minutes: 10 });
    expect((await check(third)).status).toBe(400);
  });

  test('compares five guesses of a crowd at most, and the right one behind them comes too late', async () => {
    const phone = newNumber();
    await household(phone, 'Laraba');
    const { signInId, code } = await ask(phone, house.anyone);
    const guesses = Array.from({ length: 40 }, (_, place) =>
      house.visitor().call(checkPhoneCode, { signInId, code: wrongCode(code, place + 1) }),
    );
    await Promise.all(guesses);
    const { tries } = (await row<{ tries: number }>(
      house.pool,
      sql`select tries from accounts.phone_sign_in where id = ${signInId}`,
    )) ?? { tries: 0 };
    expect(tries).toBe(5);
    expect((await house.visitor().call(checkPhoneCode, { signInId, code })).status).toBe(400);
  });
});

describe('what is kept of a sign-in by phone', () => {
  test('is no code, only what it can be compared with, and after a day nothing', async () => {
    const phone = newNumber();
    await household(phone, 'Laraba');
    const { signInId, code } = await ask(phone, house.anyone);
    const kept = await rows<{ text: string }>(
      house.pool,
      sql`select s::text as text from accounts.phone_sign_in s where id = ${signInId}`,
    );
    expect(kept[0]?.text).not.toContain(code);
    house.clock.move({ minutes: 24 * 60 + 1 });
    await house.anyone.call(requestPhoneCode, { phoneNumber: newNumber() });
    expect(await row(house.pool, sql`select 1 from accounts.phone_sign_in where phone = ${phone}`)).toBeNull();
  });
});
