import { afterAll, describe, expect, test } from 'vitest';
import { registerFarmer, requestOtp, verifyToken } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { beginSignUp, newcomer, wrongCode } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const triesOf = async (id: string): Promise<number | undefined> =>
  (await row<{ tries: number }>(house.pool, sql`select tries from accounts.sign_up where id = ${id}`))?.tries;

describe('checking a code does', () => {
  test('answers 010 with what was typed and a proof that no script can read', async () => {
    const { uniqueId, code } = await beginSignUp(house, house.anyone, newcomer(1));
    const { status, body, headers } = await house.visitor().send({
      method: 'POST',
      url: '/api/v1/farmers/verify-token',
      payload: { uniqueId, code },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      responseCode: '010',
      responseMessage: 'OTP verified.',
      farmerInfo: { firstName: 'Halima', lastName: 'Sani', email: newcomer(1).email },
    });
    expect(String(headers['set-cookie'])).toMatch(/^proof=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('takes the right code after four wrong ones', async () => {
    const { uniqueId, code } = await beginSignUp(house, house.anyone, newcomer(2));
    for (let step = 1; step <= 4; step += 1)
      expect((await house.visitor().call(verifyToken, { uniqueId, code: wrongCode(code, step) })).status).toBe(400);
    expect((await house.visitor().call(verifyToken, { uniqueId, code })).status).toBe(200);
  });
});

describe('checking a code refuses', () => {
  test('a wrong one, in the words of the specification', async () => {
    const { uniqueId, code } = await beginSignUp(house, house.anyone, newcomer(3));
    const { status, body, headers } = await house.anyone.call(verifyToken, { uniqueId, code: wrongCode(code) });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'wrong-otp', responseMessage: 'Invalid OTP. Please try again.' });
    expect(body.responseCode).not.toBe('010');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('the right one once five wrong ones were tried', async () => {
    const { uniqueId, code } = await beginSignUp(house, house.anyone, newcomer(4));
    for (let step = 1; step <= 5; step += 1)
      await house.anyone.call(verifyToken, { uniqueId, code: wrongCode(code, step) });
    const { status, body } = await house.anyone.call(verifyToken, { uniqueId, code });
    expect(status).toBe(400);
    expect(body.code).toBe('otp-used-up');
    expect(await triesOf(uniqueId)).toBe(5);
  });

  test('one that is ten minutes old', async () => {
    const { uniqueId, code } = await beginSignUp(house, house.anyone, newcomer(5));
    house.clock.move({ minutes: 10 });
    const { status, body } = await house.anyone.call(verifyToken, { uniqueId, code });
    expect(status).toBe(400);
    expect(body.responseMessage).toBe('This code has expired. Please request a new one.');
  });

  test('a code of another sign-up, and a sign-up nobody began', async () => {
    const one = await beginSignUp(house, house.anyone, newcomer(6));
    const other = await beginSignUp(house, house.anyone, newcomer(7));
    const crossed = await house.anyone.call(verifyToken, { uniqueId: one.uniqueId, code: other.code });
    const missing = await house.anyone.call(verifyToken, { uniqueId: newId(), code: other.code });
    expect([crossed.body.code, missing.body.code]).toEqual(['wrong-otp', 'wrong-otp']);
    expect(crossed.text).toBe(missing.text);
  });

  test.each(['12345', '1234567', '12345a', '', ' 123456', '１２３４５６'])(
    '"%s", which is not six digits, without counting a try',
    async (code) => {
      const { body: begun } = await house.visitor().call(registerFarmer, newcomer(20 + code.length));
      const { status, body } = await house.anyone.call(verifyToken, { uniqueId: begun.uniqueId, code });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'code', says: 'accounts.otpRequired' }]);
      expect(await triesOf(begun.uniqueId)).toBe(0);
    },
  );

  test('every code for an address that has an account, just like for one that has none', async () => {
    const { body: begun } = await house.anyone.call(registerFarmer, { ...newcomer(8), email: people.amina.email });
    const stranger = await beginSignUp(house, house.anyone, newcomer(9));
    for (let step = 1; step <= 6; step += 1) {
      const code = wrongCode(stranger.code, step);
      const known = await house.anyone.call(verifyToken, { uniqueId: begun.uniqueId, code });
      const unknown = await house.anyone.call(verifyToken, { uniqueId: stranger.uniqueId, code });
      expect(known.text).toBe(unknown.text);
    }
  });
});

describe('a code again', () => {
  test('works once', async () => {
    const begun = await beginSignUp(house, house.anyone, newcomer(10));
    expect((await house.visitor().call(verifyToken, begun)).status).toBe(200);
    const second = await house.visitor().call(verifyToken, begun);
    expect(second.status).toBe(400);
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  test('dies with the new one that was asked for', async () => {
    const old = await beginSignUp(house, house.anyone, newcomer(11));
    const { body } = await house.anyone.call(requestOtp, { email: newcomer(11).email });
    const code = await house.post.nextCode(newcomer(11).email);
    expect(body.uniqueId).not.toBe(old.uniqueId);
    expect((await house.anyone.call(verifyToken, old)).status).toBe(400);
    expect((await house.anyone.call(verifyToken, { uniqueId: old.uniqueId, code })).status).toBe(400);
    expect((await house.anyone.call(verifyToken, { uniqueId: body.uniqueId, code })).status).toBe(200);
  });
});
