import type { Consent, ConsentPurpose } from '@shuka/domain/accounts';
import { row, run, sql, type Db } from '#kit/db.ts';

/** @param givenBy who said it for the keeper; null where they said it themselves. */
export const insertConsent = (db: Db, said: Consent, claimedAt: Date | null, givenBy: string | null = null) =>
  run(
    db,
    sql`insert into accounts.consent (id, keeper_id, purpose, text_version, is_given, said_at, claimed_at, given_by)
        values (${said.id}, ${said.keeperId}, ${said.purpose}, ${said.textVersion}, ${said.isGiven}, ${said.saidAt},
          ${claimedAt}, ${givenBy})`,
  );

/** Whether a person agrees to a use of their data now: the last word counts, and silence is no consent. */
export const hasConsent = async (db: Db, accountId: string, purpose: ConsentPurpose): Promise<boolean> =>
  (
    await row<{ is_given: boolean }>(
      db,
      sql`select is_given from accounts.consent where keeper_id = ${accountId} and purpose = ${purpose}
          order by said_at desc, id desc limit 1`,
    )
  )?.is_given ?? false;
