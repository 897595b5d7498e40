import { afterAll, describe, expect, test } from 'vitest';
import {
  addPasskey,
  askPasskey,
  decidePerson,
  makeRecoveryCodes,
  proveByCode,
  proveSecondFactor,
  readFactorDemand,
  readFactors,
  readMe,
  removeApp,
  saveBankAccount,
  setFactorDemand,
} from '@shuka/domain/accounts';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { codeAt } from '#accounts';
import { people, type WorldPerson } from '#world';
import { makeAuthenticator } from '#world/authenticator.ts';
import type { Browser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, bola, danjuma, ifeoma, ngozi, tunde } = people;

/** An admin in a browser that proves nothing by itself. */
const ngoziByHand = async (): Promise<Browser> => {
  const browser = await house.signIn(ngozi, { withFactor: false });
  await prove(browser);
  return browser;
};

const prove = (browser: Browser) => {
  house.clock.move({ seconds: 31 });
  return browser.call(proveSecondFactor, { code: codeAt(Buffer.from(ngozi.factorSecret, 'hex'), house.clock.now()) });
};

const addKey = async (browser: Browser) => {
  const { body: ask } = await browser.call(askPasskey, {});
  return browser.call(addPasskey, { name: 'Phone', made: makeAuthenticator('http://localhost:3000').make(ask) });
};

const account = { bankCode: '058', number: '0123456789' };

const saveAccountOf = (browser: Browser, { password }: WorldPerson) =>
  browser.call(saveBankAccount, { ...account, password });

describe('an act that gives money out or lets somebody in', () => {
  test('asks an admin for the second factor again once ten minutes are over', async () => {
    const browser = await ngoziByHand();
    const decide = () => browser.call(decidePerson, { accountId: tunde.accountId, decision: 'approve', reason: '' });
    house.clock.move({ minutes: 11 });
    expect((await decide()).body.code).toBe('factor-not-fresh');
    expect((await browser.call(readFactors, {})).status).toBe(200);
    await prove(browser);
    expect((await decide()).body.code).not.toBe('factor-not-fresh');
  });

  test('asks an investor who has one, and no farmer who has none', async () => {
    const investor = await house.signIn(bola);
    await addKey(investor);
    house.clock.move({ minutes: 11 });
    expect((await saveAccountOf(investor, bola)).body.code).toBe('factor-not-fresh');
    const farmer = await house.signIn(amina);
    expect((await saveAccountOf(farmer, amina)).body.code).not.toMatch(/^factor/);
  });
});

describe('codes on paper', () => {
  test('open a session once each; those before new ones open nothing', async () => {
    const browser = await house.signIn(ngozi);
    const first = (await browser.call(makeRecoveryCodes, {})).body.codes;
    const { codes } = (await browser.call(makeRecoveryCodes, {})).body;
    expect(new Set(codes).size).toBe(10);
    const lost = await house.signIn(ngozi, { withFactor: false });
    const codeOf = async (code: string) => (await lost.call(proveByCode, { code })).body.code;
    expect(await codeOf(first[0] ?? '')).toBe('wrong-recovery-code');
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await lost.call(proveByCode, { code: typed })).body.secondFactor).toBe('proved');
    expect((await lost.call(readFactors, {})).body.codesLeft).toBe(9);
    expect(await codeOf(typed)).toBe('wrong-recovery-code');
    const other = await house.signIn(ifeoma, { withFactor: false });
    expect((await other.call(proveByCode, { code: codes[1] ?? '' })).body.code).toBe('wrong-recovery-code');
  });

  test('are made by nobody without a second factor', async () => {
    expect((await (await house.signIn(amina)).call(makeRecoveryCodes, {})).body.code).toBe('no-factor');
  });
});

describe('an authenticator app', () => {
  test('of staff goes once a passkey is there, and not before', async () => {
    const browser = await house.signIn(ifeoma);
    expect((await browser.call(removeApp, {})).body.code).toBe('last-factor');
    expect((await addKey(browser)).status).toBe(201);
    expect((await browser.call(removeApp, {})).body).toMatchObject({ appSince: null, mayRemoveLast: false });
    expect((await browser.call(readMe, {})).body.secondFactor).toBe('proved');
  });
});

describe('from the day it is demanded', () => {
  test('a mill without a second factor changes no payout account before it set one up', async () => {
    const admin = await house.signIn(ngozi);
    const today = dayOf(house.clock.now());
    expect((await admin.call(readFactorDemand, {})).body.startsOn > today).toBe(true);
    const set = (day: string) => admin.call(setFactorDemand, { startsOn: day, reason: 'The board decided so.' });
    expect((await set(addDays(today, 13))).body.code).toBe('notice-too-short');
    expect((await set(addDays(today, 14))).body).toMatchObject({ reason: 'The board decided so.' });
    const before = await house.signIn(danjuma);
    expect((await before.call(readFactors, {})).body.demandedFrom).toBe(addDays(today, 14));
    expect((await saveAccountOf(before, danjuma)).body.code).not.toBe('factor-to-set-up');
    house.clock.move({ hours: 24 * 14 });
    const browser = await house.signIn(danjuma);
    expect((await saveAccountOf(browser, danjuma)).body.code).toBe('factor-to-set-up');
    expect((await addKey(browser)).status).toBe(201);
    expect((await saveAccountOf(browser, danjuma)).body.code).not.toMatch(/^factor/);
  });
});
