import { afterAll, describe, expect, test } from 'vitest';
import { checkResetCode, requestReset } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { wrongCode } from '#world/journeys.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const faceless = (text: string): string => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

const ask = async (email: string) => {
  const { body } = await house.visitor().call(requestReset, { email });
  return { resetId: body.resetId, code: await house.post.nextCode(email) };
};

describe('asking to reset a password', () => {
  test('does: sends six digits to the address', async () => {
    await house.anyone.call(requestReset, { email: people.chidi.email });
    const letter = await house.post.next(people.chidi.email);
    expect(letter.subject).toMatch(/^Your Shuka password reset code: \d{6}$/);
    expect(letter.text).toContain('Hello Chidi');
  });

  test('tells nobody whether an address has an account: the same bytes but for the id, and no letter', async () => {
    const known = await house.anyone.call(requestReset, { email: people.musa.email });
    const unknown = await house.anyone.call(requestReset, { email: 'nobody@nowhere.example' });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(known.status);
    expect(faceless(unknown.text)).toBe(faceless(known.text));
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await house.post.next(people.musa.email);
    expect(house.post.all('nobody@nowhere.example')).toEqual([]);
  });

  test('tells nobody by its codes either: both ids run out of tries alike', async () => {
    const known = await ask(people.danjuma.email);
    const { body: unknown } = await house.anyone.call(requestReset, { email: 'nobody@nowhere.example' });
    for (let step = 1; step <= 7; step += 1) {
      const code = wrongCode(known.code, step);
      const one = await house.anyone.call(checkResetCode, { resetId: known.resetId, code });
      const other = await house.anyone.call(checkResetCode, { resetId: unknown.resetId, code });
      expect({ ...other.body, requestId: '' }).toEqual({ ...one.body, requestId: '' });
      expect(other.status).toBe(one.status);
    }
  });

  test('refuses an address that is none, in the words of the specification', async () => {
    const { status, body } = await house.anyone.call(requestReset, { email: 'amina' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'email', says: 'accounts.resetEmailInvalid' }]);
  });

  test('refuses the sixth within 15 minutes', async () => {
    const asks = () => house.visitor().call(requestReset, { email: people.tunde.email });
    for (let count = 0; count < 5; count += 1) expect((await asks()).status).toBe(200);
    const { status, headers } = await asks();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('checking a reset code', () => {
  test('does: gives a proof that no script can read', async () => {
    const { status, headers } = await house.visitor().call(checkResetCode, await ask(people.bola.email));
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(
      /^reset-proof=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('tells whose code was right how long a password must be: six for Amina, ten for Bola who invests', async () => {
    const answers = [
      await house.anyone.call(checkResetCode, await ask(people.amina.email)),
      await house.anyone.call(checkResetCode, await ask(people.bola.email)),
    ];
    expect(answers.map(({ body }) => body)).toEqual([{ shortest: 6 }, { shortest: 10 }]);
  });

  test('refuses what is no six digits in the words of the specification too', async () => {
    const { resetId } = await ask(people.danjuma.email);
    for (const code of ['', '12345', 'abcdef', '1234567']) {
      const { status, body } = await house.anyone.call(checkResetCode, { resetId, code });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'code', says: 'accounts.resetCodeWrong' }]);
    }
  });

  test('refuses a wrong code, an old code, a code twice and an id nobody was given, in the same words', async () => {
    const { resetId, code } = await ask(people.amina.email);
    const spent = await ask(people.chidi.email).then(async () => ask(people.bola.email));
    await house.anyone.call(checkResetCode, spent);
    const answers = [
      await house.anyone.call(checkResetCode, { resetId, code: wrongCode(code) }),
      await house.anyone.call(checkResetCode, spent),
      await house.anyone.call(checkResetCode, { resetId: newId(), code }),
    ];
    house.clock.move({ minutes: 10 });
    answers.push(await house.anyone.call(checkResetCode, { resetId, code }));
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'wrong-reset-otp',
        title: 'Invalid OTP. Please check your email and try again.',
      });
    }
  });

  test('refuses the right code after five wrong ones', async () => {
    const { resetId, code } = await ask(people.amina.email);
    for (let step = 1; step <= 5; step += 1)
      await house.anyone.call(checkResetCode, { resetId, code: wrongCode(code, step) });
    expect((await house.anyone.call(checkResetCode, { resetId, code })).status).toBe(400);
  });

  test('refuses the first code once a second was asked for', async () => {
    const first = await ask(people.musa.email).then(() => ask(people.musa.email));
    const second = await ask(people.musa.email);
    expect((await house.anyone.call(checkResetCode, first)).status).toBe(400);
    expect((await house.anyone.call(checkResetCode, second)).status).toBe(200);
  });
});
