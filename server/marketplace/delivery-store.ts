import { row, run, sql, type Db } from '#kit/db.ts';

export type NewDelivery = {
  readonly id: string;
  readonly answerId: string;
  readonly lotId: string;
  readonly grams: number;
  /** What is owed for it, after deductions. */
  readonly amountKobo: number;
  readonly deliveredOn: string;
};

type Place = { readonly companyId: string; readonly payDueOn: string; readonly now: Date };

/** False for one that is there already. */
export const insertDelivery = async (
  db: Db,
  { id, answerId, lotId, grams, amountKobo, deliveredOn }: NewDelivery,
  { companyId, payDueOn, now }: Place,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into marketplace.delivery (id, answer_id, company_id, lot_id, grams, amount_kobo, delivered_on,
          pay_due_on, at)
        values (${id}, ${answerId}, ${companyId}, ${lotId}, ${grams}, ${amountKobo}, ${deliveredOn}, ${payDueOn}, ${now})
        on conflict (id) do nothing`,
  )) === 1;

type Found = NewDelivery & { readonly isVoid: boolean };

export const findDelivery = (db: Db, id: string): Promise<Found | null> =>
  row<Found>(
    db,
    sql`select id, answer_id as "answerId", lot_id as "lotId", grams, amount_kobo as "amountKobo",
          delivered_on::text as "deliveredOn", voided_at is not null as "isVoid"
        from marketplace.delivery where id = ${id}`,
  );

/** False for one that was void already. */
export const voidRow = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`update marketplace.delivery set voided_at = ${now}, paid_on = null where id = ${id} and voided_at is null`,
  )) === 1;

type Change = { readonly answerId: string; readonly lotId: string; readonly grams: number; readonly kobo: number };

/** Adds to what came of a share and of its agreement, or takes from it. */
export const addDelivered = async (db: Db, { answerId, lotId, grams, kobo }: Change): Promise<void> => {
  await run(
    db,
    sql`update marketplace.share set delivered_grams = delivered_grams + ${grams},
          delivered_kobo = delivered_kobo + ${kobo}
        where answer_id = ${answerId} and lot_id = ${lotId}`,
  );
  await run(
    db,
    sql`update marketplace.agreement set delivered_kobo = delivered_kobo + ${kobo} where answer_id = ${answerId}`,
  );
};

/** Says on which day all of a share had come; null while some is lacking. */
export const setDone = (db: Db, answerId: string, lotId: string, doneOn: string | null) =>
  run(db, sql`update marketplace.share set done_on = ${doneOn} where answer_id = ${answerId} and lot_id = ${lotId}`);

type NewPayment = {
  readonly id: string;
  readonly answerId: string;
  readonly amountKobo: number;
  readonly paidOn: string;
};

/** False for one that is there already. */
export const insertPayment = async (db: Db, one: NewPayment, now: Date): Promise<boolean> => {
  const { id, answerId, amountKobo, paidOn } = one;
  const isNew = await run(
    db,
    sql`insert into marketplace.agreement_payment (id, answer_id, amount_kobo, paid_on, at)
        values (${id}, ${answerId}, ${amountKobo}, ${paidOn}, ${now}) on conflict (id) do nothing`,
  );
  if (isNew !== 1) return false;
  await run(
    db,
    sql`update marketplace.agreement set paid_kobo = paid_kobo + ${amountKobo} where answer_id = ${answerId}`,
  );
  return true;
};

/** The first of an agreement's deliveries are paid, those that were not before on this day; the others are not. */
export const markPaid = (db: Db, answerId: string, paidIds: readonly string[], paidOn: string) =>
  run(
    db,
    sql`update marketplace.delivery
        set paid_on = case when id = any(${paidIds}::uuid[]) then coalesce(paid_on, ${paidOn}::date) end
        where answer_id = ${answerId} and voided_at is null`,
  );
