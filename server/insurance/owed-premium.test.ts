import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import { decideList, drawList, listCovers, payPremium } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { fillWallet } from '#world/fill-wallet.ts';
import { enter, someCover, someProduct } from '#world/insurance-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Amina covers a plot and owes her part of the premium until the harvest; nobody knows the rain of her square. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, ngozi, ifeoma } = people;
const later = (days: number): void => house.clock.move({ hours: 24 * days });

const draw = async (productId: string) => (await enter(house, ngozi)).call(drawList, { id: newId(), productId });
const decide = async (listId: string, decision: 'approve' | 'refuse', reason = '') =>
  (await enter(house, ifeoma)).call(decideList, { listId, decision, reason, password: ifeoma.password });
const pay = async (coverId: string) =>
  (await enter(house, amina)).call(payPremium, { coverId, password: amina.password });
const inWallet = async () => (await (await enter(house, amina)).call(readWallet, {})).body.balanceKobo;
const coverNow = async (coverId: string) =>
  (await (await enter(house, amina)).call(listCovers, { keeperId: amina.accountId })).body.items.find(
    ({ id }) => id === coverId,
  );

describe('a premium that is owed at harvest', () => {
  test('is not taken while a list waits that has the cover; what was paid before the list goes back by it', async () => {
    const productId = await someProduct(house);
    const { id, ownKobo, isOnList } = await someCover(house, { productId });
    later(30);
    const first = await draw(productId);
    expect([isOnList, (await coverNow(id))?.isOnList]).toEqual([false, true]);
    await fillWallet(house, amina, ownKobo);
    const wallet = await inWallet();
    expect((await pay(id)).body.code).toBe('cover-on-list');
    expect(await inWallet()).toBe(wallet);
    await decide(first.body.id, 'refuse', 'Ask the weather office first.');
    expect((await pay(id)).body).toMatchObject({ isOnList: false, state: 'active' });
    expect(await inWallet()).toBe(wallet - ownKobo);
    const second = await draw(productId);
    expect(second.body).toMatchObject({ backKobo: ownKobo, withoutIndex: 1 });
    expect((await decide(second.body.id, 'approve')).status).toBe(200);
    expect(await inWallet()).toBe(wallet);
  });

  test('and paid in the moment that the list is drawn, is paid before it or not at all', async () => {
    const productId = await someProduct(house);
    const { id, ownKobo } = await someCover(house, { productId });
    later(30);
    await fillWallet(house, amina, ownKobo);
    const wallet = await inWallet();
    const [drawn, paid] = await Promise.all([draw(productId), pay(id)]);
    expect(drawn.body.backKobo).toBe(paid.status === 200 ? ownKobo : 0);
    expect((await decide(drawn.body.id, 'approve')).status).toBe(200);
    expect(await inWallet()).toBe(wallet);
  });
});
