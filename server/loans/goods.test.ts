import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  confirmGoods,
  disburseLoan,
  issueGoods,
  readGoods,
  readLoan,
  withdrawLoan,
  type LoanGoods,
} from '@shuka/domain/loans';
import { balanceOf, findViolations, openClearing } from '#finance';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { came, goodsIn, lineOf, type HandedOver } from '#world/goods-hands.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* ₦150,000 for Amina in kind: two bags of urea and three packs of seed from Danjuma, who sells inputs too. */

const house = await openHouse();
afterAll(house.close);

const { amina, ifeoma, musa, ngozi } = people;
const { companyId } = mill;
const { set } = loansIn(house);
const { urea, approved, issue, handedOver } = await goodsIn(house);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const confirm = ({ loanId, voucherId }: HandedOver, items: object[], by: WorldPerson = amina) =>
  house.as(by).call(confirmGoods, { loanId, voucherId, items });
const isTold = (words: string): boolean => house.post.all(amina.phone).some(({ text }) => text.includes(words));
const owed = ({ loans }: LoanGoods): number[] => loans.map(({ principalKobo }) => principalKobo);
const stateOf = async (loanId: string) => (await house.as(amina).call(readLoan, { loanId })).body.state;
const dealerIsOwed = async (): Promise<number> =>
  balanceOf(house.pool, await openClearing(house.pool, `inputs:${companyId}`, 'sandbox', house.clock.now()));

test('a loan in kind is for one person, without parts, and with no fee to keep back', async () => {
  const tranches = [
    { name: 'Land', condition: '', ppm: 500_000 },
    { name: 'Weeding', condition: 'Planted', ppm: 500_000 },
  ];
  const says = async (change: object, terms = {}) =>
    (await set({ isInKind: true, ...change }, terms)).body.errors[0]?.says;
  expect([
    await says({ tranches }),
    await says({ members: { least: 3, most: 5 } }),
    await says({}, { feePpm: 10_000 }),
  ]).toEqual(['loans.kindAtOnce', 'loans.kindForOne', 'loans.kindNoFee']);
});

test('another officer issues its vouchers, for no more than was approved; nothing is owed for them yet', async () => {
  const loanId = await approved();
  const payOut = await house.as(ifeoma).call(disburseLoan, { loanId, password: ifeoma.password });
  expect(payOut.body.code, 'no money is paid out').toBe('loan-moved-on');
  expect((await issue(loanId, ngozi)).body.code, 'who approved it').toBe('second-person-needed');
  expect((await issue(loanId, ifeoma, [lineOf(urea, 4)])).body.code).toBe('more-than-agreed');
  const dearer = { ...lineOf(urea, 1), priceKobo: 1 };
  expect((await issue(loanId, ifeoma, [dearer])).body.code).toBe('price-changed');
  const issued = await issue(loanId);
  expect([issued.status, owed(issued.body)]).toEqual([201, []]);
  expect(issued.body.vouchers).toMatchObject([
    { companyName: 'Danjuma Mills', state: 'open', items: [{ packs: 2, state: 'waiting' }, { packs: 3 }] },
  ]);
  const again = { loanId, vouchers: [], password: ifeoma.password };
  expect((await house.as(ifeoma).call(issueGoods, again)).status, 'for nothing').toBe(400);
  expect((await issue(loanId)).body.code, 'once').toBe('loan-moved-on');
  expect((await house.as(amina).call(withdrawLoan, { loanId })).body.code).toBe('loan-moved-on');
  await expect.poll(() => isTold('vouchers for goods worth ₦115,500')).toBe(true); // letters leave after answers
  const [voucher] = issued.body.vouchers;
  const items = (voucher?.items ?? []).map(({ id, packs }) => came(id, packs));
  const early = await house.as(amina).call(confirmGoods, { loanId, voucherId: voucher?.id ?? '', items });
  expect(early.body.code).toBe('not-taken-yet');
  expect((await house.as(musa).call(readGoods, { loanId })).status).toBe(404);
});

test('the farmer says of each item what came, and owes for that from that day, to the lender and by its plan', async () => {
  const before = await dealerIsOwed();
  const one = await handedOver();
  expect((await confirm(one, [came(one.bags, 2)])).body.code, 'each item').toBe('count-all');
  expect((await confirm(one, [came(one.bags, 2), came(one.bags, 2)])).body.code, 'once').toBe('count-all');
  expect((await confirm(one, [came(one.bags, 3), came(one.packs, 3)])).body.errors).toEqual([
    { field: 'items.0.packs', says: 'loans.packsTooMany' },
  ]);
  expect((await confirm(one, [came(one.bags, 2), came(one.packs, 2)])).body.errors).toEqual([
    { field: 'items.1.why', says: 'loans.whyShort' },
  ]);
  expect((await confirm(one, [came(one.bags, 2), came(one.packs, 3)], musa)).status).toBe(404);
  const { body } = await confirm(one, [came(one.bags, 2), came(one.packs, 3)]);
  expect(owed(body)).toEqual([11_550_000]);
  expect(body.vouchers[0]?.items.map(({ state, receivedPacks }) => [state, receivedPacks])).toEqual([
    ['done', 2],
    ['done', 3],
  ]);
  const [part] = body.loans;
  expect([part?.state, part?.disbursedOn, part?.schedule.length]).toEqual(['running', '2026-06-01', 6]);
  expect(await stateOf(one.loanId)).toBe('in-parts');
  expect((await dealerIsOwed()) - before).toBe(11_550_000);
  expect((await confirm(one, [came(one.bags, 2), came(one.packs, 3)])).body.code, 'once').toBe('loan-moved-on');
  expect((await findViolations(house.pool)).isRight).toBe(true);
});
