import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listListings,
  listOwnListings,
  postListing,
  readListing,
  readOwnListing,
  reviseListing,
  withdrawListing,
  type ListingTerms,
} from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { listingDraft, listingIn } from '#world/listings.ts';
import { openHouse } from '#world/open-house.ts';
import { lotOf } from '#world/stored.ts';
import { closeOverListings } from './listing-store.ts';
import { eraseFor, exportFor } from './own-data.ts';

const house = await openHouse();
afterAll(house.close);

const { musa, chidi, danjuma, ngozi, halima } = people;
const now = () => house.clock.now();
const inDays = (days: number): string => addDays(dayOf(now()), days);
const terms = (change: Partial<ListingTerms> = {}) => listingDraft(now(), change);

/** Puts a lot up for sale as its farmer, or whoever else is said. */
const offer = (
  { lotId, keeperId }: { lotId: string; keeperId: string },
  change: Partial<ListingTerms> = {},
  by: WorldPerson = musa,
) => house.as(by).call(postListing, { id: newId(), keeperId, lotId, ...terms(change) });

const musasLot = async (kilograms: number) => {
  const { id: lotId, keeperId } = await lotOf(house, kilograms);
  return { lotId, keeperId };
};

describe('produce for sale', () => {
  test('is a part of a lot at a price, changed by version, and shown without whose it is', async () => {
    const lot = await musasLot(500);
    const { status, body } = await offer(lot, { grams: 300_000 });
    expect([status, body.leftGrams, body.version, body.lga, body.lotId]).toEqual([201, 300_000, 1, 'Soba', lot.lotId]);
    expect((await offer(lot)).body.code).toBe('listed-already');
    const anew = { keeperId: lot.keeperId, listingId: body.id, seenVersion: 1, ...terms({ koboPerKilogram: 46_000 }) };
    const revised = await house.as(chidi).call(reviseListing, { ...anew, id: newId() });
    expect(revised.body).toMatchObject({ version: 2, koboPerKilogram: 46_000, grams: 100_000 });
    expect((await house.as(musa).call(reviseListing, { ...anew, id: newId() })).body.code).toBe('listing-changed');
    const own = { keeperId: lot.keeperId, listingId: body.id };
    const read = (await house.as(musa).call(readOwnListing, own)).body;
    expect(read.versions.map(({ version, byName }) => [version, byName])).toEqual([
      [2, 'Chidi Okafor'],
      [1, 'Musa Ibrahim'],
    ]);
    const seen = await house.as(danjuma).call(readListing, { listingId: body.id });
    expect(seen.body).toMatchObject({ crop: 'Sorghum', lga: 'Soba', koboPerKilogram: 46_000, sellerTrust: { of: 0 } });
    expect(seen.text).not.toMatch(new RegExp(`Musa|Ibrahim|${lot.keeperId}|${lot.lotId}`));
    expect((await house.as(halima).call(readOwnListing, own)).status).toBe(404);
    await expect(house.pool.query('update marketplace.listing_version set version = 9')).rejects.toThrow(
      'never changed',
    );
    const closing = { ...own, id: newId(), reason: 'Sold at the farm.' };
    expect((await house.as(musa).call(withdrawListing, closing)).status).toBe(200);
    const late = { ...anew, id: newId(), seenVersion: 2 };
    expect((await house.as(musa).call(reviseListing, late)).body.code).toBe('listing-over');
    expect((await house.as(musa).call(listOwnListings, { keeperId: lot.keeperId })).body.items[0]).toMatchObject({
      id: body.id,
      closeReason: 'Sold at the farm.',
    });
    expect((await exportFor(house.pool, lot.keeperId))['listings']).toHaveLength(2);
  });

  test('is never more than is there, nor of another, nor with a number to call', async () => {
    const lot = await musasLot(500);
    const refused = async (change: Partial<ListingTerms>) => (await offer(lot, change)).body.errors;
    expect(await refused({ grams: 500_001 })).toMatchObject([{ field: 'grams', says: 'listing.moreThanFree' }]);
    expect(await refused({ note: 'Call me: 0803 555 0003' })).toMatchObject([{ field: 'note' }]);
    expect(await refused({ untilDay: inDays(-1) })).toMatchObject([{ field: 'untilDay' }]);
    const others = await farmerWithLot(house, { kilograms: 100, managerId: halima.accountId });
    expect((await offer({ ...others, keeperId: lot.keeperId })).body.code).toBe('no-such-lot');
    expect((await offer(others, {}, chidi)).status).toBe(404);
  });
});

