import type { FarmerRow } from '@shuka/domain/accounts';
import { row, sql, type Db } from '#kit/db.ts';

export const findCardCode = async (db: Db, accountId: string): Promise<string> =>
  (await row<{ card_code: string }>(db, sql`select card_code from accounts.account where id = ${accountId}`))
    ?.card_code ?? '';

/** @returns the new code. */
export const changeCardCode = async (db: Db, accountId: string): Promise<string> =>
  (
    await row<{ card_code: string }>(
      db,
      sql`update accounts.account set card_code = accounts.new_card_code() where id = ${accountId} returning card_code`,
    )
  )?.card_code ?? '';

/** A farmer as phones keep them. */
export const findFarmerRow = (db: Db, accountId: string): Promise<FarmerRow | null> =>
  row<FarmerRow>(
    db,
    sql`select id, first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone,
          card_code as "cardCode"
        from accounts.account where id = ${accountId}`,
  );
