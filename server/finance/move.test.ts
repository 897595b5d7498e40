import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { MoveDraft } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, row, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { move } from './move.ts';
import { openWallet } from './open-ledger-account.ts';
import { openTrialLedger } from './trial-ledger.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, amina, musa } = people;
const { pool } = house;
const owners = { investor: bola.accountId, farmer: amina.accountId, neighbour: musa.accountId };
const ledger = await openTrialLedger(pool, owners, house.clock.now());
const { accounts, asked, make, makeAll, origin, stand } = ledger;

beforeEach(ledger.beginAnew);

describe('a move of money', () => {
  test('takes from one account what it gives another, and says what each has after', async () => {
    const pledge = asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow, amountKobo: 40_000 });
    const made = await make(pledge);
    expect(made).toMatchObject({ isNew: true, move: { ...pledge, fromBalanceKobo: 60_000, toBalanceKobo: 40_000 } });
    expect(await stand()).toEqual({ investor: 60_000, farmer: 0, neighbour: 0, escrow: 40_000 });
  });

  test('asked for again is the same move, also once there is not enough for another', async () => {
    const pledge = asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow });
    const first = await make(pledge);
    expect(await make(pledge)).toEqual({ move: first.move, isNew: false });
    expect(await stand()).toMatchObject({ investor: 0, escrow: 100_000 });
  });

  test.each<[string, Partial<MoveDraft>]>([
    ['another amount', { amountKobo: 99_999 }],
    ['another reason', { reason: 'for seed' }],
    ['another kind', { kind: 'transfer' }],
  ])('is not made again by the same id with %s', async (_, change) => {
    const topUp = asked();
    await make(topUp);
    await expect(make({ ...topUp, ...change })).rejects.toMatchObject({ code: 'same-id-other-body' });
    expect(await stand()).toMatchObject({ investor: 200_000 });
  });

  test('is not made again by the same id to someone else', async () => {
    const topUp = asked();
    await make(topUp);
    await expect(make({ ...topUp, to: accounts.neighbour })).rejects.toMatchObject({ code: 'same-id-other-body' });
    expect(await stand()).toMatchObject({ investor: 200_000, neighbour: 0 });
  });

  test('of more than there is is refused and leaves nothing behind', async () => {
    const tooMuch = asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow, amountKobo: 100_001 });
    await expect(make(tooMuch)).rejects.toMatchObject({ code: 'not-enough-money' });
    expect(await stand()).toMatchObject({ investor: 100_000, escrow: 0 });
    expect(await row(pool, sql`select 1 from finance.move where id = ${tooMuch.id}`)).toBeNull();
  });

  test.each([0, -1, 0.5, Number.NaN, 9_000_000_000_000_001])('of %d kobo is none', async (amountKobo) => {
    await expect(make(asked({ amountKobo }))).rejects.toThrow(RangeError);
    expect(await stand()).toMatchObject({ investor: 100_000 });
  });

  test('does not lead from the sandbox to real money, to itself or to nowhere', async () => {
    const real = await openWallet(pool, bola.accountId, 'real', house.clock.now());
    for (const to of [real, accounts.clearing, newId()]) await expect(make(asked({ to }))).rejects.toThrow(RangeError);
  });

  test('is undone with all else of a transaction that fails', async () => {
    const failing = inTransaction(pool, async (db) => {
      await move(db, asked(), origin);
      throw new Error('the offer was closed');
    });
    await expect(failing).rejects.toThrow('the offer was closed');
    expect(await stand()).toMatchObject({ investor: 100_000 });
  });

  test('has its line in the audit log', async () => {
    const topUp = asked();
    await make(topUp);
    const line = await row(pool, sql`select account_id, act, endpoint from kit.audit where object_id = ${topUp.id}`);
    expect(line).toEqual({ account_id: bola.accountId, act: 'moved money', endpoint: 'finance.move' });
  });

  test('of 40 at once from one wallet is made as often as there is money', async () => {
    const pledge = () =>
      make(asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow, amountKobo: 9000 }));
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, pledge));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    expect(await stand()).toMatchObject({ investor: 1000, escrow: 99_000 });
  });

  test('of all there is, sent ten times at once, is one move and ten answers', async () => {
    const pledge = asked({ kind: 'pledge', from: accounts.investor, to: accounts.escrow });
    const made = await Promise.all(Array.from({ length: 10 }, () => make(pledge)));
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(made.map(({ move: { fromNumber } }) => fromNumber)).size).toBe(1);
    expect(await stand()).toMatchObject({ investor: 0, escrow: 100_000 });
  });

  test('sent ten times at once is one move', async () => {
    const topUp = asked();
    const made = await Promise.all(Array.from({ length: 10 }, () => make(topUp)));
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await stand()).toMatchObject({ investor: 200_000 });
  });
});

describe('several moves at once', () => {
  const harvest = () => [
    asked({ to: accounts.escrow, kind: 'repayment', amountKobo: 70_000 }),
    asked({ from: accounts.escrow, to: accounts.investor, kind: 'return', amountKobo: 50_000 }),
    asked({ from: accounts.escrow, to: accounts.farmer, kind: 'return', amountKobo: 15_000 }),
    asked({ from: accounts.escrow, to: accounts.fees, kind: 'fee', amountKobo: 5000 }),
  ];

  test('are made in their order, so that one may pass on what another brought', async () => {
    const made = await makeAll(harvest());
    expect(made.map((one) => one.isNew)).toEqual([true, true, true, true]);
    expect(await stand()).toEqual({ investor: 150_000, farmer: 15_000, neighbour: 0, escrow: 0 });
  });

  test('are all or none', async () => {
    const over = [...harvest(), asked({ from: accounts.escrow, to: accounts.neighbour, amountKobo: 1 })];
    await expect(makeAll(over)).rejects.toMatchObject({ code: 'not-enough-money' });
    expect(await stand()).toEqual({ investor: 100_000, farmer: 0, neighbour: 0, escrow: 0 });
  });

  test('asked for again are the same, and with another among them none', async () => {
    const several = harvest();
    await makeAll(several);
    expect((await makeAll(several)).map((one) => one.isNew)).toEqual([false, false, false, false]);
    await expect(makeAll([...several, asked()])).rejects.toMatchObject({ code: 'same-id-other-body' });
    expect(await stand()).toEqual({ investor: 150_000, farmer: 15_000, neighbour: 0, escrow: 0 });
  });
});
