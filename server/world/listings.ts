import type { ListingTerms, PurchaseState } from '@shuka/domain/marketplace';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findLotsOf, promiseLots } from '#lots';
import {
  countPurchases,
  insertAgreement,
  insertListing,
  insertListingVersion,
  insertPurchase,
  insertPurchaseEvent,
  insertShares,
  recordDelivery,
  updatePurchase,
} from '#marketplace';
import { inTransaction, type Db, type Pool } from '#kit/db.ts';
import { mill } from './companies.ts';
import { people } from './people.ts';

/** A hundred kilograms at ₦450, to collect within a month, paid within three days. */
export const listingDraft = (now: Date, change: Partial<ListingTerms> = {}): ListingTerms => ({
  grams: 100_000,
  koboPerKilogram: 45_000,
  fromDay: dayOf(now),
  untilDay: addDays(dayOf(now), 30),
  payWithinDays: 3,
  note: '',
  ...change,
});

type Kept = { readonly lotId: string; readonly keeperId: string };

/** Puts a lot up for sale, whose row stays locked. */
export const loadListing = async (db: Db, kept: Kept, terms: ListingTerms, now: Date): Promise<string> => {
  const id = newId();
  const lot = (await findLotsOf(db, [kept])).get(kept.lotId);
  if (lot === undefined) throw new Error('the lot is not there');
  const where = { stateCode: 'KN', lga: 'Bichi' };
  await insertListing(db, { id, lot, where, terms, by: kept.keeperId, now });
  await insertListingVersion(db, id, { version: 1, terms, by: kept.keeperId, now });
  return id;
};

export const listingIn = (pool: Pool, kept: Kept, terms: ListingTerms, now: Date): Promise<string> =>
  inTransaction(pool, (db) => loadListing(db, kept, terms, now));

type Ordered = Kept & { readonly listingId: string; readonly companyId?: string; readonly grams?: number };

const begin = async (
  db: Db,
  { listingId, companyId = mill.companyId, grams = 50_000, ...kept }: Ordered,
  now: Date,
) => {
  const id = newId();
  const placedBy = people.danjuma.accountId;
  const frozen = { grams, koboPerKilogram: 45_000, totalKobo: grams * 45, day: dayOf(now), payWithinDays: 3 };
  await insertPurchase(db, { ...frozen, ...kept, id, listingId, listingVersion: 1, companyId, placedBy, now });
  const told = { act: 'placed', side: 'buyer', byId: placedBy, grams, kobo: null, text: '' } as const;
  await insertPurchaseEvent(db, id, { ...told, id: newId(), now });
  return { id, companyId, ...frozen };
};

/** An order of a company for some of a listing that stands so; from 'accepted' on it is an agreement. */
export const purchaseIn = (pool: Pool, ordered: Ordered, state: PurchaseState, now: Date): Promise<string> =>
  inTransaction(pool, async (db) => {
    const { lotId, keeperId, listingId } = ordered;
    const { id, totalKobo, ...frozen } = await begin(db, ordered, now);
    if (state === 'placed') {
      await countPurchases(db, listingId, { waiting: 1 });
      return id;
    }
    await promiseLots(db, id, [{ lotId, keeperId, grams: frozen.grams }], now);
    await insertAgreement(db, { ...frozen, totalKobo, answerId: id, bidNumber: null, agreedBy: keeperId, now });
    await insertShares(db, id, frozen.day, [{ lotId, keeperId, grams: frozen.grams, kobo: totalKobo }]);
    await countPurchases(db, listingId, { leftGrams: -frozen.grams });
    await updatePurchase(db, id, { state, handed: { grams: frozen.grams, on: frozen.day } });
    const came = { id: newId(), answerId: id, lotId, grams: frozen.grams, amountKobo: totalKobo };
    if (state === 'received') await recordDelivery(db, { ...came, deliveredOn: frozen.day }, now);
    return id;
  });
