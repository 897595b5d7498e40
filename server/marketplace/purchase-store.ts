import type { PurchaseEvent, PurchaseLine, PurchaseState } from '@shuka/domain/marketplace';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

/** An order as it is stored, with what its listing says of the produce. */
export type PurchaseRow = Omit<PurchaseLine, 'companyName' | 'sellerName'> & {
  readonly keeperId: string;
  readonly lotId: string;
  readonly placedBy: string;
};

const columns = sql`p.id, p.listing_id as "listingId", p.listing_version as "listingVersion",
  p.company_id as "companyId", p.keeper_id as "keeperId", p.lot_id as "lotId", l.crop, l.grade,
  l.state_code as "stateCode", l.lga, p.grams, p.kobo_per_kilogram as "koboPerKilogram", p.total_kobo as "totalKobo",
  p.day::text as day, p.pay_within_days as "payWithinDays", p.state, p.handed_grams as "handedGrams",
  p.handed_on::text as "handedOn", p.counted_grams as "countedGrams", p.placed_by as "placedBy",
  p.placed_at as "placedAt"`;

const from = sql`marketplace.purchase p join marketplace.listing l on l.id = p.listing_id`;

type Page = { readonly after: string | null; readonly limit: number };

const findPage = (db: Db, where: Query, { after, limit }: Page): Promise<PurchaseRow[]> =>
  rows<PurchaseRow>(
    db,
    sql`select ${columns} from ${from}
        where ${where} ${after === null ? sql`` : sql`and p.id < ${after}::uuid`}
        order by p.id desc limit ${limit}`,
  );

export const findPurchasesOfListing = (db: Db, listingId: string, page: Page): Promise<PurchaseRow[]> =>
  findPage(db, sql`p.listing_id = ${listingId}`, page);

export const findPurchasesOfKeepers = (db: Db, keeperIds: readonly string[], page: Page): Promise<PurchaseRow[]> =>
  findPage(db, sql`p.keeper_id = any(${keeperIds}::uuid[])`, page);

export const findPurchasesOfCompany = (db: Db, companyId: string, page: Page): Promise<PurchaseRow[]> =>
  findPage(db, sql`p.company_id = ${companyId}`, page);

export const findPurchase = (db: Db, id: string): Promise<PurchaseRow | null> =>
  row<PurchaseRow>(db, sql`select ${columns} from ${from} where p.id = ${id}`);

/** The order with its row locked. Lock its listing first: whoever takes that off holds it and ends its orders. */
export const holdPurchase = (db: Db, id: string): Promise<PurchaseRow | null> =>
  row<PurchaseRow>(db, sql`select ${columns} from ${from} where p.id = ${id} for no key update of p`);

type NewPurchase = Pick<
  PurchaseRow,
  | 'id'
  | 'listingId'
  | 'listingVersion'
  | 'companyId'
  | 'keeperId'
  | 'lotId'
  | 'grams'
  | 'koboPerKilogram'
  | 'totalKobo'
  | 'day'
  | 'payWithinDays'
  | 'placedBy'
> & { readonly now: Date };

export const insertPurchase = (db: Db, one: NewPurchase) =>
  run(
    db,
    sql`insert into marketplace.purchase (id, listing_id, listing_version, company_id, keeper_id, lot_id, grams,
          kobo_per_kilogram, total_kobo, day, pay_within_days, state, placed_by, placed_at)
        values (${one.id}, ${one.listingId}, ${one.listingVersion}, ${one.companyId}, ${one.keeperId}, ${one.lotId},
          ${one.grams}, ${one.koboPerKilogram}, ${one.totalKobo}, ${one.day}, ${one.payWithinDays}, 'placed',
          ${one.placedBy}, ${one.now})`,
  );

type Change = {
  readonly state: PurchaseState;
  readonly handed?: { readonly grams: number; readonly on: string };
  readonly countedGrams?: number;
};

export const updatePurchase = (db: Db, id: string, { state, handed, countedGrams }: Change) =>
  run(
    db,
    sql`update marketplace.purchase set state = ${state}
          ${handed === undefined ? sql`` : sql`, handed_grams = ${handed.grams}, handed_on = ${handed.on}`}
          ${countedGrams === undefined ? sql`` : sql`, counted_grams = ${countedGrams}`}
        where id = ${id}`,
  );

/** Refuses every order of a listing that waits, and tells which those were. */
export const refuseWaiting = (db: Db, listingId: string): Promise<PurchaseRow[]> =>
  rows<PurchaseRow>(
    db,
    sql`with ended as (update marketplace.purchase set state = 'refused'
            where listing_id = ${listingId} and state = 'placed' returning *)
        select ${columns} from ended p join marketplace.listing l on l.id = p.listing_id order by p.id`,
  );

type NewPurchaseEvent = Omit<PurchaseEvent, 'byName' | 'at'> & { readonly byId: string; readonly now: Date };

export const insertPurchaseEvent = (db: Db, purchaseId: string, one: NewPurchaseEvent) =>
  run(
    db,
    sql`insert into marketplace.purchase_event (id, purchase_id, number, act, side, by_id, grams, kobo, text, at)
        select ${one.id}, ${purchaseId}, coalesce(max(number), 0) + 1, ${one.act}, ${one.side}, ${one.byId},
          ${one.grams}::bigint, ${one.kobo}::bigint, ${one.text}, ${one.now}
        from marketplace.purchase_event where purchase_id = ${purchaseId}`,
  );

type PurchaseEventRow = Omit<PurchaseEvent, 'byName'> & { readonly byId: string };

/** The story of an order, the oldest line first. */
export const findPurchaseStory = (db: Db, purchaseId: string): Promise<PurchaseEventRow[]> =>
  rows<PurchaseEventRow>(
    db,
    sql`select id, act, side, by_id as "byId", grams, kobo, text, at from marketplace.purchase_event
        where purchase_id = ${purchaseId} order by number`,
  );
