import { afterAll, describe, expect, test } from 'vitest';
import { listPeople, proveSecondFactor, readMe, setUpSecondFactor } from '@shuka/domain/accounts';
import { row, sql } from '#kit/db.ts';
import { codeAt } from '#accounts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { Secret } from 'otpauth';

const house = await openHouse();
afterAll(house.close);

const { ngozi, amina, musa, chidi, bola } = people;
const secretOfNgozi = Buffer.from(ngozi.factorSecret, 'hex');

const codeNow = (secret: Buffer, secondsAhead = 0): string =>
  codeAt(secret, new Date(house.clock.now().getTime() + secondsAhead * 1000));

/** A farmer with an authenticator app just set up. */
const setUp = async (person: typeof amina | typeof musa | typeof chidi | typeof bola) => {
  const browser = await house.signIn(person);
  const { body } = await browser.call(setUpSecondFactor, {});
  return { browser, secret: Buffer.from(Secret.fromBase32(body.secret).bytes), uri: body.uri };
};

describe('an admin', () => {
  test('who has not proved the second factor sees that it is owed and may do nothing else', async () => {
    const browser = await house.signIn(ngozi, { withFactor: false });
    expect((await browser.call(readMe, {})).body.secondFactor).toBe('owed');
    const { status, body } = await browser.call(listPeople, {});
    expect([status, body.code]).toEqual([403, 'second-factor-needed']);
  });

  test('proves it with the six digits of the moment, for this session alone', async () => {
    house.clock.move({ minutes: 5 });
    const browser = await house.signIn(ngozi, { withFactor: false });
    const other = await house.signIn(ngozi, { withFactor: false });
    const { status, body } = await browser.call(proveSecondFactor, { code: codeNow(secretOfNgozi) });
    expect([status, body.secondFactor]).toEqual([200, 'proved']);
    expect((await browser.call(listPeople, {})).status).toBe(200);
    expect((await other.call(listPeople, {})).status).toBe(403);
  });

  test('cannot use a code twice, also not in another session', async () => {
    house.clock.move({ minutes: 5 });
    const code = codeNow(secretOfNgozi);
    const browser = await house.signIn(ngozi, { withFactor: false });
    const thief = await house.signIn(ngozi, { withFactor: false });
    expect((await browser.call(proveSecondFactor, { code })).status).toBe(200);
    const { status, body } = await thief.call(proveSecondFactor, { code });
    expect([status, body.code]).toEqual([400, 'wrong-factor-code']);
    expect(body.errors).toEqual([{ field: 'code', says: 'accounts.factorCodeWrong' }]);
    expect((await thief.call(listPeople, {})).status).toBe(403);
  });

  test('of ten uses of one code at once, one counts', async () => {
    house.clock.move({ minutes: 5 });
    const code = codeNow(secretOfNgozi);
    const browser = await house.signIn(ngozi, { withFactor: false });
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.call(proveSecondFactor, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('may be half a minute early or late, and no more', async () => {
    house.clock.move({ minutes: 20 });
    const browser = await house.signIn(ngozi, { withFactor: false });
    const tries = async (secondsAhead: number) =>
      (await browser.call(proveSecondFactor, { code: codeNow(secretOfNgozi, secondsAhead) })).status;
    expect(await tries(-90)).toBe(400);
    expect(await tries(90)).toBe(400);
    expect(await tries(-30)).toBe(200);
    expect(await tries(30)).toBe(200);
  });

  test('waits after ten attempts in 15 minutes', async () => {
    house.clock.move({ minutes: 20 });
    const browser = await house.signIn(ngozi, { withFactor: false });
    for (let count = 0; count < 10; count += 1)
      expect((await browser.call(proveSecondFactor, { code: '000000' })).status).toBe(400);
    const { status, headers } = await browser.call(proveSecondFactor, { code: codeNow(secretOfNgozi) });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a second factor of one’s own', () => {
  test('counts once a code of it was entered, and is owed from the next sign-in on', async () => {
    const { browser, secret, uri } = await setUp(amina);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Shuka:amina%40shuka\.example\?/);
    expect((await browser.call(readMe, {})).body.secondFactor).toBe('none');
    const { body } = await browser.call(proveSecondFactor, { code: codeNow(secret) });
    expect(body.secondFactor).toBe('proved');
    const next = await house.signIn(amina);
    expect((await next.call(readMe, {})).body.secondFactor).toBe('owed');
  });

  test('cannot be replaced once it counts', async () => {
    const { browser, secret } = await setUp(musa);
    await browser.call(proveSecondFactor, { code: codeNow(secret) });
    const { status, body } = await browser.call(setUpSecondFactor, {});
    expect([status, body.code]).toEqual([409, 'factor-exists']);
  });

  test('may be begun again while it does not count: the newest secret is the one', async () => {
    const first = await setUp(chidi);
    const second = await setUp(chidi);
    expect((await first.browser.call(proveSecondFactor, { code: codeNow(first.secret) })).status).toBe(400);
    expect((await second.browser.call(proveSecondFactor, { code: codeNow(second.secret) })).status).toBe(200);
  });

  test('cannot be proved where there is none', async () => {
    const { status, body } = await (await house.signIn(bola)).call(proveSecondFactor, { code: '123456' });
    expect([status, body.code]).toEqual([409, 'no-factor']);
  });

  test('is sealed in the database', async () => {
    const { secret } = await setUp(bola);
    const kept = await row<{ sealed: Buffer }>(
      house.pool,
      sql`select factor_secret as sealed from accounts.account where id = ${bola.accountId}`,
    );
    expect(kept?.sealed.includes(secret)).toBe(false);
    expect(kept?.sealed).toHaveLength(12 + 16 + secret.length);
  });
});
