import { afterAll, describe, expect, test } from 'vitest';
import { completeRegistration, listPeople, readMe, verifyToken } from '@shuka/domain/accounts';
import { row, sql } from '#kit/db.ts';
import { readCounter } from '#kit/counter.ts';
import { people } from '#world';
import { beginSignUp, newcomer, proveSignUp, signUp } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const password = 'dawa-da-gero-7';

const proved = async (number: number) => {
  const browser = house.visitor();
  await proveSignUp(house, browser, newcomer(number));
  return browser;
};

const hasAccount = async (number: number): Promise<boolean> =>
  (await row(house.pool, sql`select 1 from accounts.account where email = ${newcomer(number).email}`)) !== null;

describe('choosing the password of a sign-up does', () => {
  test('answers 013 and opens an account its owner signs in to at once', async () => {
    const browser = await proved(1);
    const { status, body } = await browser.send({
      method: 'POST',
      url: '/api/v1/farmers/complete-registration',
      payload: { email: newcomer(1).email, password },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      responseCode: '013',
      responseMessage: 'Password created successfully! Please login.',
    });
    expect(browser.cookies.has('proof')).toBe(false);
    const owner = await house.signIn({ ...people.amina, email: newcomer(1).email, password });
    expect((await owner.call(readMe, {})).body).toMatchObject({
      firstName: 'Halima',
      roles: ['farmer'],
      state: 'active',
    });
  });

  test('keeps the telephone number as E.164 and counts one farmer more', async () => {
    const before = await readCounter(house.pool, 'people', 'farmer');
    await signUp(house, newcomer(2), password);
    expect(await readCounter(house.pool, 'people', 'farmer')).toBe(before + 1);
    const { body } = await house.as(people.ngozi).call(listPeople, { search: '0803 555 1002' });
    expect(body.items.map(({ email, phone }) => [email, phone])).toEqual([[newcomer(2).email, '+2348035551002']]);
  });

  test('keeps the password as argon2id and in no other place', async () => {
    await signUp(house, newcomer(3), password);
    const kept = await row<{ all: string; hash: string }>(
      house.pool,
      sql`select a::text as all, password_hash as hash from accounts.account a where email = ${newcomer(3).email}`,
    );
    expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(kept?.all).not.toContain(password);
  });
});

describe('choosing the password of a sign-up refuses', () => {
  test('who did not enter the code', async () => {
    await beginSignUp(house, house.anyone, newcomer(4));
    const { status, body } = await house.anyone.call(completeRegistration, { email: newcomer(4).email, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      responseCode: '014',
      responseMessage: 'Your verification has expired. Please start again.',
    });
    expect(await hasAccount(4)).toBe(false);
  });

  test("another's address with one's own proof", async () => {
    await beginSignUp(house, house.anyone, newcomer(5));
    const browser = await proved(6);
    const { body } = await browser.call(completeRegistration, { email: newcomer(5).email, password });
    expect(body.code).toBe('proof-missing');
    expect(await hasAccount(5)).toBe(false);
    expect((await browser.call(completeRegistration, { email: newcomer(6).email, password })).body.responseCode).toBe(
      '013',
    );
  });

  test('a proof that is made up, or 15 minutes old', async () => {
    const forger = house.visitor();
    forger.cookies.set('proof', 'B'.repeat(43));
    expect((await forger.call(completeRegistration, { email: newcomer(7).email, password })).body.responseCode).toBe(
      '014',
    );
    const browser = await proved(7);
    house.clock.move({ minutes: 15 });
    expect((await browser.call(completeRegistration, { email: newcomer(7).email, password })).body.responseCode).toBe(
      '014',
    );
    expect(await hasAccount(7)).toBe(false);
  });

  test('a password shorter than six, beside the field', async () => {
    const { status, body } = await (
      await proved(8)
    ).call(completeRegistration, {
      email: newcomer(8).email,
      password: 'gero7',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'password', says: 'accounts.passwordShort' }]);
  });

  test.each(['password1', '123456', 'qwerty', 'shuka2026', 'Halima123', 'halima.9', 'Sani2026', 'aaaaaaa'])(
    '"%s", which anyone would try first, and lets its owner choose again',
    async (guessable) => {
      const details = { ...newcomer(9), email: `halima.9+${guessable.replace(/\W/g, '').toLowerCase()}@sani.example` };
      const browser = house.visitor();
      await proveSignUp(house, browser, details);
      const own = guessable === 'halima.9' ? details.email.split('@')[0] : guessable;
      const { status, body } = await browser.call(completeRegistration, { email: details.email, password: own });
      expect([status, body.responseCode]).toEqual([200, '015']);
      expect(body.errors).toEqual([{ field: 'password', says: 'accounts.passwordGuessable' }]);
      const second = await browser.call(completeRegistration, { email: details.email, password });
      expect(second.body.responseCode).toBe('013');
    },
  );
});

describe('choosing the password again', () => {
  test('the proof works once, and the first password stands', async () => {
    const browser = await proved(10);
    const kept = new Map(browser.cookies);
    await browser.call(completeRegistration, { email: newcomer(10).email, password });
    kept.forEach((value, name) => browser.cookies.set(name, value));
    const second = await browser.call(completeRegistration, { email: newcomer(10).email, password: 'wata-kalmar-22' });
    expect(second.body.responseCode).toBe('014');
    await expect(house.signIn({ ...people.amina, email: newcomer(10).email, password })).resolves.toBeDefined();
  });

  test('two sign-ups of one address under way: whoever finishes first has the account', async () => {
    const first = await proved(11);
    const second = house.visitor();
    const begun = await beginSignUp(house, second, newcomer(11));
    await second.call(verifyToken, begun);
    const answers = await Promise.all(
      [first, second].map((browser) => browser.call(completeRegistration, { email: newcomer(11).email, password })),
    );
    expect(answers.map(({ body }) => body.responseCode).sort()).toEqual(['013', '014']);
  });
});
