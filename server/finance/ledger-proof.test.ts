import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerRules, proveLedger, type LedgerRule } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, row, rows, sql, type Db, type Pool } from '#kit/db.ts';
import { dueBetween, plan } from '#kit/due-jobs.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { isOnPostgres } from '#world/test-template.ts';
import { findViolations, lookThrough } from './ledger-proof.ts';
import type { Origin } from './ledger-store.ts';
import { move, reverse, type MoveAsked } from './move.ts';
import { openClearing, openEscrow, openWallet } from './open-ledger-account.ts';
import { nightlyProof, proofJobs } from './prove-ledger.ts';

const house = await openHouse();
afterAll(house.close);

const { pool } = house;
const { bola, ngozi } = people;
const now = house.clock.now();
const origin: Origin = { by: bola.accountId, endpoint: 'finance.move', requestId: 'a test', at: now };
const nothingBroken = Object.fromEntries(ledgerRules.map((rule) => [rule, 0]));

const ids = { wallet: '', escrow: '', clearing: '', topUp: newId(), pledge: newId(), back: newId() };

const transfer = (change: Partial<MoveAsked>): MoveAsked => ({
  id: newId(),
  kind: 'transfer',
  reason: '',
  subjectId: null,
  from: ids.clearing,
  to: ids.wallet,
  amountKobo: 500_000,
  ...change,
});

beforeAll(async () => {
  ids.wallet = await openWallet(pool, bola.accountId, 'sandbox', now);
  ids.escrow = await openEscrow(pool, newId(), 'sandbox', now);
  ids.clearing = await openClearing(pool, 'sandbox', 'sandbox', now);
  await inTransaction(pool, (db) => move(db, transfer({ id: ids.topUp, kind: 'top-up' }), origin));
  const pledge = transfer({ id: ids.pledge, kind: 'pledge', from: ids.wallet, to: ids.escrow, amountKobo: 200_000 });
  await inTransaction(pool, (db) => move(db, pledge, origin));
  await inTransaction(pool, (db) =>
    reverse(db, { id: ids.back, moveId: ids.pledge, reason: 'Changed her mind.' }, origin),
  );
});

const asNothing = new Error('as if nothing had happened');

/** What a look finds after somebody with the whole database in hand changed it, which is then taken back. */
const lookAfter = async (spoil: (db: Db) => Promise<unknown>) => {
  let violations: Record<string, number> = {};
  const spoiled = inTransaction(pool, async (db) => {
    await db.query(sql`alter table finance.move disable trigger all`);
    await db.query(sql`alter table finance.ledger_account disable trigger all`);
    await db.query(sql`alter table kit.audit disable trigger all`);
    await spoil(db);
    violations = (await findViolations(db)).violations;
    throw asNothing;
  });
  await expect(spoiled).rejects.toBe(asNothing);
  return ledgerRules.filter((rule) => violations[rule] !== 0);
};

const copyOf = (id: string) => sql`insert into finance.move select * from finance.move where id = ${id}`;

const unguarded = [
  'move_pkey cascade',
  'move_from_account_from_number_key',
  'move_to_account_to_number_key',
  'move_id_from_account_to_account_amount_kobo_key cascade',
];

/** Each rule, what breaks it, and which rules must see that. */
const spoilt: readonly [string, readonly LedgerRule[], (db: Db) => Promise<unknown>][] = [
  [
    'a balance is made larger',
    ['balances-sum-to-nothing', 'balance-is-sum-of-moves'],
    (db) => db.query(sql`update finance.ledger_account set balance_kobo = balance_kobo + 1 where id = ${ids.wallet}`),
  ],
  [
    'a kobo goes from one balance to another with no move',
    ['balance-is-sum-of-moves'],
    (db) =>
      db.query(sql`update finance.ledger_account set balance_kobo = balance_kobo + case id when ${ids.wallet} then 1 else -1 end
        where id in (${ids.wallet}, ${ids.clearing})`),
  ],
  [
    'a move is taken out',
    ['balance-is-sum-of-moves', 'moves-without-a-hole', 'reversals-exact-and-once'],
    (db) => db.query(sql`delete from finance.move where id = ${ids.pledge}`),
  ],
  [
    'a move is changed',
    ['balance-is-sum-of-moves', 'moves-without-a-hole'],
    (db) => db.query(sql`update finance.move set amount_kobo = amount_kobo + 1 where id = ${ids.topUp}`),
  ],
  [
    'a reversal is of another amount',
    ['balance-is-sum-of-moves', 'moves-without-a-hole', 'reversals-exact-and-once'],
    (db) => db.query(sql`update finance.move set amount_kobo = amount_kobo - 1 where id = ${ids.back}`),
  ],
  [
    'the line of a move in the audit log is taken out',
    ['moves-in-the-audit'],
    (db) => db.query(sql`delete from kit.audit where object_id = ${ids.topUp}`),
  ],
  [
    'a move calls itself real money',
    ['moves-balanced'],
    (db) => db.query(sql`update finance.move set money = 'real' where id = ${ids.topUp}`),
  ],
  [
    'a move stands there twice',
    ['balance-is-sum-of-moves', 'moves-without-a-hole', 'ids-unique'],
    async (db) => {
      for (const constraint of unguarded)
        await db.query({ text: `alter table finance.move drop constraint ${constraint}`, values: [] });
      await db.query(copyOf(ids.topUp));
    },
  ],
  [
    'a wallet is below nothing',
    ['none-overdrawn'],
    async (db) => {
      await db.query(sql`alter table finance.ledger_account drop constraint ledger_account_not_overdrawn`);
      await db.query(
        sql`update finance.ledger_account set kind = 'platform', owner_id = null where id = ${ids.clearing}`,
      );
    },
  ],
];

