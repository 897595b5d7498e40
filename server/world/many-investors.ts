import { riskOf, riskTest } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertInvestorFile, startSession } from '#accounts';
import { cookieToSet } from '#kit/cookies.ts';
import type { Context } from '#kit/context.ts';
import type { Browser } from './browser.ts';
import { someFile } from './investors.ts';
import { fillWallet } from './fill-wallet.ts';
import type { OpenHouse } from './open-house.ts';
import { settlePerson } from './settle-person.ts';

/** Somebody with money to put in, signed in. */
export type Investor = { readonly accountId: string; readonly email: string; readonly browser: Browser };

/** Somebody with a session as signing in gives it, without the password: hashing hundreds takes longer than a test may. */
export const enterAs = async (house: OpenHouse, accountId: string): Promise<Browser> => {
  const { services, pool, clock } = house;
  const browser = house.visitor();
  const context = {
    ...services,
    db: pool,
    clock,
    device: 'a test',
    actor: { accountId: null },
    cookie: () => undefined,
    afterwards: () => undefined, // letters about it
    setCookie: (change: Parameters<Context['setCookie']>[0]) => {
      const { name, value } = cookieToSet(change, services.publicUrl);
      browser.cookies.set(name, value);
    },
  };
  await startSession(context as unknown as Context, accountId); // it looks at nothing else
  return browser;
};

let settledBefore = 0;

/** Opens the account of an investor who earns a lot, whose wallet has so much in it. */
export const settleInvestor = async (house: OpenHouse, inWalletKobo: number): Promise<Investor> => {
  const { pool, clock } = house;
  const now = clock.now();
  const phone = `+23480${String((settledBefore += 1)).padStart(8, '0')}`;
  const accountId = newId();
  const email = `${accountId}@investors.example`;
  const named = { id: accountId, firstName: 'Ireti', lastName: 'Coker', email, phone };
  await settlePerson(pool, now, { ...named, roles: ['investor'] });
  const { score, band } = riskOf(someFile.riskAnswers);
  const test = { riskVersion: riskTest.version, riskScore: score, riskBand: band, version: 1 };
  const file = { ...someFile, ...test, saidAt: now.toISOString() };
  await insertInvestorFile(pool, newId(), accountId, file);
  if (inWalletKobo > 0) await fillWallet(house, { accountId }, inWalletKobo);
  return { accountId, email, browser: await enterAs(house, accountId) };
};

/** So many of them. */
export const settleInvestors = async (house: OpenHouse, count: number, inWalletKobo: number): Promise<Investor[]> => {
  const settled: Investor[] = [];
  while (settled.length < count) settled.push(await settleInvestor(house, inWalletKobo));
  return settled;
};
