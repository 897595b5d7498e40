import { cropWord, type ListingTerms, type ListingVersion, type OwnListing } from '@shuka/domain/marketplace';
import type { Lot } from '@shuka/domain/lots';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A listing as it is stored: without what others know of its farmer. */
export type ListingRow = Omit<OwnListing, 'sellerTrust'>;

export const listingColumns = sql`l.id, l.keeper_id as "keeperId", l.lot_id as "lotId", l.version, l.crop, l.variety,
  l.grade, l.unit, l.kilograms_per_unit as "kilogramsPerUnit", l.state_code as "stateCode", l.lga, l.grams,
  l.left_grams as "leftGrams", l.kobo_per_kilogram as "koboPerKilogram", l.from_day::text as "fromDay",
  l.until_day::text as "untilDay", l.pay_within_days as "payWithinDays", l.note, l.waiting, l.listed_at as "listedAt",
  l.closed_at as "closedAt", l.close_reason as "closeReason"`;

type NewListing = {
  readonly id: string;
  readonly lot: Lot;
  readonly where: { readonly stateCode: string; readonly lga: string };
  readonly terms: ListingTerms;
  readonly by: string;
  readonly now: Date;
};

export const insertListing = (db: Db, { id, lot, where, terms, by, now }: NewListing) =>
  run(
    db,
    sql`insert into marketplace.listing (id, keeper_id, lot_id, version, crop, crop_word, variety, grade, unit,
          kilograms_per_unit, state_code, lga, grams, left_grams, kobo_per_kilogram, from_day, until_day,
          pay_within_days, note, listed_by, listed_at)
        values (${id}, ${lot.keeperId}, ${lot.id}, 1, ${lot.crop}, ${cropWord(lot.crop)}, ${lot.variety}, ${lot.grade},
          ${lot.unit}, ${lot.kilogramsPerUnit}, ${where.stateCode}, ${where.lga}, ${terms.grams}, ${terms.grams},
          ${terms.koboPerKilogram}, ${terms.fromDay}, ${terms.untilDay}, ${terms.payWithinDays}, ${terms.note}, ${by},
          ${now})`,
  );

export const updateListingTerms = (db: Db, id: string, version: number, terms: ListingTerms) =>
  run(
    db,
    sql`update marketplace.listing set version = ${version}, grams = ${terms.grams}, left_grams = ${terms.grams},
          kobo_per_kilogram = ${terms.koboPerKilogram}, from_day = ${terms.fromDay}, until_day = ${terms.untilDay},
          pay_within_days = ${terms.payWithinDays}, note = ${terms.note}
        where id = ${id}`,
  );

type NewVersion = { readonly version: number; readonly terms: ListingTerms; readonly by: string; readonly now: Date };

export const insertListingVersion = (db: Db, listingId: string, { version, terms, by, now }: NewVersion) =>
  run(
    db,
    sql`insert into marketplace.listing_version (listing_id, version, terms, by_id, at)
        values (${listingId}, ${version}, ${JSON.stringify(terms)}::json, ${by}, ${now})`,
  );

export const findListing = (db: Db, id: string): Promise<ListingRow | null> =>
  row<ListingRow>(db, sql`select ${listingColumns} from marketplace.listing l where l.id = ${id}`);

/** The listing with its row locked: what is ordered, accepted and changed of it comes one after the other. */
export const holdListing = (db: Db, id: string): Promise<ListingRow | null> =>
  row<ListingRow>(db, sql`select ${listingColumns} from marketplace.listing l where l.id = ${id} for no key update`);

/** Whether some of a lot is for sale on a day already. */
export const isListed = async (db: Db, lotId: string, today: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from marketplace.listing
        where lot_id = ${lotId} and closed_at is null and left_grams > 0 and until_day >= ${today}`,
  )) !== null;

type ListingVersionRow = Omit<ListingVersion, 'byName'> & { readonly byId: string };

/** The latest versions first. */
export const findListingVersions = (db: Db, listingId: string, most = 50): Promise<ListingVersionRow[]> =>
  rows<ListingVersionRow>(
    db,
    sql`select version, at, by_id as "byId", terms from marketplace.listing_version
        where listing_id = ${listingId} order by version desc limit ${most}`,
  );

export const closeListing = (db: Db, id: string, reason: string, now: Date) =>
  run(
    db,
    sql`update marketplace.listing set closed_at = ${now}, close_reason = ${reason}, waiting = 0
        where id = ${id} and closed_at is null`,
  );

/** What changes with its orders: how many wait, how much is left. */
export const countPurchases = (
  db: Db,
  id: string,
  { waiting = 0, leftGrams = 0 }: { readonly waiting?: number; readonly leftGrams?: number },
) =>
  run(
    db,
    sql`update marketplace.listing set waiting = greatest(0, waiting + ${waiting}),
          left_grams = greatest(0, left_grams + ${leftGrams})
        where id = ${id}`,
  );

/** In one go; the next chore takes the rest. */
const mostClosed = 5000;

/** Listings whose last day is over leave the market, so that those who look do not wade through them. */
export const closeOverListings = (db: Db, today: string, now: Date) =>
  run(
    db,
    sql`update marketplace.listing set closed_at = ${now} where id in (
          select id from marketplace.listing where closed_at is null and until_day < ${today} limit ${mostClosed})`,
  );

/** Nothing of somebody who is erased is for sale any more, and what they wrote beside it goes. */
export const closeListingsOf = (db: Db, keeperId: string, now: Date) =>
  run(
    db,
    sql`update marketplace.listing set closed_at = coalesce(closed_at, ${now}), waiting = 0, note = ''
        where keeper_id = ${keeperId}`,
  );
