import {
  bankOf,
  maskNumber,
  payoutHoldUntil,
  type Identity,
  type NumberKind,
  type RevealPurpose,
  type VaultKind,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type Kept = { kind: VaultKind; tail: string; bank_code: string | null; changed_at: string; checked_at: string | null };

/** What the vault holds of a person, as it may be shown: by the last three. */
export const readVault = async (db: Db, accountId: string): Promise<Identity> => {
  const kept = await rows<Kept>(
    db,
    sql`select kind, tail, bank_code, changed_at, checked_at from accounts.identity_number
        where account_id = ${accountId} order by kind`,
  );
  const proved = await row<{ at: string | null }>(
    db,
    sql`select phone_proved_at as at from accounts.account where id = ${accountId}`,
  );
  const numbers = kept.filter((one) => one.kind !== 'account');
  const account = kept.find((one) => one.kind === 'account');
  const shown = ({ tail, changed_at: givenAt }: Kept) => ({ masked: maskNumber(tail), givenAt });
  const bankCode = account?.bank_code ?? '';
  return {
    numbers: numbers.map((one) => ({ kind: one.kind as NumberKind, ...shown(one) })), // the account is left out above
    bank:
      account === undefined
        ? null
        : {
            bankCode,
            bankName: bankOf(bankCode)?.name ?? bankCode,
            ...shown(account),
            holdUntil: payoutHoldUntil(account.changed_at),
          },
    verification: {
      isPhoneProved: proved?.at != null,
      isNumberGiven: numbers.length > 0,
      checkedAt: numbers.map((one) => one.checked_at).find((at) => at !== null) ?? null,
    },
  };
};

export type Entry = {
  readonly accountId: string;
  readonly kind: VaultKind;
  readonly sealed: Buffer;
  readonly twinHash: Buffer;
  readonly tail: string;
  readonly bankCode: string | null;
  readonly now: Date;
};

/** Marks all who have this number, when they are more than one. A virtual NIN is made anew for each use and has no twins. */
export const markTwins = (db: Db, twinHash: Buffer, now: Date) =>
  run(
    db,
    sql`update accounts.identity_number set twin_at = coalesce(twin_at, ${now})
        where twin_hash = ${twinHash}
          and (select count(*) from accounts.identity_number other where other.twin_hash = ${twinHash}) > 1`,
  );

/** Keeps an entry in place of the one before it; what was checked by the staff was the one before. */
export const keepEntry = async (db: Db, entry: Entry): Promise<void> => {
  const { accountId, kind, sealed, twinHash, tail, bankCode, now } = entry;
  await run(
    db,
    sql`insert into accounts.identity_number (account_id, kind, sealed, twin_hash, tail, bank_code, changed_at)
        values (${accountId}, ${kind}, ${sealed}, ${twinHash}, ${tail}, ${bankCode}, ${now})
        on conflict (account_id, kind) do update set sealed = excluded.sealed, twin_hash = excluded.twin_hash,
          tail = excluded.tail, bank_code = excluded.bank_code, changed_at = excluded.changed_at, checked_at = null,
          twin_at = null`,
  );
  await markTwins(db, twinHash, now);
};

export const findSealed = async (db: Db, accountId: string, kind: VaultKind): Promise<Buffer | null> =>
  (
    await row<{ sealed: Buffer }>(
      db,
      sql`select sealed from accounts.identity_number where account_id = ${accountId} and kind = ${kind}`,
    )
  )?.sealed ?? null;

export const dropEntry = (db: Db, accountId: string, kind: VaultKind) =>
  run(db, sql`delete from accounts.identity_number where account_id = ${accountId} and kind = ${kind}`);

export const dropVault = (db: Db, accountId: string) =>
  run(db, sql`delete from accounts.identity_number where account_id = ${accountId}`);

type Look = { accountId: string; kind: VaultKind; purpose: RevealPurpose; lookedBy: string; now: Date };

/** Writes down that a whole number was looked at; such lines are never changed. */
export const noteLook = (db: Db, { accountId, kind, purpose, lookedBy, now }: Look) =>
  run(
    db,
    sql`insert into accounts.identity_look (id, account_id, kind, purpose, looked_by, looked_at)
        values (${newId()}, ${accountId}, ${kind}, ${purpose}, ${lookedBy}, ${now})`,
  );
