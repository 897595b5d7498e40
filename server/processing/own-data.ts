import { findMerged } from '#accounts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { eraseNotes, findRequestsOf } from './request-store.ts';
import { eraseAskNotes, findAskDataOf } from './storage-ask-store.ts';
import { findStoredDataOf } from './warehouse-store.ts';

const allOf = async (db: Db, accountId: string): Promise<string[]> => [accountId, ...(await findMerged(db, accountId))];

/** What somebody asked mills to process, and weighed, voided and paid at a gate; what they delivered is among their phones' rows. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const all = await allOf(db, accountId);
  return {
    millRequests: await findRequestsOf(db, accountId),
    storageAsks: await findAskDataOf(db, accountId),
    warehouseReceipts: await findStoredDataOf(db, accountId),
    weighed: await rows(
      db,
      sql`select receipt, crop, weighed_at as "weighedAt" from processing.delivery
          where clerk_id = any(${all}::uuid[]) order by weighed_at desc limit 10000`,
    ),
    voidsAsked: await rows(
      db,
      sql`select v.reason, v.asked_at as "askedAt", d.receipt from processing.void_asked v
            join processing.delivery d on d.id = v.delivery_id
          where v.by_id = any(${all}::uuid[]) order by v.asked_at desc limit 10000`,
    ),
    paidOut: await rows(
      db,
      sql`select p.paid_at as "paidAt", p.amount_kobo as "amountKobo", d.receipt from processing.payment p
            join processing.delivery d on d.id = p.delivery_id
          where p.by_id = any(${all}::uuid[]) order by p.paid_at desc limit 10000`,
    ),
  };
};

/** What was weighed stays with the mill; who brought it and into whose hand it was paid is called by no name any more. */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  const all = await allOf(db, accountId);
  await eraseNotes(db, accountId);
  await run(
    db,
    sql`update processing.deliverer set name = '', phone = '' where delivery_id in (
          select id from processing.delivery where keeper_id = any(${all}::uuid[]))`,
  );
  await run(
    db,
    sql`update processing.payee set name = '' where payment_id in (
          select p.id from processing.payment p join processing.delivery d on d.id = p.delivery_id
          where d.keeper_id = any(${all}::uuid[]))`,
  );
  await run(
    db,
    sql`update processing.arrival set name = '', phone = '', card_code = '' where keeper_id = any(${all}::uuid[])`,
  );
  await eraseAskNotes(db, accountId);
};
