import { row, sql, type Db } from '#kit/db.ts';

/** @returns the new code. */
export const changeCardCode = async (db: Db, accountId: string): Promise<string> =>
  (
    await row<{ card_code: string }>(
      db,
      sql`update accounts.account set card_code = accounts.new_card_code() where id = ${accountId} returning card_code`,
    )
  )?.card_code ?? '';
