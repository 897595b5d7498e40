import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import {
  addProduct,
  coverPlot,
  leaveCover,
  listCovers,
  listCoversInCare,
  listProducts,
  payPremium,
} from '@shuka/domain/insurance';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { jobsOf as weatherJobs } from '#advisory';
import { findViolations } from '#finance';
import { rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import {
  coverTerms,
  enter,
  plotOf,
  rained,
  someCover,
  someProduct,
  weatherOf,
  yieldTerms,
} from '#world/insurance-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openSkies } from '#world/skies.ts';
import { fillWallet } from '#world/fill-wallet.ts';
import { jobsOf, noteRainNow } from './note-rain.ts';

/* A farmer covers a plot, pays or will pay, and reads what her cover comes to. */

const skies = await openSkies('2026-06-01');
const house = await openHouse({ weather: skies.provider });
afterAll(async () => {
  await house.close();
  await skies.close();
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const { amina, musa, chidi, halima, ngozi, bola } = people;
const keeperId = amina.accountId;
const todayNow = (): string => dayOf(house.clock.now());
const later = (days: number): void => house.clock.move({ hours: 24 * days });

const inWallet = async () => (await (await enter(house, amina)).call(readWallet, {})).body.balanceKobo;

const wants = (
  productId: string,
  change: Partial<{ plotId: string; version: number; payTime: 'now' | 'harvest' }> = {},
) => ({
  id: newId(),
  keeperId,
  plotId: plotOf('amina'),
  productId,
  version: 1,
  payTime: 'harvest' as const,
  hasReadTerms: true as const,
  consent: null,
  ...change,
});

const asks = async (input: ReturnType<typeof wants>, by: WorldPerson = amina) =>
  (await enter(house, by)).call(coverPlot, input);

describe('a product', () => {
  test('is written by an admin, refused when its figures are absurd, and gets newer terms without losing the old', async () => {
    const productId = await someProduct(house);
    const admin = await enter(house, ngozi);
    const write = (after: number, terms = coverTerms(todayNow(), { premiumKoboPerHectare: 200_000 })) =>
      admin.call(addProduct, { id: newId(), productId, after, terms, password: ngozi.password });
    const index = weatherOf(todayNow());
    const turned = { ...index, phases: index.phases.map((one) => ({ ...one, triggerTenths: 100 })) };
    const absurd = await write(1, coverTerms(todayNow(), { index: turned }));
    expect([
      absurd.status,
      absurd.text.includes('insurance.triggerBelowExit') || absurd.text.includes('index'),
    ]).toEqual([400, true]);
    const late = { ...index, phases: index.phases.map((one) => ({ ...one, from: todayNow() })) };
    expect((await write(1, coverTerms(todayNow(), { index: late }))).status, 'a window in the past').toBe(400);
    expect((await write(0)).body.code).toBe('product-changed');
    expect((await write(1)).body).toMatchObject({ version: 2, isOpen: true });
    const listed = (await (await enter(house, amina)).call(listProducts, {})).body;
    expect([listed.standing, listed.items.find(({ id }) => id === productId)?.version]).toEqual(['practice', 2]);
    expect((await asks(wants(productId, { plotId: plotOf('amina', 1) }))).body.code).toBe('product-changed');
    expect((await house.as(bola).call(listProducts, {})).status).toBe(403);
    const unchanged = run(house.pool, sql`update insurance.product set version = 9 where product_id = ${productId}`);
    await expect(unchanged).rejects.toThrow(/never|change/i);
  });
});

describe('a plot is covered', () => {
  test('by its farmer, once in a season, and by nobody else', async () => {
    const productId = await someProduct(house);
    const first = wants(productId);
    const tries = await Promise.all([asks(first), asks(wants(productId))]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(tries.find(({ status }) => status === 409)?.body.code).toBe('covered-already');
    const made = tries.find(({ status }) => status === 201)?.body;
    expect(made).toMatchObject({ keeperName: 'Amina Yusuf', plotName: 'Home plot', state: 'active', isPractice: true });
    expect(made?.ownKobo).toBe((made?.premiumKobo ?? 0) - (made?.subsidyKobo ?? 0));
    expect(made?.calculation.state).toBe('ahead');
    expect((await asks(wants(productId, { plotId: plotOf('musa') }))).body.code).toBe('no-such-plot');
    expect((await asks(wants(productId), musa)).status).toBe(404);
    expect((await asks(wants(newId()))).body.code).toBe('no-such-product');
    const elsewhere = await someProduct(house, { stateCode: 'KD' });
    expect((await asks(wants(elsewhere))).body.code).toBe('plot-elsewhere');
    const paidFirst = await someProduct(house, { payTimes: ['now'] });
    expect((await asks(wants(paidFirst))).body.code).toBe('pay-time-not-offered');
    const kept = run(house.pool, sql`update insurance.cover set sum_kobo = 1 where id = ${made?.id ?? ''}`);
    await expect(kept, 'its terms are for good').rejects.toThrow(/never|change/i);
  });

  test('by her manager, who sees the covers of those in care, and another manager does not', async () => {
    const productId = await someProduct(house);
    const made = await someCover(house, { productId, place: 1 }, chidi);
    const cared = (await (await enter(house, chidi)).call(listCoversInCare, {})).body.items;
    expect(cared.map(({ id }) => id)).toContain(made.id);
    const other = (await (await enter(house, halima)).call(listCoversInCare, {})).body.items;
    expect(other.filter((one) => one.keeperId === keeperId)).toEqual([]);
    expect((await house.as(halima).call(listCovers, { keeperId })).status).toBe(404);
  });

  test('and begins when its premium is in: paid once, given back when she leaves in time', async () => {
    const productId = await someProduct(house);
    const { id: coverId, ownKobo, state } = await someCover(house, { productId, payTime: 'now' });
    expect(state).toBe('unpaid');
    const browser = await enter(house, amina);
    const pay = () => browser.call(payPremium, { coverId, password: amina.password });
    expect((await browser.call(payPremium, { coverId, password: 'no-password' })).body.code).toBe('wrong-password');
    expect((await pay()).body.code).toBe('not-enough-money');
    await fillWallet(house, amina, ownKobo * 3);
    const before = await inWallet();
    const paid = await Promise.all([pay(), pay()]);
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([(await inWallet()) - before, (await pay()).body.code]).toEqual([-ownKobo, 'cover-moved-on']);
    const left = await browser.call(leaveCover, { coverId });
    expect([left.body.state, await inWallet()]).toEqual(['left', before]);
    expect((await browser.call(leaveCover, { coverId })).body.code).toBe('cover-moved-on');
    expect((await asks(wants(productId, { payTime: 'now' }))).status, 'what was left may be covered again').toBe(201);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });
});

describe('what a cover comes to', () => {
  test('is read from rain that is noted in the evening of each day, and is told step by step', async () => {
    const productId = await someProduct(house);
    const { id, cell } = await someCover(house, { productId, place: 1 });
    const start = todayNow();
    house.clock.move({ hours: 11 }); // eight in the evening is past, by Nigeria's clock
    expect(await noteRainNow(house.services), 'nobody said anything of this square yet').toBe(0);
    await run(house.pool, sql`update advisory.weather_cell set asked_at = null`);
    const [refresh] = weatherJobs(house.services);
    await refresh?.work({});
    await jobsOf(house.services)[0]?.work({});
    const noted = await rows<{ day: string; rain: number }>(
      house.pool,
      sql`select day::text as day, rain from insurance.rain where cell = ${cell}`,
    );
    expect(noted).toEqual([{ day: todayNow(), rain: 400 }]);
    expect(await noteRainNow(house.services), 'noting it again changes nothing').toBe(0);
    await rained(house, cell, 200, [addDays(start, 10), addDays(start, 14)]);
    later(15);
    const covers = (await (await enter(house, amina)).call(listCovers, { keeperId })).body.items;
    const mine = covers.find((one) => one.id === id);
    expect(mine?.calculation).toMatchObject({ state: 'running', payableKobo: null });
    expect(mine?.calculation.phases[0]).toMatchObject({ state: 'running', index: 1000 });
    expect(mine?.calculation.steps[0]).toMatchObject({ what: 'rain-read', figures: { days: 5, saidDays: 5 } });
  });

  test('is nothing once the premium that was to come first did not come', async () => {
    const productId = await someProduct(house);
    const { id: coverId } = await someCover(house, { productId, payTime: 'now' });
    later(10);
    const browser = await enter(house, amina);
    expect((await browser.call(payPremium, { coverId, password: amina.password })).body.code).toBe('cover-begun');
    expect((await browser.call(leaveCover, { coverId })).body.code).toBe('cover-begun');
    await jobsOf(house.services)[0]?.work({});
    const covers = (await browser.call(listCovers, { keeperId })).body.items;
    expect(covers.find(({ id }) => id === coverId)?.state).toBe('lapsed');
    const closed = await someProduct(house);
    later(8);
    expect((await asks(wants(closed))).body.code).toBe('product-closed');
    expect((await asks(wants(await someProduct(house, { terms: yieldTerms(todayNow()) })))).body.code).toBeUndefined();
    expect(house.errors).toEqual([]);
  });
});
