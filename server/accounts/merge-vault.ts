import type { VaultKind } from '@shuka/domain/accounts';
import type { Context } from '#kit/context.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';
import { dropEntry, findSealed, keepEntry } from './identity-store.ts';
import { openNumber, sealNumber } from './vault.ts';

type Kept = { kind: VaultKind; sealed: Buffer; twin_hash: Buffer; tail: string; bank_code: string | null };

/** Numbers that only one account has now have no twin. */
const unmarkTwins = (db: Db, accountId: string) =>
  run(
    db,
    sql`update accounts.identity_number mine set twin_at = null
        where account_id = ${accountId} and twin_at is not null and not exists (
          select 1 from accounts.identity_number other
          where other.twin_hash = mine.twin_hash and other.account_id <> mine.account_id)`,
  );

/**
 * Brings numbers that the account which stays lacks under it, sealed anew for their place; those it has stay as they are,
 * and the other's are gone. A bank account never moves: nobody is paid to one that they did not give themselves, so the
 * farmer gives it again.
 */
export const mergeVault = async (
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { fromId, intoId }: MergedPair,
): Promise<void> => {
  const kept = await rows<Kept>(
    db,
    sql`select kind, sealed, twin_hash, tail, bank_code from accounts.identity_number where account_id = ${fromId}`,
  );
  for (const { kind, sealed, twin_hash: twinHash, tail, bank_code: bankCode } of kept) {
    await dropEntry(db, fromId, kind);
    if (kind === 'account' || (await findSealed(db, intoId, kind)) !== null) continue;
    const number = openNumber(secrets, { accountId: fromId, kind }, sealed);
    const place = { accountId: intoId, kind };
    const entry = { ...place, sealed: sealNumber(secrets, place, number), twinHash, tail, bankCode };
    await keepEntry(db, { ...entry, now: clock.now() });
  }
  await unmarkTwins(db, intoId);
};
