import { expect, test } from 'vitest';
import type { ListingTerms } from './listing-model.ts';
import { checkListing, listingState } from './listing-rules.ts';
import { checkPurchase, countedAgainst, mayPurchase } from './purchase-rules.ts';
import { purchaseStates } from './purchase-model.ts';

const now = new Date('2026-04-14T09:00:00Z');
const terms: ListingTerms = {
  grams: 500_000,
  koboPerKilogram: 45_000,
  fromDay: '2026-04-10',
  untilDay: '2026-04-30',
  payWithinDays: 3,
  note: '',
};

test.each([
  [{ grams: 500_001 }, 'grams', 'listing.moreThanFree'],
  [{ untilDay: '2026-04-13' }, 'untilDay', 'demand.untilPast'],
  [{ fromDay: '2026-05-01' }, 'untilDay', 'demand.untilBeforeFrom'],
  [{ untilDay: '2027-04-20' }, 'untilDay', 'demand.untilTooFar'],
  [{ note: 'Call 0803 555-0003' }, 'note', 'listing.noPhone'],
])('an offer with %j is refused beside %s', (change, field, says) => {
  expect(() => checkListing({ ...terms, ...change }, 500_000, now)).toThrow(
    expect.objectContaining({ fields: [{ field, says }] }),
  );
});

test('an offer of all that is free, with a price in its note, is taken', () => {
  expect(() => checkListing({ ...terms, note: '100 kg bags, 45,000 naira each' }, 500_000, now)).not.toThrow();
});

test('a listing is open, sold out, taken off or over', () => {
  const { fromDay, untilDay } = terms;
  const of = (change: object) => listingState({ fromDay, untilDay, closedAt: null, leftGrams: 1, ...change }, now);
  expect([of({}), of({ leftGrams: 0 }), of({ closedAt: 'then' }), of({ untilDay: '2026-04-13' })]).toEqual([
    'open',
    'sold-out',
    'closed',
    'over',
  ]);
});

test.each([
  [{ grams: 400_001, day: '2026-04-20' }, 'grams', 'listing.moreThanLeft'],
  [{ grams: 1, day: '2026-04-13' }, 'day', 'listing.dayOutside'],
  [{ grams: 1, day: '2026-05-01' }, 'day', 'listing.dayOutside'],
])('an order of %j is refused beside %s', (ordered, field, says) => {
  const listing = { ...terms, closedAt: null, leftGrams: 400_000 };
  expect(() => checkPurchase(listing, ordered, now)).toThrow(expect.objectContaining({ fields: [{ field, says }] }));
});

test('each side has its own acts, and each act its one beginning', () => {
  const who = (act: Parameters<typeof mayPurchase>[0]) =>
    purchaseStates.flatMap((state) =>
      (['seller', 'buyer'] as const).filter((side) => mayPurchase(act, state, side)).map((side) => `${state} ${side}`),
    );
  expect(who('accepted')).toEqual(['placed seller']);
  expect(who('refused')).toEqual(['placed seller']);
  expect(who('cancelled')).toEqual(['placed buyer', 'accepted seller', 'accepted buyer']);
  expect(who('handed-over')).toEqual(['accepted seller']);
  expect(who('counted')).toEqual(['handed-over buyer']);
  expect(who('paid')).toEqual(['received seller']);
});

test('what is short or over is told to the gram', () => {
  expect(countedAgainst(390_000, 400_000)).toEqual({ shortGrams: 10_000, overGrams: 0 });
  expect(countedAgainst(400_500, 400_000)).toEqual({ shortGrams: 0, overGrams: 500 });
});
