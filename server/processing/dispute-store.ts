import { run, sql, type Db } from '#kit/db.ts';

type Opened = { readonly id: string; readonly deliveryId: string; readonly reason: string };

/** Opens a dispute. False while there is one open of that delivery. */
export const insertDispute = async (
  db: Db,
  { id, deliveryId, reason }: Opened,
  byId: string,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`insert into processing.dispute (id, delivery_id, reason, by_id, opened_at)
        values (${id}, ${deliveryId}, ${reason}, ${byId}, ${now})
        on conflict (delivery_id) where closed_at is null do nothing`,
  )) === 1;

type Answer = { readonly id: string; readonly disputeId: string; readonly answer: string; readonly done: string };

/** Answers a dispute; saying what was done closes it. */
export const insertAnswer = async (
  db: Db,
  { id, disputeId, answer, done }: Answer,
  byId: string,
  now: Date,
): Promise<void> => {
  await run(
    db,
    sql`insert into processing.dispute_answer (id, dispute_id, answer, done, by_id, said_at)
        values (${id}, ${disputeId}, ${answer}, ${done}, ${byId}, ${now})`,
  );
  if (done !== '') await run(db, sql`update processing.dispute set closed_at = ${now} where id = ${disputeId}`);
};
