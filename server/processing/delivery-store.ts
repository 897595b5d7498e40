import type { Arrival, ArrivalDraft, Delivery, DeliveryDraft } from '@shuka/domain/processing';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { findDeliveries } from './delivery-rows.ts';

type NewDelivery = {
  readonly draft: DeliveryDraft;
  readonly scaleWordId: string;
  readonly clerkId: string;
  readonly now: Date;
};

/** Writes a delivery and who brought it. False when its receipt's number is taken at this mill. */
export const insertDelivery = async (db: Db, { draft, scaleWordId, clerkId, now }: NewDelivery): Promise<boolean> => {
  const made = await run(
    db,
    sql`insert into processing.delivery (id, company_id, receipt, arrival_id, keeper_id, scale_id, scale_word_id, read_by,
          crop, grade, lot_id, gross_grams, tare_grams, moisture, foreign_matter, formula_id, terms, payable_grams,
          amount_kobo, replaces, agreement_id, note, clerk_id, weighed_at, created_at)
        values (${draft.id}, ${draft.companyId}, ${draft.receipt}, ${draft.arrivalId}, ${draft.keeperId},
          ${draft.scaleId}, ${scaleWordId}, ${draft.readBy}, ${draft.crop}, ${draft.grade}, ${draft.lotId},
          ${draft.grossGrams}, ${draft.tareGrams}, ${draft.moisture}, ${draft.foreign}, ${draft.formulaId},
          ${JSON.stringify(draft.terms)}::json, ${draft.payableGrams}, ${draft.amountKobo}, ${draft.replaces},
          ${draft.agreementId}, ${draft.note}, ${clerkId}, ${draft.weighedAt}, ${now})
        on conflict on constraint receipt_once do nothing`,
  );
  if (made === 0) return false;
  await run(
    db,
    sql`insert into processing.deliverer (delivery_id, name, phone) values (${draft.id}, ${draft.name}, ${draft.phone})`,
  );
  return true;
};

/** A delivery of a company with its row held, so that what is said of it is said one after the other; null for none of theirs. */
export const holdDelivery = async (db: Db, companyId: string, deliveryId: string): Promise<Delivery | null> => {
  const held = await row(
    db,
    sql`select 1 from processing.delivery where id = ${deliveryId} and company_id = ${companyId} for no key update`,
  );
  return held === null ? null : ((await findDeliveries(db, [deliveryId]))[0] ?? null);
};

/** Whose a delivery is: the mill it came to, the farmer who brought it, the number that was told; null for none. */
export const findSides = (
  db: Db,
  deliveryId: string,
): Promise<{ companyId: string; keeperId: string | null; phone: string } | null> =>
  row(
    db,
    sql`select d.company_id as "companyId", d.keeper_id as "keeperId", w.phone from processing.delivery d
        join processing.deliverer w on w.delivery_id = d.id where d.id = ${deliveryId}`,
  );

export const insertArrival = (db: Db, draft: ArrivalDraft, byId: string, now: Date) =>
  run(
    db,
    sql`insert into processing.arrival (id, company_id, keeper_id, name, phone, card_code, crop, vehicle, formula_id,
          arrived_at, by_id, created_at)
        values (${draft.id}, ${draft.companyId}, ${draft.keeperId}, ${draft.name}, ${draft.phone}, ${draft.cardCode},
          ${draft.crop}, ${draft.vehicle}, ${draft.formulaId}, ${draft.arrivedAt}, ${byId}, ${now})`,
  );

/** Takes somebody off the queue; their name and number are kept no longer. Nothing where they are off it. */
export const endArrival = (db: Db, companyId: string, arrivalId: string, now: Date) =>
  run(
    db,
    sql`update processing.arrival set ended_at = ${now}, name = '', phone = '', card_code = ''
        where id = ${arrivalId} and company_id = ${companyId} and ended_at is null`,
  );

/** What was agreed with somebody when they came to a company; null where nothing was. */
export const findArrivalFormula = async (db: Db, companyId: string, arrivalId: string): Promise<string | null> =>
  (
    await row<{ formulaId: string | null }>(
      db,
      sql`select formula_id as "formulaId" from processing.arrival
          where id = ${arrivalId} and company_id = ${companyId}`,
    )
  )?.formulaId ?? null;

/** Those who wait, by their ids. */
export const findArrivals = (db: Db, ids: readonly string[]): Promise<Arrival[]> =>
  rows<Arrival>(
    db,
    sql`select id, company_id as "companyId", keeper_id as "keeperId", name, phone, card_code as "cardCode", crop,
          vehicle, formula_id as "formulaId", arrived_at as "arrivedAt", by_id as "byId"
        from processing.arrival where id = any(${ids}::uuid[]) and ended_at is null`,
  );
