import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  confirmGoods,
  endGoodsCase,
  listGoodsCases,
  readLoan,
  standingOfParts,
  type LoanGoods,
} from '@shuka/domain/loans';
import { row, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { came, goodsIn, type HandedOver } from '#world/goods-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { eraseFor, exportFor } from './own-data.ts';

/* Of two bags of urea and three packs of seed on a loan of Amina's something is missing. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ifeoma, ngozi } = people;
const { handedOver } = await goodsIn(house);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const confirm = ({ loanId, voucherId }: HandedOver, items: object[], by: WorldPerson = amina) =>
  house.as(by).call(confirmGoods, { loanId, voucherId, items });
const end = (loanId: string, itemId: string, how: string, by: WorldPerson = ngozi) =>
  house.as(by).call(endGoodsCase, { loanId, itemId, how, words: 'The dealer was called.' });
const isTold = (words: string): boolean => house.post.all(amina.phone).some(({ text }) => text.includes(words));
const owed = ({ loans }: LoanGoods): number[] => loans.map(({ principalKobo }) => principalKobo);
const stateOf = async (loanId: string) => (await house.as(amina).call(readLoan, { loanId })).body.state;

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
  await expect.poll(() => isTold('the rest of Maize seed was delivered')).toBe(true); // letters leave after answers
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