describe('a look through the ledger', () => {
  test('finds nothing broken as it stands, asked for by Ngozi', async () => {
    const { status, body } = await house.as(ngozi).call(proveLedger, { id: newId() });
    expect(status).toBe(201);
    expect(body).toMatchObject({ accounts: 3, moves: 3, isRight: true, violations: nothingBroken });
  });

  test.each(spoilt)('finds it broken when %s', async (_, rules, spoil) => {
    expect(await lookAfter(spoil)).toEqual(rules);
  });

  test('is asked of each rule by one of these', () => {
    expect(new Set(spoilt.flatMap(([, rules]) => rules))).toEqual(new Set(ledgerRules));
  });
});

describe('by night', () => {
  const [job] = proofJobs(house.services);
  const prove = async () => job?.work({});
  const lastProof = () =>
    row(pool, sql`select is_right, moves, asked_by from finance.ledger_proof order by proved_at desc, id desc limit 1`);
  const alarms = () =>
    rows<{ object_id: string }>(pool, sql`select object_id from kit.audit where act = 'found the ledger broken'`);

  test('the ledger is looked through once, by Nigeria’s clock', () => {
    expect(job).toMatchObject({ name: nightlyProof, cron: '30 1 * * *' });
    const [before, after] = [new Date('2026-11-28T00:29:59Z'), new Date('2026-11-28T00:30:00Z')];
    expect(dueBetween([plan(nightlyProof, job?.cron ?? '')], before, after)).toEqual([nightlyProof]);
  });

  test('what was found is kept, and nobody is alarmed when all is well', async () => {
    await prove();
    expect(await lastProof()).toEqual({ is_right: true, moves: 3, asked_by: null });
    expect(await alarms()).toEqual([]);
    expect(house.errors).toEqual([]);
  });

  test('a look that could not be had is told in the log', async () => {
    const away = { ...house.services, pool: { options: { connectionString: 'postgres://127.0.0.1:1/none' } } as Pool };
    await expect(proofJobs(away)[0]?.work({})).rejects.toThrow('ECONNREFUSED');
    expect(house.errors.map(({ words }) => words)).toEqual(['the ledger could not be looked through']);
  });

  // The embedded database has one session for all: nobody can wait in it for another.
  test.skipIf(!isOnPostgres)('one look waits for another to end (skipped where there is no PostgreSQL)', async () => {
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const other = await inTransaction(pool, async (db) => {
      await db.query(sql`select pg_advisory_xact_lock(hashtext('finance.ledger_proof'))`);
      const look = lookThrough(pool);
      await expect.poll(() => rows(pool, waiting), { timeout: 20_000 }).toHaveLength(1);
      return { look };
    });
    expect((await other.look).moves).toBe(3);
  });

  test('a broken ledger is told in the log and in the audit log', async () => {
    await pool.query(`alter table finance.ledger_account disable trigger ledger_account_moves_only`);
    await pool.query(sql`update finance.ledger_account set balance_kobo = balance_kobo + 1 where id = ${ids.wallet}`);
    await prove();
    expect(await lastProof()).toEqual({ is_right: false, moves: 3, asked_by: null });
    expect(house.errors.at(-1)).toMatchObject({ words: 'the ledger breaks its rules' });
    expect(await alarms()).toHaveLength(1);
  });
});
