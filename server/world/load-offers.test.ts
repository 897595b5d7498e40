import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import { listHoldings, listOffers, listOffersByState, listOwnOffers, readOffer } from '@shuka/domain/investments';
import { findViolations } from '#finance';
import { inTransaction } from '#kit/db.ts';
import { loadCaseload } from './caseload.ts';
import { loadOffers } from './load-offers.ts';
import { openHouse } from './open-house.ts';
import { people } from './people.ts';

const house = await openHouse();
afterAll(house.close);

const { bola, chidi, ngozi } = people;
const naira = (kobo: number): number => kobo / 100;

beforeAll(async () => {
  house.clock.move({ hours: 24 * 174 }); // the demo's caseload goes on to November
  const bornAt = new Date('2026-05-04T08:00:00Z');
  await inTransaction(house.pool, async (db) => {
    await loadCaseload(db, ngozi.accountId, bornAt);
    await loadOffers(db, house.services, ngozi.accountId);
  });
});

describe('the demo shows Bola', () => {
  test('what they put in: ₦500,000 for 6 months, ₦300,000 for 5 that came back as ₦420,000, and one that waits', async () => {
    const { body } = await house.as(bola).call(listHoldings, {});
    expect(
      body.items
        .map((one) => [one.status, naira(one.amountKobo), naira(one.expectedKobo), one.durationMonths])
        .toSorted(),
    ).toEqual([
      ['active', 500_000, 650_000, 6],
      ['completed', 300_000, 420_000, 5],
      ['pending', 100_000, 120_000, 9],
    ]);
    expect(body.items.find(({ status }) => status === 'completed')?.realisedKobo).toBe(42_000_000);
    expect((await house.as(bola).call(readWallet, {})).body.balanceKobo).toBe(102_000_000);
  });

  test('offers of 4, 6 and 9 months at 15, 18 and 20 %, and needs from ₦500,000 to ₦1,200,000', async () => {
    const open = await house.as(bola).call(listOffers, {});
    expect(open.body.total).toBe(3);
    expect(open.body.items.map((one) => [one.durationMonths, one.roiBasisPoints / 100, one.availability])).toEqual([
      [4, 15, 'available'],
      [6, 18, 'low'],
      [9, 20, 'available'],
    ]);
    const { body } = await house.as(bola).call(listOffers, { open: 'all' });
    expect(body.total).toBe(5);
    const needs = body.items.map(({ goalKobo }) => naira(goalKobo)).toSorted((one, other) => one - other);
    expect([needs[0], needs.at(-1)]).toEqual([500_000, 1_200_000]);
    expect(new Set(body.items.map(({ availability }) => availability))).toEqual(
      new Set(['available', 'low', 'closed']),
    );
    expect(body.items.map(({ number }) => number)).toContain('#AF101');
  });
});

test('the demo has an offer for Chidi to verify, one for an admin to decide on, and a ledger that is right', async () => {
  const toVerify = await house.as(chidi).call(listOwnOffers, { as: 'verifier' });
  expect(toVerify.body.items.filter(({ state }) => state === 'submitted')).toHaveLength(1);
  const toDecide = await house.as(ngozi).call(listOffersByState, { state: 'checked' });
  expect(toDecide.body.items).toHaveLength(1);
  const settled = await house.as(ngozi).call(listOffersByState, { state: 'settled' });
  const whole = await house.as(bola).call(readOffer, { offerId: settled.body.items[0]?.id ?? '' });
  expect(whole.body.history.map(({ to }) => to)).toEqual([
    'draft',
    'submitted',
    'checked',
    'published',
    'closed',
    'running',
    'harvested',
    'settled',
  ]);
  expect((await findViolations(house.pool)).isRight).toBe(true);
});

describe('a demo that is open to a network', () => {
  test('has the same offers, though no admin is in it: two managers stand in for them', async () => {
    const open = await openHouse();
    open.clock.move({ hours: 24 * 174 });
    await inTransaction(open.pool, async (db) => {
      await loadCaseload(db, chidi.accountId, new Date('2026-05-04T08:00:00Z'));
      await loadOffers(db, open.services, chidi.accountId);
    });
    expect((await open.as(bola).call(listOffers, { open: 'all' })).body.total).toBe(5);
    expect((await open.as(bola).call(listHoldings, { status: 'completed' })).body.total).toBe(1);
    await open.close();
  });
});
