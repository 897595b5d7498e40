import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveBankAccount } from '@shuka/domain/accounts';
import { askPayout, decidePayout, listPayouts, readPayout, readWallet } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import type { PaymentProvider, TransferFound } from '#kit/payments.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { fillWallet } from '#world/fill-wallet.ts';
import { findViolations } from './ledger-proof.ts';
import { reconcile } from './payment-jobs.ts';
import { sendPayout } from './send-payout.ts';

/* Money that leaves: a day after a change of the bank account, once, though answers are lost. */

const made = new Map<string, TransferFound>();
let ordered: string[] = [];
let answers: 'well' | 'lost after' | 'lost before' | 'refused' = 'well';
let ends: TransferFound['state'] = 'sent';

/** A provider that has each transfer once, and whose answers can be lost. */
const provider = {
  name: 'sandbox',
  isSandbox: true,
  transfer: async ({ reference, accountNumber }) => {
    ordered.push(accountNumber);
    if (answers === 'lost before') throw new Error('sandbox: no answer in time');
    if (answers === 'refused' || made.has(reference)) return { state: 'refused', providerReference: '' };
    made.set(reference, { state: ends, providerReference: `TRF_${reference}` });
    if (answers === 'lost after') throw new Error('sandbox: no answer in time');
    return made.get(reference) ?? { state: 'refused', providerReference: '' };
  },
  verifyTransfer: async (reference) => made.get(reference) ?? null,
} as Partial<PaymentProvider> as PaymentProvider; // nothing else of it is called here

const house = await openHouse({ payments: [provider] });
afterAll(house.close);

const { amina, ngozi } = people;

const putIn = (amountKobo: number) => fillWallet(house, amina, amountKobo);

const saveBank = (accountNumber: string) =>
  house.as(amina).call(saveBankAccount, { bankCode: '000013', accountNumber, password: amina.password });

/** The bank account is older than the hold. */
const ageBank = () =>
  run(house.pool, sql`update accounts.identity_number set changed_at = changed_at - interval '25 hours'`);

const approve = async (): Promise<string> => {
  const id = newId();
  const asked = await house.as(amina).call(askPayout, { id, amountKobo: 1_000_000, password: amina.password });
  expect(asked.status).toBe(201);
  const decision = { payoutId: id, decision: 'approve', reason: '', password: ngozi.password };
  expect((await house.as(ngozi).call(decidePayout, decision)).status).toBe(200);
  return id;
};

const send = (id: string) => sendPayout(house.services, id, 'test');
const shown = async (payoutId: string) => (await house.as(amina).call(readPayout, { payoutId })).body;
const stateOf = async (id: string) => (await shown(id)).state;
const inWallet = async () => (await house.as(amina).call(readWallet, {})).body.balanceKobo;

beforeAll(async () => {
  await saveBank('0123456789');
  await ageBank();
  await putIn(100_000_000);
});
beforeEach(async () => {
  [answers, ends, ordered] = ['well', 'sent', []];
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
});

describe('a payout that was approved', () => {
  test('leaves for the whole number in the vault, and is done', async () => {
    const before = await inWallet();
    const id = await approve();
    await send(id);
    const { state, history } = await shown(id);
    expect(state).toBe('sent');
    expect(history.map((step) => step.state)).toEqual(['asked', 'approved', 'sending', 'sent']);
    expect(ordered).toEqual(['0123456789']);
    expect(before - (await inWallet())).toBe(1_000_000);
    const { body } = await house.as(ngozi).call(listPayouts, { state: 'sent' });
    expect(body.items[0]).toMatchObject({ id, ownerName: 'Amina Yusuf', masked: '•••••••789' });
  });

  test('leaves once, though it is sent by five at once', async () => {
    const id = await approve();
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => send(id)));
    expect(await stateOf(id)).toBe('sent');
    const sent = sql`select 1 from finance.move where subject_id = ${id} and kind = 'payout-sent'`;
    expect(await rows(house.pool, sent)).toHaveLength(1);
  });

  test('whose answer was lost after it was made is found, and not ordered again', async () => {
    const id = await approve();
    answers = 'lost after';
    await expect(send(id)).rejects.toThrow('no answer in time');
    expect(await stateOf(id)).toBe('sending');
    answers = 'well';
    await reconcile(house.services); // too soon to ask
    expect(await stateOf(id)).toBe('sending');
    house.clock.move({ minutes: 16 });
    await reconcile(house.services);
    expect([await stateOf(id), ordered.length]).toEqual(['sent', 1]);
  });

  test('whose order was lost before it was made is ordered again, by the same reference', async () => {
    const id = await approve();
    answers = 'lost before';
    await expect(send(id)).rejects.toThrow('no answer in time');
    answers = 'well';
    await send(id); // too soon: whoever ordered may be at it still
    expect([await stateOf(id), ordered.length]).toEqual(['sending', 1]);
    house.clock.move({ minutes: 11 });
    await send(id);
    expect([await stateOf(id), ordered.length]).toEqual(['sent', 2]);
  });

  test('waits while the provider works on it, and then is what the provider says', async () => {
    const id = await approve();
    ends = 'pending';
    await send(id);
    expect(await stateOf(id)).toBe('sending');
    made.set(id, { state: 'sent', providerReference: `TRF_${id}` });
    await send(id);
    expect(await stateOf(id)).toBe('sent');
  });
});

describe('the money is in the wallet again', () => {
  test.each([
    ['the provider refuses it', 'refused', 'sent'],
    ['the bank sends it back', 'well', 'failed'],
  ] as const)('when %s', async (_what, answer, end) => {
    const before = await inWallet();
    const id = await approve();
    [answers, ends] = [answer, end];
    await send(id);
    expect(await shown(id)).toMatchObject({ state: 'failed', trouble: 'bank-refused' });
    await send(id);
    expect(await inWallet()).toBe(before);
  });

  test('when the bank sends it back days later', async () => {
    const before = await inWallet();
    const id = await approve();
    await send(id);
    made.set(id, { state: 'failed', providerReference: `TRF_${id}` });
    await send(id);
    await send(id);
    expect(await stateOf(id)).toBe('failed');
    expect(await inWallet()).toBe(before);
  });

  test('when the bank account was changed after the approval', async () => {
    const before = await inWallet();
    const id = await approve();
    house.clock.move({ seconds: 1 });
    await saveBank('2222222222');
    await send(id);
    expect(await shown(id)).toMatchObject({ state: 'failed', trouble: 'bank-changed' });
    expect([await inWallet(), ordered]).toEqual([before, []]);
  });
});

test('nothing leaves for a day after the bank account was changed, not even by hand', async () => {
  const id = await approve();
  for (const hours of [0, 23]) {
    house.clock.move({ hours });
    await send(id);
    await reconcile(house.services);
    const held = await rows(house.pool, sql`select 1 from finance.payout where id = ${id} and state = 'approved'`);
    expect([hours, held.length, ordered]).toEqual([hours, 1, []]);
  }
  const early = sql`update finance.payout set state = 'sending', sending_at = ${house.clock.now()} where id = ${id}`;
  await expect(run(house.pool, early)).rejects.toThrow(/check constraint/);
  house.clock.move({ hours: 2 });
  await reconcile(house.services);
  expect(ordered).toEqual(['2222222222']);
});

test('the ledger keeps its rules through all of it', async () => {
  expect((await findViolations(house.pool)).violations).toEqual(
    Object.fromEntries(Object.keys((await findViolations(house.pool)).violations).map((rule) => [rule, 0])),
  );
});
