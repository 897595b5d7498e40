import { findMerged } from '#accounts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { closeListingsOf } from './listing-store.ts';
import { findOrderDataOf } from './order-store.ts';
import { closeShownOf } from './shown-lot-store.ts';
import { findRedemptionDataOf } from './voucher-store.ts';

/** More than a person has in years. */
const most = 10_000;

/** What somebody offered, what was agreed of it and what came of that; what they show; what they wanted for a company. */
const findTrade = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  answers: await rows(
    db,
    sql`select a.id, a.demand_id as "demandId", a.state, l.lot_id as "lotId", l.grams, s.grams as "agreedGrams",
          s.kobo as "agreedKobo", s.due_on::text as "dueOn", s.delivered_grams as "deliveredGrams",
          s.delivered_kobo as "deliveredKobo", a.answered_at as "answeredAt"
        from marketplace.answer_lot l join marketplace.answer a on a.id = l.answer_id
        left join marketplace.share s on s.answer_id = l.answer_id and s.lot_id = l.lot_id
        where l.keeper_id = ${accountId} order by a.id limit ${most}`,
  ),
  bids: await rows(
    db,
    sql`select answer_id as "answerId", number, side, kobo_per_kilogram as "koboPerKilogram", grams, day::text as day,
          note, at
        from marketplace.bid where by_id = ${accountId} order by at limit ${most}`,
  ),
  shownLots: await rows(
    db,
    sql`select lot_id as "lotId", ready_on::text as "readyOn", shown_at as "shownAt", closed_at as "closedAt"
        from marketplace.shown_lot where keeper_id = ${accountId} order by lot_id limit ${most}`,
  ),
  demands: await rows(
    db,
    sql`select d.id, v.version, v.terms, v.at from marketplace.demand_version v
        join marketplace.demand d on d.id = v.demand_id where v.by_id = ${accountId} order by v.at limit ${most}`,
  ),
});

/** What somebody had for sale, and what they did with orders of it, on either side. */
const findSales = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  listings: await rows(
    db,
    sql`select l.id, l.lot_id as "lotId", v.version, v.terms, v.at from marketplace.listing l
        join marketplace.listing_version v on v.listing_id = l.id
        where l.keeper_id = ${accountId} order by v.at limit ${most}`,
  ),
  purchases: await rows(
    db,
    sql`select id, listing_id as "listingId", grams, kobo_per_kilogram as "koboPerKilogram", day::text as day, state,
          handed_grams as "handedGrams", counted_grams as "countedGrams", placed_at as "placedAt"
        from marketplace.purchase where keeper_id = ${accountId} or placed_by = ${accountId} order by id limit ${most}`,
  ),
  purchaseWords: await rows(
    db,
    sql`select purchase_id as "purchaseId", act, grams, kobo, text, at from marketplace.purchase_event
        where by_id = ${accountId} order by at limit ${most}`,
  ),
});

/**
 * What somebody traded; the inputs they ordered, what they wrote about orders, and the vouchers they took for a company. Orders
 * stay when somebody is erased, under no name.
 */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const all = [accountId, ...(await findMerged(db, accountId))];
  return {
    ...(await findTrade(db, accountId)),
    ...(await findSales(db, accountId)),
    ...(await findOrderDataOf(db, all)),
    redemptions: await findRedemptionDataOf(db, all),
  };
};

/** Empties what somebody wrote beside what was agreed, or a manager in their name; what the other side wrote is its own. */
const eraseWords = async (db: Db, accountId: string): Promise<void> => {
  await run(
    db,
    sql`update marketplace.listing_version v set terms = jsonb_set(v.terms::jsonb, '{note}', '""')::json
        from marketplace.listing l
        where l.id = v.listing_id and l.keeper_id = ${accountId} and v.terms ->> 'note' <> ''`,
  );
  await run(db, sql`update marketplace.bid set note = '' where by_id = ${accountId} and note <> ''`);
  await run(
    db,
    sql`update marketplace.order_event e set text = '' from marketplace.input_order o
        where o.id = e.order_id and e.text <> ''
          and (e.by_id = ${accountId} or (e.side = 'farmer' and o.keeper_id = ${accountId}))`,
  );
  await run(
    db,
    sql`update marketplace.purchase_event e set text = '' from marketplace.purchase p
        where p.id = e.purchase_id and e.text <> ''
          and (e.by_id = ${accountId} or (e.side = 'seller' and p.keeper_id = ${accountId}))`,
  );
};

/** What was agreed stays, under a number without a name: somebody else is in it too. What they wrote beside it goes. */
export const eraseFor = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await closeShownOf(db, accountId, now);
  await closeListingsOf(db, accountId, now);
  await eraseWords(db, accountId);
};
