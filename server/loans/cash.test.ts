import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cashReceipt,
  closeTillCase,
  handInCash,
  listTillCases,
  listTills,
  readLoan,
  readLoanStatement,
  readTill,
  settleHandIn,
  takeCash,
  type Loan,
  type Product,
} from '@shuka/domain/loans';
import { readWallet } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { keeper } from '#world/keeper.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { ageLoans } from './age-loans.ts';
import { hasOpenLoan } from './merge-into.ts';
import { exportFor } from './own-data.ts';

/* Chidi takes cash for Amina's loans where there is no network, and what becomes of it. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ifeoma, ngozi } = people;
const { set, running } = loansIn(house);

let product: Product;
beforeAll(async () => {
  product = (await set()).body;
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

let given = 0;
const draftOf = (loanId: string, amountKobo: number, change: object = {}) => {
  given += 1;
  const receipt = `7K3QXM-${String(given).padStart(4, '0')}`;
  return { id: newId(), loanId, receipt, amountKobo, takenAt: house.clock.now().toISOString(), ...change };
};
const read = async (loanId: string): Promise<Loan> => (await house.as(ngozi).call(readLoan, { loanId })).body;
const tillOf = async (manager: WorldPerson) => (await house.as(manager).call(readTill, {})).body;
const cases = async () => (await house.as(ngozi).call(listTillCases, {})).body.items;
const wallet = async (): Promise<number> =>
  (await house.as(amina).call(readWallet, { ownerId: amina.accountId })).body.balanceKobo;
const settle = (handInId: string, bankedKobo: number | null, change: object = {}, by: WorldPerson = ngozi) =>
  house.as(by).call(settleHandIn, { handInId, bankedKobo, words: '', password: by.password, ...change });
const handIn = (countedKobo: number, slip: string, by: WorldPerson = chidi) =>
  house.as(by).call(handInCash, { id: newId(), countedKobo, slip, bankedOn: '2026-06-01' });

describe('cash that was taken with no network', () => {
  test('counts once, though it comes twice and from a second phone, and its farmer has the receipt', async () => {
    const { id: loanId } = await running(product);
    const draft = draftOf(loanId, 1_000_000);
    const phone = await openPhone(house, chidi);
    const acts = phone.number([['loans.takeCash', draft]]);
    for (const _ of [1, 2]) expect((await phone.push(acts)).body.issues).toEqual([]);
    const second = await openPhone(house, chidi);
    const again = second.number([
      ['loans.takeCash', draft],
      ['loans.takeCash', { ...draft, id: newId() }],
    ]);
    expect((await second.push(again)).body.issues).toEqual([]);
    expect(await read(loanId)).toMatchObject({ paidKobo: 1_000_000, payments: [{ amountKobo: 1_000_000 }] });
    const shown = keeper();
    shown.apply(await (await openPhone(house, amina)).pull());
    const body = shown.kept.get(`cash-receipt ${draft.id}`)?.body;
    expect(cashReceipt.parse({ id: draft.id, ...(body as object) })).toMatchObject({
      receipt: draft.receipt,
      amountKobo: 1_000_000,
      loanKobo: 1_000_000,
      walletKobo: 0,
      takenByName: 'Chidi Okafor',
      isHandedIn: false,
    });
    const told = () => house.post.all(amina.phone).some(({ text }) => text.includes(draft.receipt));
    await expect.poll(told, { timeout: 10_000 }).toBe(true);
    expect(await tillOf(chidi)).toMatchObject({ cashKobo: 1_000_000, isLate: false, receipts: [{ id: draft.id }] });
    const paper = await house.as(amina).call(readLoanStatement, { loanId, format: 'csv' });
    expect(paper.text).toContain(`2026-06-01,"Payment 1, receipt ${draft.receipt}",,,10000.00`);
    expect(paper.text).toContain('2026-06-01,Paid out,150000.00');
    const pdf = await house.as(ngozi).call(readLoanStatement, { loanId, format: 'pdf' });
    expect([pdf.status, pdf.text.startsWith('%PDF')]).toEqual([200, true]);
    await expect(house.pool.query('update loans.cash_receipt set amount_kobo = 1')).rejects.toThrow('never changed');
  });

  test('is kept whole when it is too much, and when the loan was paid off meanwhile: the rest is the farmer’s', async () => {
    const { id: loanId } = await running(product);
    const before = await wallet();
    expect((await house.as(chidi).call(takeCash, draftOf(loanId, 15_000_500))).status).toBe(201);
    expect(await read(loanId)).toMatchObject({ state: 'repaid', paidKobo: 15_000_000 });
    expect((await wallet()) - before).toBe(500);
    const late = draftOf(loanId, 70_000);
    expect((await house.as(chidi).call(takeCash, late)).status).toBe(201);
    expect((await wallet()) - before).toBe(70_500);
    expect((await cases()).filter(({ about }) => about === late.receipt)).toMatchObject([
      { kind: 'loan-over', amountKobo: 70_000, managerName: 'Chidi Okafor' },
    ]);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });

  test('counts from the day it was taken: a penalty that the nights counted since is given back', async () => {
    const { id: loanId } = await running(product);
    const due = (await read(loanId)).schedule[0]?.dueKobo ?? 0;
    await ageLoans({ pool: house.pool, clock: { now: () => new Date('2026-07-21T01:20:00Z') } });
    expect((await read(loanId)).penaltyKobo).toBeGreaterThan(0);
    const draft = draftOf(loanId, due, { takenAt: '2026-05-20T10:00:00Z' });
    expect((await house.as(chidi).call(takeCash, draft)).status).toBe(201);
    const { penaltyKobo, payments } = await read(loanId);
    expect([penaltyKobo, payments[0]?.paidOn], 'never before the loan began').toEqual([0, '2026-06-01']);
    expect((await cases()).some(({ kind, about }) => kind === 'came-late' && about === draft.receipt)).toBe(true);
    await run(house.pool, sql`update loans.till set since = '2026-05-30'`);
    expect((await tillOf(chidi)).isLate).toBe(true);
  });

  test('under a number that was given before is another receipt, which somebody looks at', async () => {
    const { id: loanId } = await running(product);
    const first = draftOf(loanId, 1000);
    await house.as(chidi).call(takeCash, first);
    await house.as(chidi).call(takeCash, { ...draftOf(loanId, 2000), receipt: first.receipt });
    expect((await read(loanId)).paidKobo).toBe(3000);
    expect((await cases()).some(({ kind, about }) => kind === 'number-twice' && about === first.receipt)).toBe(true);
  });

  test('is not lost when its farmer was given to another manager; nobody else brings any', async () => {
    const { id: loanId } = await running(product);
    expect((await house.as(halima).call(takeCash, draftOf(loanId, 1000))).status).toBe(404);
    expect((await house.as(chidi).call(takeCash, draftOf(newId(), 1000))).status).toBe(404);
    const text =
      'update relations.assignment set until_at = now() where farmer_id = $1 and until_at is null returning id';
    const { rows } = await house.pool.query<{ id: string }>({ text, values: [amina.accountId] });
    const draft = draftOf(loanId, 4000);
    expect((await house.as(chidi).call(takeCash, draft)).status).toBe(201);
    expect((await cases()).some(({ kind, about }) => kind === 'not-in-care' && about === draft.receipt)).toBe(true);
    await run(house.pool, {
      text: 'update relations.assignment set until_at = null where id = $1',
      values: [rows[0]?.id],
    });
    expect((await read(loanId)).paidKobo).toBe(4000);
  });
});

describe('a till', () => {
  test('is handed in under a slip, and empty once an officer saw all of it in the bank', async () => {
    const { cashKobo } = await tillOf(chidi);
    const said = await handIn(cashKobo, 'GTB-1');
    expect([said.status, said.body]).toMatchObject([201, { state: 'declared', expectedKobo: cashKobo }]);
    expect((await handIn(cashKobo, 'GTB-2')).body.code).toBe('handed-in-already');
    const { items } = (await house.as(ifeoma).call(listTills, {})).body;
    expect(items.find(({ managerId }) => managerId === chidi.accountId)).toMatchObject({
      managerName: 'Chidi Okafor',
      cashKobo,
      handIn: { id: said.body.id, slip: 'GTB-1' },
    });
    expect((await settle(said.body.id, cashKobo, { password: 'guessed' })).body.code).toBe('wrong-password');
    expect((await settle(said.body.id, null)).status).toBe(400);
    const both = await Promise.all([settle(said.body.id, cashKobo), settle(said.body.id, cashKobo, {}, ifeoma)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await tillOf(chidi)).toMatchObject({
      cashKobo: 0,
      since: null,
      receipts: [],
      handIns: [{ state: 'confirmed' }],
    });
    expect((await handIn(1000, 'GTB-3')).body.code).toBe('till-empty');
    expect((await findViolations(house.pool)).isRight).toBe(true);
    expect((await exportFor(house.pool, chidi.accountId))['loanHandIns']).toHaveLength(1);
  });

  test('that is short stays owed by its manager, and is a case until somebody says what was found', async () => {
    const { id: loanId } = await running(product);
    await house.as(chidi).call(takeCash, draftOf(loanId, 500_000));
    expect((await handIn(500_000, 'GTB-1')).body.code).toBe('slip-used');
    const missing = await handIn(500_000, 'GTB-4');
    await settle(missing.body.id, null, { words: 'No such slip at the bank.' });
    expect(await tillOf(chidi)).toMatchObject({ cashKobo: 500_000, receipts: [{ isHandedIn: false }] });
    expect(await hasOpenLoan(house.pool, chidi.accountId), 'nobody closes an account with cash in hand').toBe(true);
    const said = await handIn(500_000, 'GTB-5');
    await settle(said.body.id, 450_000);
    expect(await tillOf(chidi)).toMatchObject({ cashKobo: 50_000, since: null });
    const open = (await cases()).find(({ about }) => about === 'GTB-5');
    expect(open).toMatchObject({ kind: 'till-differs', amountKobo: -50_000 });
    const close = () => house.as(ngozi).call(closeTillCase, { caseId: open?.id ?? '', words: 'Paid in on Tuesday.' });
    expect((await close()).body.words).toBe('Paid in on Tuesday.');
    expect((await close()).body.code).toBe('till-case-closed');
    expect((await settle(newId(), 1)).status).toBe(404);
  });
});
