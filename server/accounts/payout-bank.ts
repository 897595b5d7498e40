import { payoutHoldUntil } from '@shuka/domain/accounts';
import { row, sql, type Db } from '#kit/db.ts';
import type { Secrets } from '#kit/secrets.ts';
import { openNumber } from './vault.ts';

/** The bank account that a person is paid to, by its last three; `changedAt` tells one entry of it from the next. */
type PayoutBank = {
  readonly bankCode: string;
  readonly tail: string;
  readonly changedAt: string;
  /** Until then nothing is paid to it. */
  readonly holdUntil: string;
};

type Kept = { bank_code: string; tail: string; changed_at: string; sealed: Buffer };

const findKept = (db: Db, accountId: string): Promise<Kept | null> =>
  row<Kept>(
    db,
    sql`select bank_code, tail, changed_at, sealed from accounts.identity_number
        where account_id = ${accountId} and kind = 'account' and bank_code is not null`,
  );

export const findPayoutBank = async (db: Db, accountId: string): Promise<PayoutBank | null> => {
  const kept = await findKept(db, accountId);
  if (kept === null) return null;
  const { bank_code: bankCode, tail, changed_at: changedAt } = kept;
  return { bankCode, tail, changedAt, holdUntil: payoutHoldUntil(changedAt) };
};

/**
 * The whole number of that very entry, to pay to it and for nothing else; null when it was changed or taken back since.
 * It must not be logged, kept or answered.
 */
export const openPayoutNumber = async (
  db: Db,
  secrets: Secrets,
  accountId: string,
  changedAt: string,
): Promise<string | null> => {
  const kept = await findKept(db, accountId);
  return kept === null || kept.changed_at !== changedAt
    ? null
    : openNumber(secrets, { accountId, kind: 'account' }, kept.sealed);
};
