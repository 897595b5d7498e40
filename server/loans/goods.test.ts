import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmGoods,
  disburseLoan,
  endGoodsCase,
  issueGoods,
  listGoodsCases,
  readGoods,
  readLoan,
  standingOfParts,
  withdrawLoan,
  type LoanGoods,
  type Product,
} from '@shuka/domain/loans';
import { listVouchers, redeemVoucher } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { balanceOf, findViolations, openClearing } from '#finance';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someGood } from '#world/input-hands.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { eraseFor, exportFor } from './own-data.ts';

/* ₦150,000 for Amina in kind: two bags of urea and three packs of seed from Danjuma, who sells inputs too. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma, ifeoma, musa, ngozi } = people;
const { set, ask, recommend, decide } = loansIn(house);
const { companyId } = mill;
const expiresOn = '2026-08-01';

let product: Product;
let [urea, seed]: { id: string; priceKobo: number }[] = [];
beforeAll(async () => {
  product = (await set({ isInKind: true })).body;
  urea = await someGood(house, companyId);
  seed = await someGood(house, companyId, { kind: 'seed', name: 'Maize seed', priceKobo: 850_000, packSize: 5000 });
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const approved = async (): Promise<string> => {
  await run(
    house.pool,
    sql`update loans.loan set state = 'withdrawn' where keeper_id = ${amina.accountId}
    and state = 'approved' and part_of is null`,
  );
  const { id } = (await ask(product)).body;
  await recommend(id);
  await decide(id);
  return id;
};

const lineOf = (good: { id: string; priceKobo: number } | undefined, packs: number) => ({
  goodId: good?.id ?? '',
  priceKobo: good?.priceKobo ?? 0,
  packs,
});

const issue = (loanId: string, by: WorldPerson = ifeoma, lines = [lineOf(urea, 2), lineOf(seed, 3)]) => {
  const vouchers = [{ id: newId(), companyId, lines, expiresOn }];
  return house.as(by).call(issueGoods, { loanId, vouchers, password: by.password });
};

/** Danjuma hands the goods over and takes the voucher. */
const take = async (voucherId: string): Promise<void> => {
  const { items } = (await house.as(amina).call(listVouchers, { keeperId: amina.accountId })).body;
  const token = items.find(({ id }) => id === voucherId)?.token ?? '';
  const taken = await house.as(danjuma).call(redeemVoucher, { id: newId(), companyId, token });
  if (taken.body.state !== 'redeemed') throw new Error(taken.text);
};

/** A loan whose goods were handed over. */
const handedOver = async () => {
  const loanId = await approved();
  const [voucher] = (await issue(loanId)).body.vouchers;
  const voucherId = voucher?.id ?? '';
  await take(voucherId);
  const [bags = '', packs = ''] = voucher?.items.map(({ id }) => id) ?? [];
  return { loanId, voucherId, bags, packs };
};

type Taken = Awaited<ReturnType<typeof handedOver>>;

const came = (itemId: string, packs: number, why: string | null = null) => ({ itemId, packs, why, words: '' });
const confirm = ({ loanId, voucherId }: Taken, items: object[], by: WorldPerson = amina) =>
  house.as(by).call(confirmGoods, { loanId, voucherId, items });
const end = (loanId: string, itemId: string, how: string, by: WorldPerson = ngozi) =>
  house.as(by).call(endGoodsCase, { loanId, itemId, how, words: 'The dealer was called.' });
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
  expect((await issue(loanId)).body.code, 'once').toBe('loan-moved-on');
  expect((await house.as(amina).call(withdrawLoan, { loanId })).body.code).toBe('loan-moved-on');
  expect(isTold('vouchers for goods worth ₦115,500')).toBe(true);
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

