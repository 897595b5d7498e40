import { afterAll, describe, expect, test } from 'vitest';
import { checkResetCode, readMe, requestReset, resetPassword, signIn } from '@shuka/domain/accounts';
import { people, type WorldPerson } from '#world';
import { newcomer, signUp } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const password = 'wata-kalmar-22';

/** A browser that proved it reads this person's mail. */
const proved = async (email: string) => {
  const browser = house.visitor();
  const { body } = await browser.call(requestReset, { email });
  const code = await house.post.nextCode(email);
  await browser.call(checkResetCode, { resetId: body.resetId, code });
  return browser;
};

const tries = (person: WorldPerson, tried: string) =>
  house.visitor().call(signIn, { email: person.email, password: tried });

describe('choosing a new password does', () => {
  test('the new one works, the old one no longer, and every session is over', async () => {
    const phone = await house.signIn(people.amina);
    const laptop = await house.signIn(people.amina);
    const browser = await proved(people.amina.email);
    expect((await browser.call(resetPassword, { password })).status).toBe(200);
    expect((await phone.call(readMe, {})).status).toBe(401);
    expect((await laptop.call(readMe, {})).status).toBe(401);
    expect((await tries(people.amina, people.amina.password)).status).toBe(401);
    expect((await tries(people.amina, password)).status).toBe(200);
  });

  test('tells its owner by mail, and signs nobody in', async () => {
    const browser = await proved(people.musa.email);
    await browser.call(resetPassword, { password });
    expect((await house.post.next(people.musa.email)).subject).toBe('Your Shuka password was changed');
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});

describe('choosing a new password refuses', () => {
  test('who has no proof, a made-up one, or one that is 15 minutes old', async () => {
    const forger = house.visitor();
    forger.cookies.set('reset-proof', 'C'.repeat(43));
    const late = await proved(people.danjuma.email);
    const answers = [
      await house.visitor().call(resetPassword, { password }),
      await forger.call(resetPassword, { password }),
    ];
    house.clock.move({ minutes: 15 });
    answers.push(await late.call(resetPassword, { password }));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'proof-missing']));
  });

  test('the proof of a sign-up: it opens no account that is there', async () => {
    const browser = await proved(people.danjuma.email);
    const swapped = house.visitor();
    swapped.cookies.set('reset-proof', '');
    swapped.cookies.set('proof', browser.cookies.get('reset-proof') ?? '');
    expect((await swapped.call(resetPassword, { password })).body.code).toBe('proof-missing');
  });

  test('five characters for anyone, and nine for those who act on the data of others', async () => {
    await signUp(house, newcomer(1), 'dawa-da-gero-7');
    const farmer = await proved(newcomer(1).email);
    const manager = await proved(people.chidi.email);
    const short = await farmer.call(resetPassword, { password: 'gero7' });
    expect(short.body.errors).toEqual([{ field: 'password', says: 'accounts.passwordShort' }]);
    expect((await farmer.call(resetPassword, { password: 'gero-7' })).status).toBe(200);
    const staff = await manager.call(resetPassword, { password: 'gero-dawa' });
    expect(staff.status).toBe(400);
    expect(staff.body.errors).toEqual([{ field: 'password', says: 'accounts.passwordShortStaff' }]);
    expect((await manager.call(resetPassword, { password: 'gero-dawa9' })).status).toBe(200);
  });

  test('a password anyone would try first, and lets its owner choose again', async () => {
    const browser = await proved(people.bola.email);
    const { status, body } = await browser.call(resetPassword, { password: 'qwertyuiop' });
    expect([status, body.code]).toEqual([400, 'password-guessable']);
    expect((await browser.call(resetPassword, { password })).status).toBe(200);
  });
});

describe('choosing a new password again', () => {
  test('one proof is one change', async () => {
    const browser = await proved(people.tunde.email);
    const kept = new Map(browser.cookies);
    await browser.call(resetPassword, { password });
    kept.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.call(resetPassword, { password: 'gero-dawa-99' })).body.code).toBe('proof-missing');
    expect((await tries(people.tunde, password)).status).toBe(200);
  });
});

describe('a password may be', () => {
  const long = 'ruwan-sama-da-gero-'.repeat(7);

  test.each([
    ['64 characters', long.slice(0, 64)],
    ['128 characters', long.slice(0, 128)],
    ['of spaces and signs', '  dawa; <gero> & "wake" \\ %00 \'--  '],
    ['of letters of other scripts', 'ƙasa ẹ̀kọ́ مزرعة 农场 🌽'],
    ['of small letters alone', 'ruwansamadagero'],
  ])('%s; it is taken as it was typed, and no other opens', async (_what, chosen) => {
    const browser = await proved(people.amina.email);
    expect((await browser.call(resetPassword, { password: chosen })).status).toBe(200);
    const others = [
      chosen.slice(0, -1),
      `${chosen} `,
      chosen.toUpperCase() === chosen ? chosen.trim() : chosen.toUpperCase(),
    ];
    for (const other of others.filter((one) => one !== chosen && one.length <= 128))
      expect((await tries(people.amina, other)).status, other).toBe(401);
    expect((await tries(people.amina, chosen)).status).toBe(200);
  });

  test('no longer than 128, so that nobody keeps the server at work with one', async () => {
    const browser = await proved(people.musa.email);
    const { status, body } = await browser.call(resetPassword, { password: long.slice(0, 129) });
    expect([status, body.errors]).toEqual([400, [{ field: 'password', says: 'field.tooLong' }]]);
  });

  test('kept for as long as its owner likes: after 400 days it opens as before', async () => {
    await (await proved(people.tunde.email)).call(resetPassword, { password: 'gero-da-dawa-400' });
    house.clock.move({ hours: 400 * 24 });
    expect((await tries(people.tunde, 'gero-da-dawa-400')).status).toBe(200);
  });
});
