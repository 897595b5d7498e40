import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWallet, startPayment } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, run, sql } from '#kit/db.ts';
import type { PaymentProvider, TransferFound } from '#kit/payments.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openPaystack } from '#world/stand-in-paystack.ts';
import { findViolations } from './ledger-proof.ts';
import { balanceOf, move } from './move.ts';
import { openClearing, openCost, openPlatformAccount, openWallet } from './open-ledger-account.ts';
import { lookBack } from './payment-jobs.ts';
import { setAsidePayout } from './payment-money.ts';
import { insertPayout } from './payout-store.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayment } from './settle-payment.ts';

/* What a payment provider keeps for itself: a cost of the house, so that the ledger says what the provider holds. */

const paystack = await openPaystack();
let transfer: TransferFound = { state: 'sent', providerReference: 'TRF_1' };

/** Charges are asked of the stand-in over the network; transfers are what a test says. */
const provider: PaymentProvider = { ...paystack.provider, verifyTransfer: async () => transfer };
const house = await openHouse({ payments: [provider] });
afterAll(async () => {
  await house.close();
  await paystack.close();
});

const { bola, ngozi } = people;
const amountKobo = 5_000_000;
const feeKobo = 75_000;
const { pool, clock } = house;
let clearing = '';
let costs = '';

beforeAll(async () => {
  clearing = await openClearing(pool, 'paystack', 'real', clock.now());
  costs = await openCost(pool, 'provider-fees', 'real', clock.now());
});

const stand = async () => ({
  held: -(await balanceOf(pool, clearing)) || 0,
  costs: -(await balanceOf(pool, costs)) || 0,
  wallet: (await house.as(bola).call(readWallet, {})).body.balanceKobo,
});

/** What came to what there was before some work. */
const changeBy = async (work: () => Promise<unknown>) => {
  const before = await stand();
  await work();
  const after = await stand();
  return { held: after.held - before.held, costs: after.costs - before.costs, wallet: after.wallet - before.wallet };
};

const begin = async (): Promise<string> =>
  (await house.as(bola).call(startPayment, { id: newId(), purpose: 'wallet', amountKobo })).body.id;

const paid = (id: string, fees: number | null) =>
  paystack.becomes(id, { status: 'success', amount: amountKobo, currency: 'NGN', fees });

const settle = (id: string) => settlePayment(house.services, id, 'test');

describe('a payment', () => {
  test('is in the wallet whole; what Paystack kept of it is a cost, and Paystack holds that much less', async () => {
    const id = await begin();
    paid(id, feeKobo);
    const change = await changeBy(() => Promise.all([settle(id), settle(id)]));
    expect(change).toEqual({ held: amountKobo - feeKobo, costs: feeKobo, wallet: amountKobo });
    expect(await changeBy(() => lookBack(house.services))).toEqual({ held: 0, costs: 0, wallet: 0 });
    expect((await findViolations(pool)).isRight).toBe(true);
  });

  test('whose fee is told of later has it noted then, once', async () => {
    const id = await begin();
    paid(id, null);
    expect(await changeBy(() => settle(id))).toEqual({ held: amountKobo, costs: 0, wallet: amountKobo });
    paid(id, feeKobo);
    const later = await changeBy(async () => {
      await lookBack(house.services);
      await settle(id);
    });
    expect(later).toEqual({ held: -feeKobo, costs: feeKobo, wallet: 0 });
  });

  test.each([0, -1, 100.5, amountKobo + 1])('of which %d kobo are said to be kept has no fee noted', async (fees) => {
    const id = await begin();
    paid(id, fees);
    expect(await changeBy(() => settle(id))).toEqual({ held: amountKobo, costs: 0, wallet: amountKobo });
  });
});

test('a payout costs what the provider took for it, though it should tell of that later', async () => {
  const id = newId();
  const at = clock.now();
  const ownerId = bola.accountId;
  await inTransaction(pool, async (db) => {
    const moveId = await setAsidePayout(
      db,
      { id, ownerId, amountKobo, provider: 'paystack' },
      { at, requestId: 'test' },
    );
    const bank = { bankCode: '000013', tail: '789', bankChangedAt: at.toISOString(), holdUntil: at.toISOString() };
    const payout = { id, ownerId, amountKobo, provider: 'paystack' as const, moveId, createdAt: at.toISOString() };
    await insertPayout(db, { ...payout, ...bank });
  });
  const sends = sql`update finance.payout set state = 'sending', sending_at = ${at}, decided_by = ${ngozi.accountId}
    where id = ${id}`;
  await run(pool, sends);
  const send = () => sendPayout(house.services, id, 'test');
  expect(await changeBy(send)).toEqual({ held: -amountKobo, costs: 0, wallet: 0 });
  transfer = { ...transfer, feeKobo: 5000 };
  const later = await changeBy(async () => {
    await send();
    await send();
  });
  expect(later).toEqual({ held: -5000, costs: 5000, wallet: 0 });
  expect((await findViolations(pool)).isRight).toBe(true);
});

test('nothing but a provider’s fee leaves the costs, whoever asks', async () => {
  const at = clock.now();
  const origin = { by: null, endpoint: 'test', requestId: 'test', at };
  const asked = { id: newId(), reason: '', subjectId: null, from: costs, amountKobo: 100 } as const;
  const wallet = await openWallet(pool, bola.accountId, 'real', at);
  const fees = await openPlatformAccount(pool, 'fees', 'real', at);
  for (const to of [wallet, fees, clearing])
    await expect(move(pool, { ...asked, kind: 'transfer', to }, origin)).rejects.toThrow(/only the fee of a provider/);
  await expect(
    run(
      pool,
      sql`insert into finance.ledger_account (id, kind, money, key, balance_kobo, opened_at)
    values (${newId()}, 'cost', 'real', 'other', -1, ${at})`,
    ),
  ).rejects.toThrow(/opened with nothing/);
});
