import { afterAll, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import {
  answerOrder,
  handOverOrder,
  listDealerOrders,
  listInputOrders,
  listShelf,
  listShop,
  listShortOrders,
  placeOrder,
  readInputOrder,
  receiveOrder,
  saveGood,
  sayOfOrder,
  settleOrder,
  withdrawOrder,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { herbicide, orderOf, someGood, urea } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, danjuma, ngozi } = people;
const { companyId } = mill;
const bag = await someGood(house, companyId, { stock: 10 });
const bottle = await someGood(house, companyId, { ...herbicide, stock: 10 });

const dealer = house.as(danjuma);
const farmer = house.as(amina);
const order = async (bags: number, bottles: number) =>
  (
    await orderOf(house, amina, [
      { ...bag, packs: bags },
      { ...bottle, packs: bottles },
    ])
  ).body.id;
const accept = (orderId: string) => dealer.call(answerOrder, { orderId, isAccepted: true, reason: '' });
const hand = (orderId: string, note = '') => dealer.call(handOverOrder, { orderId, payment: 'cash', note });
const count = (orderId: string, bags: number, bottles: number) =>
  farmer.call(receiveOrder, {
    orderId,
    lines: [
      { goodId: bag.id, packs: bags },
      { goodId: bottle.id, packs: bottles },
    ],
    note: '',
  });
const stockOf = async (goodId: string) =>
  (await dealer.call(listShelf, { companyId })).body.items.find(({ id }) => id === goodId)?.stockPacks;

describe('an order of inputs', () => {
  test('is accepted, handed over and counted item by item, and takes its packs from the shelf once', async () => {
    const placed = await orderOf(house, chidi, [
      { ...bag, packs: 2 },
      { ...bottle, packs: 1 },
    ]);
    expect(placed.body).toMatchObject({
      state: 'placed',
      keeperName: 'Amina Yusuf',
      totalKobo: 9_650_000,
      payment: null,
    });
    const orderId = placed.body.id;
    expect((await dealer.call(listDealerOrders, { companyId })).body.items.map(({ id }) => id)).toContain(orderId);
    expect((await accept(orderId)).body.state).toBe('accepted');
    expect((await accept(orderId)).body.code).toBe('order-moved-on');
    expect(await stockOf(bag.id)).toBe(8);
    expect((await hand(orderId)).body).toMatchObject({ state: 'handed-over', payment: 'cash' });
    const counted = await count(orderId, 2, 1);
    expect(counted.body.state).toBe('received');
    expect(counted.body.story.map(({ act, side, byName }) => [act, side, byName])).toEqual([
      ['placed', 'farmer', 'Chidi Okafor'],
      ['accepted', 'dealer', 'Danjuma Bello'],
      ['handed-over', 'dealer', 'Danjuma Bello'],
      ['counted', 'farmer', 'Amina Yusuf'],
    ]);
    expect((await farmer.call(listInputOrders, { keeperId: amina.accountId })).body.items[0]?.id).toBe(orderId);
    expect((await house.as(musa).call(readInputOrder, { orderId })).status).toBe(404);
    expect(await stockOf(bottle.id)).toBe(9);
  });

  test('in which something is missing is a case that both see until the rest is there', async () => {
    const orderId = await order(3, 1);
    await accept(orderId);
    await hand(orderId);
    expect((await count(orderId, 4, 1)).body.errors).toEqual([{ field: 'lines', says: 'inputs.countedMore' }]);
    expect((await count(orderId, 1, 1)).body.state).toBe('short');
    expect((await house.as(ngozi).call(listShortOrders, {})).body.items.map(({ id }) => id)).toEqual([orderId]);
    await farmer.call(sayOfOrder, { id: newId(), orderId, text: 'Two bags are missing.' });
    await dealer.call(sayOfOrder, { id: newId(), orderId, text: 'They come on Friday.' });
    await hand(orderId, 'Here are the two bags.');
    const { body } = await count(orderId, 3, 1);
    expect(body.state).toBe('received');
    expect(body.story.map(({ act, text }) => [act, text]).slice(3)).toEqual([
      ['counted', ''],
      ['said', 'Two bags are missing.'],
      ['said', 'They come on Friday.'],
      ['handed-over', 'Here are the two bags.'],
      ['counted', ''],
    ]);
    expect((await farmer.call(sayOfOrder, { id: newId(), orderId, text: 'Thank you.' })).body.code).toBe(
      'order-moved-on',
    );
  });

  test('of which the rest never comes is settled by an admin, with what was decided', async () => {
    const orderId = await order(1, 1);
    await accept(orderId);
    await hand(orderId);
    await count(orderId, 1, 0);
    const settle = () => house.as(ngozi).call(settleOrder, { orderId, text: 'The dealer paid the bottle back.' });
    expect((await settle()).body).toMatchObject({ state: 'settled' });
    expect((await settle()).body.code).toBe('order-moved-on');
    expect((await house.as(ngozi).call(listShortOrders, {})).body.items).toEqual([]);
  });

  test('is declined with a reason, or taken back before it is answered', async () => {
    const [declined, withdrawn] = [await order(1, 1), await order(1, 1)];
    const no = (reason: string) => dealer.call(answerOrder, { orderId: declined, isAccepted: false, reason });
    expect((await no('')).body.errors).toEqual([{ field: 'reason', says: 'inputs.declineRequired' }]);
    expect((await no('We do not go to Bichi this week.')).body.state).toBe('declined');
    expect((await farmer.call(withdrawOrder, { orderId: withdrawn })).body.state).toBe('withdrawn');
    expect((await accept(withdrawn)).body.code).toBe('order-moved-on');
  });

  test('at a price that was another, of what is not on sale, or of more than there is, is refused', async () => {
    const dearer = { ...bag, packs: 1, priceKobo: bag.priceKobo + 1 };
    expect((await orderOf(house, amina, [dearer])).body.code).toBe('price-changed');
    expect((await orderOf(house, amina, [{ ...bag, packs: 500 }])).body.code).toBe('not-in-stock');
    const line = { goodId: bag.id, packs: 1, priceKobo: bag.priceKobo };
    const twice = { id: newId(), keeperId: amina.accountId, companyId, lines: [line, line], note: '' };
    expect((await farmer.call(placeOrder, twice)).body.errors).toEqual([{ field: 'lines', says: 'inputs.twice' }]);
    const unchecked = await someGood(house, companyId, { ...herbicide, isChecked: false });
    expect((await orderOf(house, amina, [{ ...unchecked, packs: 1 }])).body.code).toBe('not-on-sale');
  });

  test('for the last packs, accepted twice at once, is one order', async () => {
    const last = await someGood(house, companyId, { name: 'The last', stock: 1 });
    const ids = [newId(), newId()];
    for (const id of ids) await orderOf(house, amina, [{ ...last, packs: 1 }], { id });
    const answers = await Promise.all(ids.map(accept));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(last.id)).toBe(0);
  });

  test('cannot be made of a dealer whose account is closed, nor is its shelf shown', async () => {
    const close = (state: string) =>
      run(house.pool, sql`update accounts.account set state = ${state} where id = ${danjuma.accountId}`);
    await close('closed');
    expect((await farmer.call(listShop, {})).body.items).toEqual([]);
    expect((await orderOf(house, amina, [{ ...bag, packs: 1 }])).body.code).toBe('not-on-sale');
    await close('active');
  });

  test('keeps the name and price its goods had, and is in the data of who ordered it', async () => {
    const orderId = await order(1, 1);
    await house.as(danjuma).call(saveGood, { companyId, goodId: bag.id, good: { ...urea, name: 'Urea, new bag' } });
    const { lines } = (await farmer.call(readInputOrder, { orderId })).body;
    expect(lines[0]).toMatchObject({ name: 'Urea 46-0-0', priceKobo: bag.priceKobo, receivedPacks: null });
    const { records } = (await (await house.signIn(amina)).call(readMyData, {})).body;
    expect(JSON.stringify(records['inputOrders'])).toContain(orderId);
    expect(JSON.stringify(records['orderWords'])).toContain('Two bags are missing.');
  });
});
