import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveBankAccount } from '@shuka/domain/accounts';
import { askPayout, decidePayout, readPayout, readWallet } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import type { PaymentProvider, TransferFound } from '#kit/payments.ts';
import { people, type WorldPerson } from '#world';
import { openHouse } from '#world/open-house.ts';
import { fillWallet } from '#world/fill-wallet.ts';
import { findViolations } from './ledger-proof.ts';
import { lookBack, reconcile } from './payment-jobs.ts';
import { sendPayout } from './send-payout.ts';

/* Payouts where it is not known whether the money is out, or whose owner may not have it now. */

let [hears, refuses] = [true, false];
let ordered = 0;
let known: TransferFound | null = null;

/** The payout that a test is about. */
let latest = '';

/** A provider whose answers get lost, which then refuses a second order and knows only what it is told here. */
const provider = {
  name: 'sandbox',
  isSandbox: true,
  transfer: async () => {
    ordered += 1;
    if (!hears) throw new Error('sandbox: no answer in time');
    return { state: refuses ? 'refused' : 'sent', providerReference: '' };
  },
  verifyTransfer: async (reference) => (reference === latest ? known : null),
} as Partial<PaymentProvider> as PaymentProvider; // nothing else of it is called here

const house = await openHouse({ payments: [provider] });
afterAll(house.close);

const { amina, musa, ngozi } = people;
const amountKobo = 1_000_000;

const saveBank = (accountNumber: string) =>
  house.as(amina).call(saveBankAccount, { bankCode: '000013', accountNumber, password: amina.password });
const ageBank = () =>
  run(house.pool, sql`update accounts.identity_number set changed_at = changed_at - interval '25 hours'`);

const decide = (payoutId: string, decision: 'approve' | 'refuse') =>
  house.as(ngozi).call(decidePayout, { payoutId, decision, reason: 'Looked at', password: ngozi.password });

const ask = async (): Promise<string> => {
  const id = newId();
  const asked = await house.as(amina).call(askPayout, { id, amountKobo, password: amina.password });
  expect(asked.status).toBe(201);
  latest = id;
  return id;
};

const approve = async (): Promise<string> => {
  const id = await ask();
  expect((await decide(id, 'approve')).status).toBe(200);
  return id;
};

const send = (id: string) => sendPayout(house.services, id, 'test');
/** The house as it will be; nobody is signed out meanwhile. */
const inHours = (hours: number) => ({
  ...house.services,
  clock: { now: () => new Date(house.clock.now().getTime() + hours * 3_600_000) },
});
const stateOf = async (payoutId: string) => (await house.as(amina).call(readPayout, { payoutId })).body.state;
const inWallet = async (person: WorldPerson = amina) => (await house.as(person).call(readWallet, {})).body.balanceKobo;
const wantsPerson = (payoutId: string) => ({ what: { payoutId }, words: 'a payout wants a person' });

beforeAll(async () => {
  await saveBank('0123456789');
  await ageBank();
  await fillWallet(house, amina, 90_000_000);
});
beforeEach(async () => {
  [hears, refuses, ordered, known] = [true, false, 0, null];
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
});

describe('a payout whose first order may have gone through', () => {
  test('stays on its way though a second order is refused, and a person is told', async () => {
    const before = await inWallet();
    const id = await approve();
    hears = false;
    await expect(send(id)).rejects.toThrow('no answer in time');
    [hears, refuses] = [true, true];
    house.clock.move({ minutes: 16 });
    await reconcile(house.services);
    expect([await stateOf(id), ordered, before - (await inWallet())]).toEqual(['sending', 2, amountKobo]);
    expect(house.errors).toContainEqual(wantsPerson(id));
    known = { state: 'sent', providerReference: 'TRF_1' };
    await reconcile(house.services);
    expect(await stateOf(id)).toBe('sent');
  });

  test('stays on its way though the account number is gone', async () => {
    const before = await inWallet();
    const id = await approve();
    hears = false;
    await expect(send(id)).rejects.toThrow('no answer in time');
    hears = true;
    await saveBank('2222222222');
    await ageBank();
    house.clock.move({ minutes: 16 });
    await reconcile(house.services);
    expect([await stateOf(id), ordered, before - (await inWallet())]).toEqual(['sending', 1, amountKobo]);
    expect(house.errors).toContainEqual(wantsPerson(id));
    known = { state: 'failed', providerReference: 'TRF_2' };
    await reconcile(house.services);
    expect([await stateOf(id), await inWallet()]).toEqual(['failed', before]);
  });
});

test('a payout that was sent and comes back days later, of which nobody told, is found', async () => {
  const before = await inWallet();
  const id = await approve();
  await send(id);
  known = { state: 'failed', providerReference: 'TRF_3' };
  await reconcile(inHours(72)); // which asks only about what is on its way
  expect(await stateOf(id)).toBe('sent');
  await lookBack(inHours(72));
  expect([await stateOf(id), await inWallet()]).toEqual(['failed', before]);
});

test('an approved payout can still be refused while it is on hold, and then it never leaves', async () => {
  const before = await inWallet();
  await saveBank('3333333333');
  const id = await approve();
  expect((await decide(id, 'refuse')).status).toBe(200);
  await sendPayout(inHours(25), id, 'test');
  expect([await stateOf(id), ordered, await inWallet()]).toEqual(['refused', 0, before]);
  await ageBank();
});

describe('a payout of an account that is not open', () => {
  const setState = (state: string) =>
    run(house.pool, sql`update accounts.account set state = ${state} where id = ${amina.accountId}`);

  test.each(['pending', 'closed'])('waits while the account is %s', async (state) => {
    const id = await approve();
    await setState(state);
    await reconcile(house.services);
    expect(ordered).toBe(0);
    await setState('active');
    await reconcile(house.services);
    expect([await stateOf(id), ordered]).toEqual(['sent', 1]);
  });

  test('goes back to the wallet of the account that it was merged into', async () => {
    const id = await ask();
    const before = await inWallet(musa);
    const merge = sql`update accounts.account set state = 'closed', merged_into = ${musa.accountId}
      where id = ${amina.accountId}`;
    await run(house.pool, merge);
    expect((await decide(id, 'refuse')).status).toBe(200);
    expect((await inWallet(musa)) - before).toBe(amountKobo);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });
});
