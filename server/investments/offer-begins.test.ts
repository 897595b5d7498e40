import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import { cancelHolding, closeOffer, pledgeMoney, payHolding, readHolding, readOffer } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { jobHandlers } from '#app/slices.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { enterAs, settleInvestor, type Investor } from '#world/many-investors.ts';
import { offerAgain } from '#world/offer-again.ts';
import { offersIn } from '#world/offer-life.ts';
import { openHouse } from '#world/open-house.ts';
import { expireAll, startAll } from './holding-jobs.ts';

/* What becomes of pledges, and of an offer, when their time is over. */

const house = await openHouse();
const { services, pool, clock, post } = house;
beforeAll(() => services.jobs.start(jobHandlers(services)));
afterAll(house.close);

const { amina, ngozi } = people;
const { published } = offersIn(house);
const amountKobo = 10_000_003;

/** The farm is free for the next offer. */
const setUnfunded = () => run(pool, sql`update investments.offer set state = 'unfunded' where state <> 'unfunded'`);
beforeEach(() => run(pool, sql`delete from kit.throttle`)); // limits have tests of their own
afterEach(setUnfunded);

const due = { stage: null, dueOn: '2026-07-15' };
const milestones = [
  { name: 'Planting', amountKobo: 33_333_333, ...due },
  { name: 'Weeding', amountKobo: 16_666_667, ...due },
];
let first = '';

/** An offer of ₦500,000 that wants at least ₦300,000, as Chidi stood for it before any time went by. */
const openOffer = () => offerAgain(pool, first);

beforeAll(async () => {
  first = (await published({ terms: { goalKobo: 50_000_000, leastKobo: 30_000_000, milestones } })).id;
  await setUnfunded();
});

const pledgeOf = async ({ browser }: Investor, offerId: string): Promise<string> => {
  const { body, text } = await browser.call(pledgeMoney, { id: newId(), offerId, amountKobo, hasReadTerms: true });
  if (body.id === undefined) throw new Error(text);
  return body.id;
};

/** So many investors who pledged and paid. */
const paidInto = async (offerId: string, count: number) => {
  const paid: { readonly investor: Investor; readonly holdingId: string }[] = [];
  while (paid.length < count) {
    const investor = await settleInvestor(house, amountKobo);
    const holdingId = await pledgeOf(investor, offerId);
    await investor.browser.call(payHolding, { holdingId });
    paid.push({ investor, holdingId });
  }
  return paid;
};

const close = async (offerId: string): Promise<void> => {
  const { status, text } = await (await house.signIn(amina)).call(closeOffer, { offerId, reason: '' });
  if (status !== 200) throw new Error(text);
};

const offerNow = async (offerId: string) => (await (await house.signIn(ngozi)).call(readOffer, { offerId })).body;
const stateOf = async (holdingId: string) =>
  (await row<{ state: string }>(pool, sql`select state from investments.holding where id = ${holdingId}`))?.state;
const balanceOf = async (kind: string, key: string) =>
  (
    await row<{ kobo: number }>(
      pool,
      sql`select balance_kobo as kobo from finance.ledger_account where kind = ${kind} and key = ${key}`,
    )
  )?.kobo ?? 0;

