import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readMyData } from '@shuka/domain/accounts';
import { readWallet } from '@shuka/domain/finance';
import {
  addToFund,
  askReferral,
  confirmCut,
  decideFund,
  decideList,
  drawList,
  coverPlot,
  listCovers,
  listCuts,
  listPayoutLines,
  listPayoutLists,
  listReferrals,
  readFund,
  recordCut,
} from '@shuka/domain/insurance';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { enter, plotOf, rained, someCover, someCut, someProduct, yieldTerms } from '#world/insurance-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* What covers come to is drawn up by one officer and paid by another, once. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, chidi, halima, ngozi, ifeoma } = people;
const keeperId = amina.accountId;
const todayNow = (): string => dayOf(house.clock.now());
const later = (days: number): void => house.clock.move({ hours: 24 * days });

const draw = async (productId: string, by: WorldPerson = ngozi) =>
  (await enter(house, by)).call(drawList, { id: newId(), productId });
const decide = async (listId: string, by: WorldPerson, decision: 'approve' | 'refuse' = 'approve', reason = '') =>
  (await enter(house, by)).call(decideList, { listId, decision, reason, password: by.password });
const inWallet = async () => (await (await enter(house, amina)).call(readWallet, {})).body.balanceKobo;
const coverNow = async (coverId: string) =>
  (await (await enter(house, amina)).call(listCovers, { keeperId, limit: '100' })).body.items.find(
    ({ id }) => id === coverId,
  );

const fund = async (amountKobo: number): Promise<void> => {
  const admin = await enter(house, ngozi);
  const input = { id: newId(), amountKobo, origin: 'Invented Insurance, transfer 12', password: ngozi.password };
  const { body } = await admin.call(addToFund, input);
  const own = { entryId: body.id, decision: 'agree', password: ngozi.password } as const;
  expect((await admin.call(decideFund, own)).body.code).toBe('two-people-needed');
  const second = await enter(house, ifeoma);
  const agreed = await second.call(decideFund, { ...own, password: ifeoma.password });
  expect([agreed.status, agreed.body.state]).toEqual([200, 'agreed']);
  expect((await second.call(decideFund, { ...own, password: ifeoma.password })).body.code).toBe('fund-decided');
};

