import type { Pool } from '#kit/db.ts';
import { run, sql } from '#kit/db.ts';
import { factorLimits, proveSecondFactor, signIn } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { codeAt } from '#accounts';
import type { Browser } from './browser.ts';
import type { MovableClock } from './movable-clock.ts';
import type { WorldPerson } from './people.ts';

/** A code works once, so each new proof waits for the next one. */
const proveFactor = async (browser: Browser, person: WorldPerson, clock: MovableClock): Promise<void> => {
  clock.move({ seconds: 31 });
  const code = codeAt(Buffer.from(person.factorSecret ?? '', 'hex'), clock.now());
  const proved = await browser.call(proveSecondFactor, { code });
  if (proved.status !== 200) throw new Error(`${person.firstName} could not prove the second factor: ${proved.text}`);
};

/** The house somebody comes into. */
export type At = { readonly clock: MovableClock; readonly pool: Pool; readonly isSecure: boolean };

/** People of the world come in on devices of their own: tests about those that are new to them use a visitor. */
const bringDevice = async (browser: Browser, { accountId }: WorldPerson, { clock, pool, isSecure }: At) => {
  const phoneId = newId();
  browser.cookies.set(isSecure ? '__Host-phone' : 'phone', phoneId);
  await run(
    pool,
    sql`insert into accounts.known_device (account_id, phone_id, first_seen_at, last_seen_at)
        values (${accountId}, ${phoneId}, ${clock.now()}, ${clock.now()})`,
  );
};

/** Signs a person of the world in, with their authenticator where they have one. */
export const enter = async (browser: Browser, person: WorldPerson, at: At, withFactor: boolean) => {
  const { clock } = at;
  await bringDevice(browser, person, at);
  const answer = await browser.call(signIn, { email: person.email, password: person.password });
  if (answer.status !== 200) throw new Error(`${person.firstName} could not sign in: ${answer.text}`);
  if (withFactor && person.factorSecret !== undefined) await proveFactor(browser, person, clock);
};

/** Who comes in again where the house took them for gone: an admin whose test moved the clock by an hour. */
const comingBack = (browser: Browser, person: WorldPerson, at: At): (() => Promise<void>) => {
  const mostMillis = (factorLimits.adminIdleMinutes - 5) * 60_000;
  let [seenMillis, entered] = [at.clock.now().getTime(), Promise.resolve()];
  return () => {
    const now = at.clock.now().getTime();
    const isGone = person.roles.includes('admin') && now - seenMillis >= mostMillis;
    seenMillis = now;
    if (isGone) entered = enter(browser, person, at, true);
    return entered;
  };
};

/**
 * A browser of somebody with an authenticator, who proves it again whenever an act asks for a fresh proof, as its dialog
 * would have them do, and signs in again where they were away too long.
 */
export const provingAgain = (browser: Browser, person: WorldPerson, at: At): Browser => {
  if (person.factorSecret === undefined) return browser;
  const { clock } = at;
  const comeBack = comingBack(browser, person, at);
  const again = async <Answer extends { readonly text: string }>(ask: () => Promise<Answer>): Promise<Answer> => {
    await comeBack();
    const answer = await ask();
    if (!answer.text.includes('"factor-not-fresh"')) return answer;
    await proveFactor(browser, person, clock);
    return ask();
  };
  return {
    ...browser,
    send: (request) => again(() => browser.send(request)),
    call: (contract, input, extras) => again(() => browser.call(contract, input, extras)),
  };
};
