import { afterAll, describe, expect, test } from 'vitest';
import { requestOtp, verifyToken } from '@shuka/domain/accounts';
import { people } from '#world';
import { beginSignUp, newcomer, proveSignUp, signUp } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const faceless = (text: string): string => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

describe('asking for a new code does', () => {
  test('answers 010 with a new uniqueId, and the new code works', async () => {
    const old = await beginSignUp(house, house.anyone, newcomer(1));
    const { status, body } = await house.anyone.send({
      method: 'POST',
      url: '/api/v1/farmers/request-otp',
      payload: { email: newcomer(1).email },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      responseCode: '010',
      responseMessage: 'If this address can sign up, a six-digit code is on its way to it.',
      uniqueId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const { uniqueId } = body as unknown as { uniqueId: string };
    expect(uniqueId).not.toBe(old.uniqueId);
    const code = await house.post.nextCode(newcomer(1).email);
    expect((await house.visitor().call(verifyToken, { uniqueId, code })).body.responseCode).toBe('010');
  });

  test('gives five fresh tries', async () => {
    const old = await beginSignUp(house, house.anyone, newcomer(2));
    for (let count = 0; count < 5; count += 1)
      await house.anyone.call(verifyToken, { uniqueId: old.uniqueId, code: '000000' });
    const { body } = await house.anyone.call(requestOtp, { email: newcomer(2).email });
    const code = await house.post.nextCode(newcomer(2).email);
    expect((await house.anyone.call(verifyToken, { uniqueId: body.uniqueId, code })).status).toBe(200);
  });

  test('sends nothing for an address whose sign-up is a day old', async () => {
    await beginSignUp(house, house.anyone, newcomer(3));
    house.clock.move({ hours: 24, minutes: 1 });
    expect((await house.anyone.call(requestOtp, { email: newcomer(3).email })).status).toBe(200);
    expect(house.post.all(newcomer(3).email)).toHaveLength(1);
  });
});

describe('asking for a new code tells nothing', () => {
  test('the answer is the same with a sign-up under way, with an account, and with neither', async () => {
    await beginSignUp(house, house.anyone, newcomer(4));
    const answers = await Promise.all(
      [newcomer(4).email, people.amina.email, 'nobody@nowhere.example'].map((email) =>
        house.visitor().call(requestOtp, { email }),
      ),
    );
    expect(new Set(answers.map(({ text }) => faceless(text))).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('neither does an id it gave for an address it knows nothing of: its tries run out like any other', async () => {
    const real = await beginSignUp(house, house.anyone, newcomer(5));
    const { body } = await house.anyone.call(requestOtp, { email: 'nobody@nowhere.example' });
    for (let count = 0; count < 7; count += 1) {
      const known = await house.anyone.call(verifyToken, { uniqueId: real.uniqueId, code: '000000' });
      const unknown = await house.anyone.call(verifyToken, { uniqueId: body.uniqueId, code: '000000' });
      expect(unknown.text).toBe(known.text);
    }
  });

  test('a sign-up whose code was proved, or that became an account, gets no second code', async () => {
    await proveSignUp(house, house.visitor(), newcomer(6));
    await signUp(house, newcomer(7), 'zogale-da-rogo');
    await house.anyone.call(requestOtp, { email: newcomer(6).email });
    await house.anyone.call(requestOtp, { email: newcomer(7).email });
    expect(house.post.all(newcomer(6).email)).toHaveLength(1);
    expect(house.post.all(newcomer(7).email)).toHaveLength(1);
  });
});

describe('asking for a new code refuses', () => {
  test('an address that is none, beside the field', async () => {
    const { status, body } = await house.anyone.call(requestOtp, { email: 'halima' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'email', says: 'accounts.emailRequired' }]);
  });

  test('the sixth within 15 minutes', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await house.visitor().call(requestOtp, { email: newcomer(8).email })).status).toBe(200);
    const { status, headers } = await house.visitor().call(requestOtp, { email: newcomer(8).email });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
