import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { readLedgerStatement, readWallet, type LedgerLine } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import type { Origin } from './ledger-store.ts';
import { move, moveAll, type MoveAsked } from './move.ts';
import { openClearing, openEscrow, openWallet } from './open-ledger-account.ts';

const house = await openHouse();
afterAll(house.close);

const { pool } = house;
const { bola, amina, danjuma, chidi, ngozi } = people;
const now = house.clock.now();
const origin: Origin = { by: bola.accountId, endpoint: 'finance.move', requestId: 'a test', at: now };
const offer = newId();

const accounts = { wallet: '', clearing: '', escrow: '' };

const asked = (change: Partial<MoveAsked>): MoveAsked => ({
  id: newId(),
  kind: 'top-up',
  reason: '',
  subjectId: null,
  from: accounts.clearing,
  to: accounts.wallet,
  amountKobo: 100,
  ...change,
});

/** Bola pays in ₦1,000, then 30 times ₦1, and puts ₦400 into an offer of maize. */
beforeAll(async () => {
  accounts.wallet = await openWallet(pool, bola.accountId, 'sandbox', now);
  accounts.clearing = await openClearing(pool, 'sandbox', 'sandbox', now);
  accounts.escrow = await openEscrow(pool, offer, 'sandbox', now);
  await inTransaction(pool, (db) => move(db, asked({ amountKobo: 100_000 }), origin));
  await inTransaction(pool, (db) =>
    moveAll(
      db,
      Array.from({ length: 30 }, () => asked({})),
      origin,
    ),
  );
  const pledge: Partial<MoveAsked> = { kind: 'pledge', reason: 'Maize in Bichi', subjectId: offer, amountKobo: 40_000 };
  const outward = { from: accounts.wallet, to: accounts.escrow };
  await inTransaction(pool, (db) => move(db, asked({ ...pledge, ...outward }), origin));
});

const wholeStatement = async (limit: string): Promise<LedgerLine[]> => {
  const lines: LedgerLine[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const asks = after === undefined ? { limit } : { limit, after };
    const { body } = await house.as(bola).call(readLedgerStatement, asks);
    lines.push(...body.items);
    after = body.next;
  }
  return lines;
};

describe('a wallet', () => {
  test('says what is in it, whose money it is, and what was moved last', async () => {
    const { status, body } = await house.as(bola).call(readWallet, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ ownerId: bola.accountId, money: 'sandbox', balanceKobo: 63_000 });
    expect(body.latest).toHaveLength(5);
    expect(body.latest[0]).toEqual({
      moveId: expect.any(String),
      number: 32,
      kind: 'pledge',
      reason: 'Maize in Bichi',
      subjectId: offer,
      amountKobo: -40_000,
      balanceKobo: 63_000,
      reverses: null,
      madeAt: now.toISOString(),
    });
  });

  test('nobody opened has nothing in it, and looking opens none', async () => {
    for (const person of [amina, danjuma]) {
      const { status, body } = await house.as(person).call(readWallet, {});
      expect([status, body.balanceKobo, body.latest]).toEqual([200, 0, []]);
      expect((await house.as(person).call(readLedgerStatement, {})).body).toEqual({ items: [], next: null });
    }
  });

  test('is open to its owner and to admins, who look, and to nobody else', async () => {
    const ofBola = { ownerId: bola.accountId };
    expect((await house.as(ngozi).call(readWallet, ofBola)).body.balanceKobo).toBe(63_000);
    expect((await house.as(amina).call(readWallet, ofBola)).status).toBe(404);
    expect((await house.as(chidi).call(readWallet, ofBola)).status).toBe(403);
    expect((await house.as(amina).call(readLedgerStatement, ofBola)).status).toBe(404);
  });
});

test('the moves of a wallet come with all else that is kept of its owner', async () => {
  const { records } = (await house.as(bola).call(readMyData, {})).body;
  expect(records['wallets']).toEqual([{ money: 'sandbox', balanceKobo: 63_000 }]);
  expect(records['walletMoves']).toHaveLength(32);
  expect((await house.as(amina).call(readMyData, {})).body.records).toMatchObject({ wallets: [], walletMoves: [] });
});

describe('a statement', () => {
  test.each(['7', '31', '32', '100'])('in pages of %s has every move once, the last first', async (limit) => {
    const lines = await wholeStatement(limit);
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, place) => 32 - place));
  });

  test('tells after each line what the lines before come to', async () => {
    let held = 0;
    for (const { amountKobo, balanceKobo } of (await wholeStatement('20')).toReversed()) {
      held += amountKobo;
      expect(balanceKobo).toBe(held);
    }
    expect(held).toBe(63_000);
  });

  test('refuses a page of more than 100, and a cursor that we never made', async () => {
    expect((await house.as(bola).call(readLedgerStatement, { limit: '101' })).status).toBe(400);
    expect((await house.as(bola).call(readLedgerStatement, { after: 'abc' })).status).toBe(400);
  });
});