describe('looking for produce', () => {
  const ids: string[] = [];

  beforeAll(async () => {
    const wished = [
      ['Masara', 'Bichi', 47_000, 0, 30],
      ['Maize', 'Bichi', 44_000, 10, 20],
      ['Rice', 'Dala', 90_000, 0, 30],
      ['Maize', 'Dala', 45_000, 0, 3],
    ] as const;
    for (const [crop, lga, koboPerKilogram, from, until] of wished) {
      const lot = await farmerWithLot(house, { kilograms: 200, crop, lga });
      const days = { fromDay: inDays(from), untilDay: inDays(until) };
      const { body } = await offer(lot, { koboPerKilogram, ...days }, chidi);
      ids.push(body.id);
    }
  });

  const found = async (asked: Record<string, unknown>, by: WorldPerson = danjuma) =>
    (await house.as(by).call(listListings, asked)).body;
  const places = async (asked: Record<string, unknown>) =>
    (await found(asked)).items.map(({ id }) => ids.indexOf(id)).filter((place) => place >= 0);

  test('goes by crop in any of its names, by LGA, by day, and by price, page by page', async () => {
    expect(await places({ crop: 'maize' })).toEqual([3, 1, 0]);
    expect(await places({ crop: 'masara', order: 'cheapest' })).toEqual([1, 3, 0]);
    expect(await places({ stateCode: 'KN', lga: 'Dala' })).toEqual([3, 2]);
    // Left out, an LGA without its state would bring everything.
    expect(await found({ lga: 'Dala' })).toMatchObject({ status: 400, errors: [{ field: 'stateCode' }] });
    expect(await places({ crop: 'maize', day: inDays(15) })).toEqual([1, 0]);
    for (const order of ['newest', 'cheapest'] as const) {
      const first = await found({ crop: 'maize', order, limit: '2' });
      const next = await found({ crop: 'maize', order, limit: '2', after: first.next ?? '' });
      const all = await found({ crop: 'maize', order });
      expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
      expect(next.next).toBe(null);
    }
    expect((await found({ crop: 'maize' }, ngozi)).items).toHaveLength(3);
  });

  test('finds nothing whose last day went by, which the chores take off, nor of somebody who is erased', async () => {
    const { keeperId, lotId } = await farmerWithLot(house, { kilograms: 200, crop: 'Maize' });
    await house.pool.query(`update marketplace.listing set from_day = '2025-01-01', until_day = '2025-01-02'
      where id = '${ids[3] ?? ''}'`);
    expect(await places({ crop: 'maize' })).toEqual([1, 0]);
    await closeOverListings(house.pool, dayOf(now()), now());
    const over = await house.as(danjuma).call(readListing, { listingId: ids[3] ?? '' });
    expect([over.body.closedAt === null, over.body.closeReason]).toEqual([false, '']);
    const id = await listingIn(house.pool, { keeperId, lotId }, terms({ note: 'Behind the school.' }), now());
    expect((await found({ crop: 'maize' })).items.map((one) => one.id)).toContain(id);
    await eraseFor(house.pool, keeperId, now());
    expect((await found({ crop: 'maize' })).items.map((one) => one.id)).not.toContain(id);
    expect((await house.as(danjuma).call(readListing, { listingId: id })).body.note).toBe('');
  });
});
