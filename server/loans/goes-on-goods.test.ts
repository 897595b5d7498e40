import { afterAll, expect, test } from 'vitest';
import { confirmGoods, endGoodsCase, readGoods, readLoan } from '@shuka/domain/loans';
import { people } from '#world';
import { disastersIn } from '#world/disaster-desk.ts';
import { came, goodsIn } from '#world/goods-hands.ts';
import { enter } from '#world/insurance-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Of Amina's loan in kind one bag of urea is missing when a flood comes: what she has goes on by another plan. */

const house = await openHouse();
afterAll(house.close);

const { amina, ngozi } = people;
const { handedOver } = await goodsIn(house);
const { flooded, goOn } = disastersIn(house, () => house.clock.now().toISOString().slice(0, 10));
const read = async (loanId: string) => (await (await enter(house, ngozi)).call(readLoan, { loanId })).body;

test('of a loan in kind what was received goes on by another plan, and what is missing stays a case of the whole', async () => {
  const one = await handedOver();
  await (
    await enter(house, amina)
  ).call(confirmGoods, {
    loanId: one.loanId,
    voucherId: one.voucherId,
    items: [came(one.bags, 1, 'less'), came(one.packs, 3)],
  });
  const goods = async () => (await (await enter(house, ngozi)).call(readGoods, { loanId: one.loanId })).body;
  const partId = (await goods()).loans[0]?.id ?? '';
  await flooded();
  const nextId = (await goOn(partId)).items[0]?.newLoanId ?? '';
  const wholeId = one.loanId;
  expect((await goods()).loans.map(({ id, state }) => [id, state])).toEqual([[nextId, 'running']]);
  expect(await read(nextId)).toMatchObject({ partOf: wholeId, restructures: partId, isInKind: false, papersWanted: 0 });
  expect((await read(wholeId)).state, 'a bag is missing still').toBe('approved');
  const end = async (how: string) =>
    (await enter(house, ngozi)).call(endGoodsCase, { loanId: wholeId, itemId: one.bags, how, words: 'It came late.' });
  await end('corrected');
  const { body } = await (
    await enter(house, amina)
  ).call(confirmGoods, { loanId: wholeId, voucherId: one.voucherId, items: [came(one.bags, 1)] });
  // The bag that came later is a part of its own, by the plan of the product; the other goes on by its own.
  expect(body.loans.map(({ restructures }) => restructures)).toEqual([partId, null]);
  expect((await read(wholeId)).state).toBe('in-parts');
});
