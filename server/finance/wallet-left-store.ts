import { row, sql, type Db } from '#kit/db.ts';
import type { Services } from '#kit/context.ts';
import { houseMoney } from './house-money.ts';

/** Whether there is money in any wallet of a person. */
export const hasMoney = async (db: Db, ownerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from finance.ledger_account where owner_id = ${ownerId} and balance_kobo <> 0 limit 1`,
  )) !== null;

/** Whether money of a person is under way: it comes in or goes out under the name that it was asked for. */
export const hasMoneyUnderWay = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from finance.payout where owner_id = ${accountId} and state in ('asked', 'approved', 'sending')
        union all select 1 from finance.payment where payer_id = ${accountId} and state = 'started' limit 1`,
  )) !== null;

/**
 * Whether money of a person would be out of reach without their account: in a wallet, or under way. What the sandbox left in
 * a house of real money is nobody's, and cannot be taken out.
 */
export const hasMoneyLeft = async (services: Pick<Services, 'payments'>, db: Db, ownerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from finance.ledger_account where owner_id = ${ownerId} and balance_kobo <> 0
          and money in ('real', ${houseMoney(services)}) limit 1`,
  )) !== null || (await hasMoneyUnderWay(db, ownerId));
