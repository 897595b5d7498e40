import { afterAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  checkResetCode,
  readMe,
  requestReset,
  resetPassword,
  signIn,
  type Person,
} from '@shuka/domain/accounts';
import { rows, run, sql } from '#kit/db.ts';
import { hashPassword } from '#kit/passwords.ts';
import { people, type WorldPerson } from '#world';
import { householdsIn, newNumber } from '#world/household.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, bola, danjuma, tunde } = people;
const password = 'wata-kalmar-22';
const { household, come } = householdsIn(house);

const change = (person: WorldPerson, more: object = {}) => ({ currentPassword: person.password, password, ...more });

const statusOf = async ({ email }: Pick<Person, 'email'>, tried: string): Promise<number> =>
  (await house.visitor().call(signIn, { email, password: tried })).status;

describe('changing one’s password does', () => {
  test('with the one there is: the new one signs in, the old one no longer, and all but this phone are signed out', async () => {
    const phone = await house.signIn(amina);
    const laptop = await house.signIn(amina);
    expect((await phone.call(changePassword, change(amina))).status).toBe(200);
    expect((await phone.call(readMe, {})).body.email).toBe(amina.email);
    expect((await laptop.call(readMe, {})).status).toBe(401);
    expect([await statusOf(amina, amina.password), await statusOf(amina, password)]).toEqual([401, 200]);
  });

  test('is told to its owner by mail, and stands in the audit log', async () => {
    const browser = await house.signIn(bola);
    await browser.call(changePassword, change(bola));
    expect((await house.post.next(bola.email)).subject).toBe('Your Shuka password was changed');
    const lines = await rows(
      house.pool,
      sql`select account_id from kit.audit where act = 'changed their password' and account_id = ${bola.accountId}`,
    );
    expect(lines).toHaveLength(1);
  });

  test('ends what was begun to reset it: a code that was proved before chooses nothing after', async () => {
    const thief = house.visitor();
    const { body } = await thief.call(requestReset, { email: danjuma.email });
    const code = await house.post.nextCode(danjuma.email);
    expect((await thief.call(checkResetCode, { resetId: body.resetId, code })).status).toBe(200);
    expect((await (await house.signIn(danjuma)).call(changePassword, change(danjuma))).status).toBe(200);
    expect((await thief.call(resetPassword, { password: 'gero-dawa-99' })).body.code).toBe('proof-missing');
    expect(await statusOf(danjuma, password)).toBe(200);
  });
});

describe('changing one’s password refuses', () => {
  test('a wrong one for the one there is, beside its field, and signs nobody out', async () => {
    const phone = await house.signIn(musa);
    const laptop = await house.signIn(musa);
    const { status, body } = await phone.call(changePassword, change(musa, { currentPassword: 'not-his-own' }));
    expect([status, body.code]).toEqual([400, 'wrong-password']);
    expect(body.errors).toEqual([{ field: 'currentPassword', says: 'security.passwordWrong' }]);
    expect((await laptop.call(readMe, {})).status).toBe(200);
    expect(await statusOf(musa, musa.password)).toBe(200);
  });

  test('what a reset refuses: five characters for a farmer, nine for staff, and what anyone would try first', async () => {
    const farmer = await house.signIn(musa);
    const manager = await house.signIn(chidi);
    const answers = [
      await farmer.call(changePassword, change(musa, { password: 'gero7' })),
      await manager.call(changePassword, change(chidi, { password: 'gero-dawa' })),
      await farmer.call(changePassword, change(musa, { password: 'qwertyuiop' })),
      await farmer.call(changePassword, change(musa, { password: 'Ibrahim2026' })),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [400, [{ field: 'password', says: 'accounts.passwordShort' }]],
      [400, [{ field: 'password', says: 'accounts.passwordShortStaff' }]],
      [400, [{ field: 'password', says: 'accounts.passwordGuessable' }]],
      [400, [{ field: 'password', says: 'accounts.passwordGuessable' }]],
    ]);
    expect(await statusOf(musa, musa.password)).toBe(200);
  });

  test('the same again for a new one', async () => {
    const browser = await house.signIn(chidi);
    const { body } = await browser.call(changePassword, change(chidi, { password: chidi.password }));
    expect(body.errors).toEqual([{ field: 'password', says: 'security.passwordSame' }]);
  });

  test('more than ten guesses in a quarter of an hour, so that a stolen session learns no password', async () => {
    const thief = await house.signIn(tunde);
    for (let guesses = 0; guesses < 10; guesses += 1)
      expect((await thief.call(changePassword, change(tunde, { currentPassword: 'a guess' }))).status).toBe(400);
    const { status, headers } = await thief.call(changePassword, change(tunde));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await statusOf(tunde, tunde.password)).toBe(200);
  });
});

describe('who comes in by a code to their number', () => {
  test('has no password to change, and is told how to get one; with one, is told of its change by SMS', async () => {
    const phone = newNumber();
    const [accountId = ''] = await household(phone, 'Laraba');
    const { browser } = await come(phone, accountId);
    const { status, body, text } = await browser.call(changePassword, change(musa));
    expect([status, body.code]).toEqual([409, 'no-password-yet']);
    expect(text).toContain('Forgot Password?');

    const kept = await hashPassword(musa.password);
    await run(house.pool, sql`update accounts.account set password_hash = ${kept} where id = ${accountId}`);
    expect((await browser.call(changePassword, change(musa))).status).toBe(200);
    expect((await house.post.next(phone)).text).toContain('An sauya kalmar sirrinku'); // Laraba reads Hausa
  });
});

describe('changing one’s password twice at once', () => {
  test('counts once: by then the other one’s is no longer the one there is', async () => {
    const [phone, laptop] = [await house.signIn(musa), await house.signIn(musa)];
    const answers = await Promise.all([
      phone.call(changePassword, change(musa, { password: 'gero-dawa-77' })),
      laptop.call(changePassword, change(musa, { password: 'masara-da-wake-88' })),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const won = answers[0]?.status === 200 ? 'gero-dawa-77' : 'masara-da-wake-88';
    expect(await statusOf(musa, won)).toBe(200);
    expect(house.errors).toEqual([]);
  });
});