describe('a payout list', () => {
  test('is drawn once windows are over, approved by a second officer, and pays each cover once', async () => {
    const start = todayNow();
    const productId = await someProduct(house);
    const cover = await someCover(house, { productId });
    const { id: withoutRain } = await someCover(house, { productId, place: 1 });
    await rained(house, cover.cell, 300, [addDays(start, 10), addDays(start, 19)]);
    await rained(house, cover.cell, 700, [addDays(start, 20), addDays(start, 29)]);
    expect((await draw(productId)).body.code).toBe('window-not-over');
    later(30);
    const drawn = await draw(productId);
    expect([drawn.status, drawn.body.covers, drawn.body.state]).toEqual([201, 2, 'drawn']);
    expect((await draw(productId, ifeoma)).body.code).toBe('list-waits');
    const listId = drawn.body.id;
    const admin = await enter(house, ifeoma);
    const lines = (await admin.call(listPayoutLines, { listId })).body.items;
    const line = lines.find(({ coverId }) => coverId === cover.id);
    // 30 of 45 mm and 60 mm that count of 120, at most 60 each ten days: half of the first, all of the second, to the limit.
    const before = await coverNow(cover.id);
    expect(line).toMatchObject({
      keeperName: 'Amina Yusuf',
      outcome: 'paid',
      paidKobo: before?.calculation.payableKobo,
    });
    expect(line?.paidKobo).toBe(cover.sumKobo);
    expect(line?.owedKobo).toBe(cover.ownKobo);
    expect(lines).toHaveLength(2);
    expect((await decide(listId, ngozi)).body.code).toBe('two-people-needed');
    expect((await decide(listId, ifeoma)).body.code).toBe('fund-too-small');
    await fund(2 * cover.sumKobo + lines.reduce((sum, { paidKobo }) => sum + paidKobo, 0));
    const wallet = await inWallet();
    const tries = await Promise.all([decide(listId, ifeoma), decide(listId, ifeoma)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('list-decided');
    const gained = lines.reduce((sum, { paidKobo, owedKobo, backKobo }) => sum + paidKobo - owedKobo + backKobo, 0);
    expect((await inWallet()) - wallet).toBe(gained);
    expect(await coverNow(cover.id)).toMatchObject({ state: 'settled', outcome: 'paid', settledKobo: cover.sumKobo });
    expect((await coverNow(cover.id))?.calculation.steps.at(-1)?.what).toBe('payable');
    expect((await coverNow(withoutRain))?.state).toBe('settled');
    expect((await draw(productId)).body.code, 'nothing is paid twice').toBe('nothing-to-draw');
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });

  test('without rain noted gives the premium back, and one that is refused is drawn anew', async () => {
    const productId = await someProduct(house);
    const { id } = await someCover(house, { productId });
    later(30);
    const first = await draw(productId);
    expect(first.body).toMatchObject({ paying: 0, withoutIndex: 1, paidKobo: 0 });
    expect((await decide(first.body.id, ifeoma, 'refuse')).status, 'a refusal says why').toBe(400);
    expect((await decide(first.body.id, ifeoma, 'refuse', 'Ask the weather office first.')).body).toMatchObject({
      state: 'refused',
      decidedByName: expect.stringContaining('Ifeoma') as string,
    });
    const second = await draw(productId);
    expect((await decide(second.body.id, ifeoma)).body.state).toBe('paid');
    expect(await coverNow(id)).toMatchObject({ outcome: 'no-data', settledKobo: 0 });
    const lists = (await (await enter(house, ngozi)).call(listPayoutLists, {})).body.items;
    expect(lists.filter((one) => one.productId === productId).map(({ state }) => state)).toEqual(['paid', 'refused']);
  });
});

describe('crop cuts', () => {
  test('count once a second person weighed them, without being told', async () => {
    const productId = await someProduct(house, { terms: yieldTerms(todayNow()) });
    const cover = await someCover(house, { productId });
    const manager = await enter(house, chidi);
    const early = { id: newId(), productId, place: 'Badume', squareMetres: 20, grams: 2100, cutOn: todayNow() };
    expect((await manager.call(recordCut, early)).body.code).toBe('cut-outside-window');
    later(12);
    const cutIds = [await someCut(house, productId), await someCut(house, productId)];
    const second = await enter(house, halima);
    const [seen] = (await second.call(listCuts, { productId })).body.items;
    expect([seen?.grams, seen?.recordedByName]).toEqual([null, 'Chidi Okafor']);
    const confirm = (cutId: string, grams = 2100) => second.call(confirmCut, { cutId, squareMetres: 20, grams });
    const [firstId = '', secondId = ''] = cutIds;
    const own = await (await enter(house, chidi)).call(confirmCut, { cutId: firstId, squareMetres: 20, grams: 2100 });
    expect(own.body.code).toBe('two-people-needed');
    expect((await confirm(firstId, 2200)).body.code).toBe('cut-differs');
    expect((await confirm(firstId)).body).toMatchObject({ grams: 2100, confirmedByName: 'Halima Sani' });
    expect((await confirm(firstId)).body.code).toBe('cut-confirmed');
    later(18);
    expect((await draw(productId)).body.code, 'one cut of two').toBe('index-data-missing');
    const again = await enter(house, halima);
    await again.call(confirmCut, { cutId: secondId, squareMetres: 20, grams: 2100 });
    const drawn = await draw(productId);
    // 1050 kg of 1400 that it takes: a quarter of the sum.
    expect(drawn.body.paidKobo).toBe(Math.round(cover.sumKobo / 4));
    const late = await (
      await enter(house, chidi)
    ).call(recordCut, { ...early, id: newId(), cutOn: addDays(todayNow(), -5) });
    expect(late.body.code).toBe('covers-settled');
  });
});

describe('a house without a licence', () => {
  test('refers a farmer who agrees to a licensed insurer, once, and lets no real money move', async () => {
    const browser = await enter(house, amina);
    const input = { id: newId(), keeperId, note: 'I grow maize.', hasAgreed: true } as const;
    expect((await browser.call(askReferral, input)).body).toMatchObject({ name: 'Amina Yusuf', note: 'I grow maize.' });
    expect((await browser.call(askReferral, { ...input, id: newId() })).body.code).toBe('referred-already');
    const listed = (await (await enter(house, ngozi)).call(listReferrals, {})).body.items;
    expect(listed.map((one) => one.keeperId)).toContain(keeperId);
    const mine = (await browser.call(readMyData, {})).body as unknown as {
      readonly records?: Record<string, unknown[]>;
    };
    expect(JSON.stringify(mine)).toContain('insuranceReferrals');
    const productId = await someProduct(house);
    const sandbox = house.services.payments[0];
    const real = { ...sandbox, isSandbox: false } as NonNullable<typeof sandbox>;
    (house.services.payments as unknown[]).splice(0, 1, real);
    const wanted = {
      id: newId(),
      keeperId,
      plotId: plotOf('amina'),
      productId,
      version: 1,
      payTime: 'harvest',
    } as const;
    const tried = await (await enter(house, amina)).call(coverPlot, { ...wanted, hasReadTerms: true, consent: null });
    expect([tried.status, tried.body.code]).toEqual([409, 'insurance-closed']);
    (house.services.payments as unknown[]).splice(0, 1, sandbox);
    expect((await (await enter(house, ngozi)).call(readFund, {})).body.balanceKobo).toBeGreaterThanOrEqual(0);
    expect(house.errors).toEqual([]);
  });
});