describe('a pledge that nobody pays for', () => {
  test('gives its room free after a day, and says so', async () => {
    const offerId = await openOffer();
    const investor = await settleInvestor(house, amountKobo);
    const holdingId = await pledgeOf(investor, offerId);
    await expireAll(services);
    expect(await stateOf(holdingId)).toBe('pledged');
    clock.move({ hours: 24, seconds: 1 });
    await expireAll(services);
    expect(await stateOf(holdingId)).toBe('expired');
    expect(await offerNow(offerId)).toMatchObject({ takenKobo: 0, investors: 0 });
    expect((await post.next(investor.email)).subject).toMatch(/^Your place in #AF\d+ Maize on Gonar Amina/);
  });

  test('cannot be paid for a moment later, though no job had come by', async () => {
    const offerId = await openOffer();
    const investor = await settleInvestor(house, amountKobo);
    const holdingId = await pledgeOf(investor, offerId);
    clock.move({ hours: 1 });
    await run(
      pool,
      sql`update investments.holding set pay_by = ${new Date(clock.now().getTime() - 1000)} where id = ${holdingId}`,
    );
    const late = await investor.browser.call(payHolding, { holdingId });
    expect([late.status, late.body.code]).toEqual([409, 'pledge-expired']);
    expect(await stateOf(holdingId)).toBe('expired');
    expect((await investor.browser.call(readHolding, { holdingId })).body.status).toBe('ended');
    expect(await offerNow(offerId)).toMatchObject({ takenKobo: 0, investors: 0 });
    expect((await investor.browser.call(readWallet, {})).body.balanceKobo).toBe(amountKobo);
  });
});

describe('an offer that was closed', () => {
  test('begins once nobody can take money back: the house has its fee, each milestone its part', async () => {
    const offerId = await openOffer();
    const paid = await paidInto(offerId, 4);
    const feesBefore = await balanceOf('platform', 'fees');
    await close(offerId);
    await startAll(services);
    expect((await offerNow(offerId)).state).toBe('closed');
    clock.move({ hours: 48, seconds: 1 });
    await startAll(services);
    await startAll(services);
    const offer = await offerNow(offerId);
    expect(offer).toMatchObject({ state: 'running', paidKobo: 40_000_012, takenKobo: 40_000_012, investors: 4 });
    expect(offer.history.at(-1)).toMatchObject({ from: 'closed', to: 'running' });
    // 1.5 % of ₦400,000.12, rounded down, and what is left by two thirds and a third.
    expect((await balanceOf('platform', 'fees')) - feesBefore).toBe(600_000);
    expect(await balanceOf('escrow', offerId)).toBe(39_400_012);
    expect(offer.milestones.map(({ releasedKobo }) => releasedKobo)).toEqual([26_266_674, 13_133_338]);
    for (const { investor, holdingId } of paid) {
      expect(await stateOf(holdingId)).toBe('active');
      expect((await post.next(investor.email)).subject).toContain('₦100,000.03');
      expect((await post.next(investor.email)).text).toContain('₦100,000.03');
    }
    const [one] = paid;
    const again = await enterAs(house, one?.investor.accountId ?? '');
    const late = await again.call(cancelHolding, { holdingId: one?.holdingId });
    expect([late.status, late.body.code]).toEqual([409, 'holding-moved-on']);
  });

  test('waits for who pledged before and may still pay', async () => {
    const offerId = await openOffer();
    await paidInto(offerId, 3);
    clock.move({ hours: 30 });
    const last = await settleInvestor(house, amountKobo);
    const holdingId = await pledgeOf(last, offerId);
    await close(offerId);
    clock.move({ hours: 20 });
    await startAll(services);
    expect((await offerNow(offerId)).state).toBe('closed');
    clock.move({ hours: 4, seconds: 1 });
    await startAll(services);
    expect(await stateOf(holdingId)).toBe('expired');
    expect(await offerNow(offerId)).toMatchObject({ state: 'running', paidKobo: 3 * amountKobo, investors: 3 });
  });

  test('goes no further with too little: all of it goes back to everybody, to the kobo', async () => {
    const offerId = await openOffer();
    const paid = await paidInto(offerId, 2);
    await close(offerId);
    clock.move({ hours: 48, seconds: 1 });
    await startAll(services);
    expect(await offerNow(offerId)).toMatchObject({ state: 'unfunded', paidKobo: 0, takenKobo: 0, investors: 0 });
    expect(await balanceOf('escrow', offerId)).toBe(0);
    for (const { investor, holdingId } of paid) {
      expect(await stateOf(holdingId)).toBe('refunded');
      expect(await balanceOf('wallet', investor.accountId)).toBe(amountKobo);
      await post.next(investor.email);
      expect((await post.next(investor.email)).subject).toContain('₦100,000.03 is in your wallet again');
    }
  });

  test('is not begun twice by two servers at once', async () => {
    const offerId = await openOffer();
    await paidInto(offerId, 4);
    const feesBefore = await balanceOf('platform', 'fees');
    await close(offerId);
    clock.move({ hours: 48, seconds: 1 });
    await Promise.all([1, 2, 3].map(() => startAll(services)));
    expect((await balanceOf('platform', 'fees')) - feesBefore).toBe(600_000);
    expect((await offerNow(offerId)).history.filter(({ to }) => to === 'running')).toHaveLength(1);
  });
});

test('after all of this the ledger is right, and nothing was logged as an error', async () => {
  expect((await findViolations(pool)).isRight).toBe(true);
  expect(house.errors).toEqual([]);
});
