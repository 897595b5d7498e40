import { afterAll, describe, expect, test } from 'vitest';
import { checkResetCode, otpTries, requestReset, verifyToken } from '@shuka/domain/accounts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { beginSignUp, newcomer, wrongCode } from '#world/journeys.ts';
import { isOnPostgres } from '#world/test-template.ts';
import { openHouse } from '#world/open-house.ts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Input } from '#world/browser.ts';

const house = await openHouse();
afterAll(house.close);

/** The embedded database takes one query at a time, so fewer guesses make the same crowd there. */
const guesses = isOnPostgres ? 2000 : 1000;

/** Each guess comes from an address of its own, as a botnet's would; every code is wrong but the last. */
const guessAll = async (contract: Contract, about: Input, code: string) => {
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, place) => {
      const guess = place === guesses - 1 ? code : wrongCode(code, place + 1);
      return house.visitor().call(contract, { ...about, code: guess });
    }),
  );
  return answers.map(({ status, body }) => (status === 200 ? 'right' : body.code));
};

describe('a crowd of guesses at one code', () => {
  test('of a sign-up: at most five are compared, and the right one behind them comes too late', async () => {
    const { uniqueId, code } = await beginSignUp(house, house.anyone, newcomer(1));
    const outcomes = await guessAll(verifyToken, { uniqueId }, code);
    const compared = outcomes.filter((outcome) => outcome === 'right' || outcome === 'wrong-otp');
    expect(compared.length).toBeLessThanOrEqual(otpTries);
    // Of so many at once a server may also send some away unheard, which is no comparison either.
    const unheard = outcomes.filter((outcome) => outcome === 'otp-used-up' || outcome === 'unavailable');
    expect(unheard).toHaveLength(guesses - compared.length);
    const kept = await row<{ tries: number }>(
      house.pool,
      sql`select tries from accounts.sign_up where id = ${uniqueId}`,
    );
    expect(kept?.tries).toBe(otpTries);
  });

  test('of a password reset: the same', async () => {
    const { body } = await house.anyone.call(requestReset, { email: people.amina.email });
    const code = await house.post.nextCode(people.amina.email);
    await guessAll(checkResetCode, { resetId: body.resetId }, code);
    const kept = await row<{ tries: number }>(
      house.pool,
      sql`select tries from accounts.password_reset where id = ${body.resetId}`,
    );
    expect(kept?.tries).toBe(otpTries);
    expect((await house.anyone.call(checkResetCode, { resetId: body.resetId, code })).status).toBe(400);
  });
});

describe('the counter of guesses', () => {
  /** What a careless programmer would write: read the count, compare, then add one. */
  const guessCarelessly = async (id: string): Promise<boolean> => {
    const seen = await row<{ tries: number }>(house.pool, sql`select tries from accounts.sign_up where id = ${id}`);
    if (seen === null || seen.tries >= otpTries) return false;
    await run(house.pool, sql`update accounts.sign_up set tries = ${seen.tries + 1} where id = ${id}`);
    return true;
  };

  test('matters: read first and written after, it lets more than five through', async () => {
    const { uniqueId } = await beginSignUp(house, house.anyone, newcomer(2));
    const compared = await Promise.all(Array.from({ length: 100 }, () => guessCarelessly(uniqueId)));
    expect(compared.filter(Boolean).length).toBeGreaterThan(otpTries);
  });
});