test('what did not come is a case: the officer lowers the debt, or the rest is delivered and counted again', async () => {
  const one = await handedOver();
  const said = await confirm(one, [came(one.bags, 1, 'less'), came(one.packs, 0, 'wrong')]);
  expect(owed(said.body), 'for one bag alone').toEqual([4_500_000]);
  expect(await stateOf(one.loanId)).toBe('approved');
  const cases = (await house.as(ngozi).call(listGoodsCases, {})).body.items.filter(
    ({ loanId }) => loanId === one.loanId,
  );
  expect(cases.map(({ keeperName, openPacks, why }) => [keeperName, openPacks, why])).toEqual([
    ['Amina Yusuf', 1, 'less'],
    ['Amina Yusuf', 3, 'wrong'],
  ]);
  expect((await end(one.loanId, one.bags, 'lowered', ifeoma)).body.code, 'who issued them').toBe(
    'second-person-needed',
  );
  expect((await end(one.loanId, one.packs, 'taken')).body.code).toBe('case-closed');
  const lowered = await end(one.loanId, one.bags, 'lowered');
  expect([owed(lowered.body), lowered.body.vouchers[0]?.items[0]]).toMatchObject([
    [4_500_000],
    { state: 'done', receivedPacks: 1, letGoPacks: 1 },
  ]);
  expect((await end(one.loanId, one.bags, 'lowered')).body.code).toBe('case-closed');
  await end(one.loanId, one.packs, 'corrected');
  expect((await confirm(one, [came(one.packs, 1, 'nothing')])).body.vouchers[0]?.items[1]?.state).toBe('short');
  await end(one.loanId, one.packs, 'corrected');
  const { body } = await confirm(one, [came(one.packs, 2)], chidi);
  expect(owed(body)).toEqual([4_500_000, 850_000, 1_700_000]);
  expect(body.vouchers[0]?.items[1]?.words.map(({ kind, byName }) => [kind, byName])).toEqual([
    ['short', 'Amina Yusuf'],
    ['corrected', 'Ngozi Eze'],
    ['short', 'Amina Yusuf'],
    ['corrected', 'Ngozi Eze'],
    ['received', 'Chidi Okafor'],
  ]);
  expect(await stateOf(one.loanId)).toBe('in-parts');
  expect(isTold('the rest of Maize seed was delivered')).toBe(true);
  expect(standingOfParts(body.loans, '2026-06-01').payoffKobo).toBe(7_050_000);
});

test('of a loan of which nothing came nothing is owed, ever', async () => {
  const one = await handedOver();
  await confirm(one, [came(one.bags, 0, 'nothing'), came(one.packs, 0, 'nothing')]);
  await end(one.loanId, one.bags, 'lowered');
  const { body } = await end(one.loanId, one.packs, 'lowered');
  expect([owed(body), await stateOf(one.loanId)]).toEqual([[], 'withdrawn']);
  const none = sql`select 1 from loans.loan where part_of = ${one.loanId}`;
  expect(await row(house.pool, none)).toBeNull();
  const changed = sql`update loans.goods_item set packs = 1 where loan_id = ${one.loanId}`;
  await expect(run(house.pool, changed)).rejects.toThrow('issued and received');
});

test('who says nothing for two weeks is not waited for; nor is a voucher that nobody took', async () => {
  const one = await handedOver();
  expect((await end(one.loanId, one.bags, 'taken')).body.code).toBe('not-overdue');
  house.clock.move({ seconds: 15 * 86_400 });
  const officer = await house.signIn(ngozi);
  const ended = (itemId: string, how: string, loanId = one.loanId) =>
    officer.call(endGoodsCase, { loanId, itemId, how, words: 'No word for two weeks.' });
  expect((await ended(one.bags, 'corrected')).body.code).toBe('case-closed');
  expect(owed((await ended(one.bags, 'taken')).body)).toEqual([9_000_000]);
  await ended(one.packs, 'lowered');
  expect((await officer.call(readLoan, { loanId: one.loanId })).body.state).toBe('in-parts');
});

test('a farmer takes what was said of their goods with them, and erased they leave the figures', async () => {
  const { loanGoods = [] } = await exportFor(house.pool, amina.accountId);
  expect(loanGoods.length).toBeGreaterThan(8);
  await eraseFor(house.pool, amina.accountId);
  const words = sql`select 1 from loans.goods_word where words <> ''`;
  expect(await row(house.pool, words)).toBeNull();
});
