import { run, sql, type Db } from '#kit/db.ts';

type Asked = { readonly id: string; readonly deliveryId: string; readonly reason: string };

export const insertVoidAsked = (db: Db, { id, deliveryId, reason }: Asked, byId: string, now: Date) =>
  run(
    db,
    sql`insert into processing.void_asked (id, delivery_id, reason, by_id, asked_at)
        values (${id}, ${deliveryId}, ${reason}, ${byId}, ${now})`,
  );

export const insertVoidSettled = (db: Db, voidId: string, isAgreed: boolean, byId: string, now: Date) =>
  run(
    db,
    sql`insert into processing.void_settled (void_id, is_agreed, by_id, said_at)
        values (${voidId}, ${isAgreed}, ${byId}, ${now})`,
  );

type Paid = {
  readonly id: string;
  readonly deliveryId: string;
  readonly way: string;
  readonly toName: string;
  readonly paidAt: string;
  readonly amountKobo: number;
};

export const insertPayment = async (db: Db, paid: Paid, byId: string, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into processing.payment (id, delivery_id, way, amount_kobo, by_id, paid_at, created_at)
        values (${paid.id}, ${paid.deliveryId}, ${paid.way}, ${paid.amountKobo}, ${byId}, ${paid.paidAt}, ${now})`,
  );
  await run(db, sql`insert into processing.payee (payment_id, name) values (${paid.id}, ${paid.toName})`);
};

export const insertPaymentWord = (db: Db, paymentId: string, says: string, now: Date) =>
  run(db, sql`insert into processing.payment_word (payment_id, says, said_at) values (${paymentId}, ${says}, ${now})`);
