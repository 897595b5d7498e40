import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql, type Query } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { openTrialLedger } from './trial-ledger.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, amina, musa } = people;
const { pool } = house;
const owners = { investor: bola.accountId, farmer: amina.accountId, neighbour: musa.accountId };
const ledger = await openTrialLedger(pool, owners, house.clock.now());
const { accounts, asked, make, stand } = ledger;

beforeEach(ledger.beginAnew);

/** What the database says to a statement; undefined when it takes it. */
const answerTo = (query: Query): Promise<string | undefined> =>
  run(pool, query).then(
    () => undefined,
    (error: Error) => error.message,
  );

/** Between which accounts, how much, and what the one that pays keeps too much. */
type Raw = {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly kept?: number;
  readonly money?: string;
  readonly reverses?: string;
};

/** A move written past the rules, by whoever has the database: as it would go on from where the accounts stand. */
const byHand = ({ from, to, amount, kept = 0, money = 'sandbox', reverses }: Raw): Query => sql`
  insert into finance.move (id, kind, reason, money, from_account, to_account, amount_kobo, from_number,
    from_balance_kobo, to_number, to_balance_kobo, reverses, made_at, endpoint, request_id)
  select ${newId()}, ${reverses === undefined ? 'transfer' : 'reversal'}, '', ${money}, f.id, t.id, ${amount}::bigint,
    f.moves + 1, f.balance_kobo - ${amount}::bigint + ${kept}::bigint, t.moves + 1, t.balance_kobo + ${amount}::bigint,
    ${reverses ?? null}, now(), 'by hand', 'by hand'
  from finance.ledger_account f, finance.ledger_account t where f.id = ${from} and t.id = ${to}`;

const toFarmer = (change: Partial<Raw> = {}): Raw => ({
  from: accounts.investor,
  to: accounts.farmer,
  amount: 1000,
  ...change,
});

const neverChanged = /are never changed or removed/;

describe('the database itself', () => {
  test('changes and removes no move', async () => {
    const { move: paid } = await make(asked());
    const change = sql`update finance.move set amount_kobo = 1 where id = ${paid.id}`;
    for (const query of [
      change,
      sql`delete from finance.move where id = ${paid.id}`,
      sql`truncate finance.move cascade`,
    ])
      expect(await answerTo(query)).toMatch(neverChanged);
  });

  test.each<[string, () => Query]>([
    ['makes', () => sql`update finance.ledger_account set balance_kobo = 5 where id = ${accounts.investor}`],
    ['renames', () => sql`update finance.ledger_account set key = 'mine' where id = ${accounts.fees}`],
    ['removes', () => sql`delete from finance.ledger_account where id = ${accounts.investor}`],
    ['empties', () => sql`truncate finance.ledger_account cascade`],
  ])('%s no account but by a move', async (_, query) => {
    expect(await answerTo(query())).toMatch(neverChanged);
  });

  test.each([
    ['money on it', 5, 0],
    ['moves behind it', 0, 1],
  ])('opens no account with %s', async (_, balance, moves) => {
    const filled = sql`insert into finance.ledger_account (id, kind, money, key, balance_kobo, moves, opened_at)
      values (${newId()}, 'platform', 'sandbox', 'mine', ${balance}, ${moves}, now())`;
    expect(await answerTo(filled)).toMatch(/opened with nothing on it/);
  });

  test.each<[string, Query]>([
    ['payments', sql`truncate finance.payment cascade`],
    ['payouts', sql`truncate finance.payout cascade`],
    ['what providers told', sql`truncate finance.payment_event`],
  ])('does not empty %s', async (_, query) => {
    expect(await answerTo(query)).toMatch(neverChanged);
  });

  test('takes a move that goes on from where its accounts stand', async () => {
    expect(await answerTo(byHand(toFarmer()))).toBeUndefined();
    expect(await stand()).toMatchObject({ investor: 99_000, farmer: 1000 });
  });

  test.each<[string, Partial<Raw> | (() => Partial<Raw>), RegExp]>([
    ['leaves a wallet below nothing', { amount: 100_001 }, /ledger_account_not_overdrawn/],
    ['leaves one kobo too many', { kept: 1 }, /does not go on from where account/],
    ['is of nothing', { amount: 0 }, /move_amount_kobo_check/],
    ['goes from an account to itself', () => ({ to: accounts.investor }), /move_check/],
    ['calls sandbox money real', { money: 'real' }, /foreign key constraint/],
  ])('takes no move that %s', async (_, change, says) => {
    const raw = toFarmer(typeof change === 'function' ? change() : change);
    expect(await answerTo(byHand(raw))).toMatch(says);
    expect(await stand()).toMatchObject({ investor: 100_000, farmer: 0 });
  });

  test('takes no reversal that is not exact, and none twice', async () => {
    const { move: paid } = await make(asked());
    const back = { from: accounts.investor, to: accounts.clearing, reverses: paid.id };
    expect(await answerTo(byHand({ ...back, amount: 99_999 }))).toMatch(/foreign key constraint/);
    expect(await answerTo(byHand({ ...back, amount: 100_000 }))).toBeUndefined();
    expect(await answerTo(byHand({ ...back, amount: 100_000 }))).toMatch(/move_reversed_once/);
  });
});
