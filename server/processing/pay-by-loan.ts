import { checkPay, isVoidAsked, type Delivery } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import { findDeliveries } from './delivery-rows.ts';
import { holdDelivery } from './delivery-store.ts';
import { insertPayment } from './said-store.ts';

/* What the slice of loans asks of deliveries: those that may settle a loan, and that one did. */

/** A delivery of a mill that counts and is not paid, its row held. @throws Problem as `checkPay` does. */
export const holdUnpaid = async (db: Db, companyId: string, deliveryId: string): Promise<Delivery> => {
  const held = await holdDelivery(db, companyId, deliveryId);
  if (held === null) throw new Problem('no-such-delivery');
  const replaced = held.replaces === null ? null : ((await findDeliveries(db, [held.replaces]))[0] ?? null);
  checkPay(held, replaced);
  return held;
};

/** More than a mill leaves unpaid of those who owe. */
const most = 200;

/** Deliveries of some farmers at a mill that count and are not paid, with no price agreed before; the newest first. */
export const findUnpaidOf = async (db: Db, companyId: string, keeperIds: readonly string[]): Promise<Delivery[]> => {
  const found = await rows<{ id: string }>(
    db,
    sql`select d.id from processing.delivery d
        where d.company_id = ${companyId} and d.keeper_id = any(${keeperIds}::uuid[]) and d.agreement_id is null
          and not exists (select 1 from processing.payment p where p.delivery_id = d.id)
        order by d.id desc limit ${most}`,
  );
  const whole = await findDeliveries(
    db,
    found.map(({ id }) => id),
  );
  return whole
    .filter((one) => !isVoidAsked(one) && one.replacedBy === null)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
};

type ByLoan = { readonly id: string; readonly deliveryId: string; readonly amountKobo: number; readonly loan: string };

/** Writes down that a delivery, whose row is held, was paid into a loan. */
export const payByLoan = (db: Db, { loan, ...paid }: ByLoan, byId: string, now: Date): Promise<void> =>
  insertPayment(db, { ...paid, way: 'loan', toName: loan, paidAt: now.toISOString() }, byId, now);
