import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

/** Where accounts lead that were merged into others, by their ids; all others are left out. */
export const findStanding = async (db: Db, accountIds: readonly string[]): Promise<Map<string, string>> => {
  if (accountIds.length === 0) return new Map();
  const merged = await rows<{ id: string; intoId: string }>(
    db,
    sql`select id, merged_into as "intoId" from accounts.account
        where id = any(${accountIds}::uuid[]) and merged_into is not null`,
  );
  return new Map(merged.map(({ id, intoId }) => [id, intoId]));
};

/** The accounts that were merged into one, of whatever generation. */
export const findMerged = async (db: Db, accountId: string): Promise<string[]> =>
  (await rows<{ id: string }>(db, sql`select id from accounts.account where merged_into = ${accountId}`)).map(
    ({ id }) => id,
  );

/** The codes of a farmer's cards that were printed: of the account, and of those that were merged into it. */
export const findCardCodes = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await rows<{ code: string }>(
      db,
      sql`select card_code as code from accounts.account where id = ${accountId} or merged_into = ${accountId}`,
    )
  ).map(({ code }) => code);

/** To whom a card leads: whose it is, or whose it became when accounts were merged. */
export const findHolderOfCard = async (db: Db, cardCode: string): Promise<string | null> =>
  (
    await row<{ id: string }>(
      db,
      sql`select coalesce(merged_into, id) as id from accounts.account where card_code = ${cardCode}`,
    )
  )?.id ?? null;

/** Locks the account that goes for everything, so that no record comes under it any more; the other one as for any change. */
export const holdPair = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  for (const id of [fromId, intoId].sort()) {
    await row(
      db,
      id === fromId
        ? sql`select 1 from accounts.account where id = ${id} for update`
        : sql`select 1 from accounts.account where id = ${id} for no key update`,
    );
  }
};

/** Closes an account for good; what led to it leads to the one that stays. */
export const closeInto = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  await run(
    db,
    sql`update accounts.account set state = 'closed', merged_into = ${intoId}, refusal = null where id = ${fromId}`,
  );
  await run(db, sql`update accounts.account set merged_into = ${intoId} where merged_into = ${fromId}`);
};

/** What an account is signed in with, and what proves that it is theirs. */
type SignInOf = {
  email: string | null;
  phone: string | null;
  phone_proved_at: string | null;
  password_hash: string | null;
  factor_secret: Buffer | null;
  factor_confirmed_at: string | null;
  factor_last_step: number;
};

/** Takes the e-mail, phone number and password off an account: nobody comes in by them. */
export const dropSignIn = (db: Db, accountId: string) =>
  run(
    db,
    sql`update accounts.account set email = null, phone = null, phone_proved_at = null, password_hash = null,
          factor_secret = null, factor_confirmed_at = null, factor_last_step = 0
        where id = ${accountId}`,
  );

/** Gives what one account is signed in with to another, in place of its own; the one it was has nothing of it left. */
export const moveSignIn = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  const held = await row<SignInOf>(
    db,
    sql`select email, phone, phone_proved_at, password_hash, factor_secret, factor_confirmed_at, factor_last_step
        from accounts.account where id = ${fromId}`,
  );
  if (held === null) return;
  await dropSignIn(db, fromId);
  await run(
    db,
    sql`update accounts.account set email = ${held.email}, phone = ${held.phone},
          phone_proved_at = ${held.phone_proved_at}, password_hash = ${held.password_hash},
          factor_secret = ${held.factor_secret}, factor_confirmed_at = ${held.factor_confirmed_at},
          factor_last_step = ${held.factor_last_step}
        where id = ${intoId}`,
  );
};

/** Whether nobody can come in by an account: neither password nor phone number. */
export const hasSignIn = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.account where id = ${accountId} and (phone is not null or password_hash is not null)`,
  )) !== null;

/** How far an account's way in may be trusted: `proved` by a password or a number's code, or only typed by somebody. */
type WayIn = 'proved' | 'typed' | 'none';

export const findWayIn = async (db: Db, accountId: string): Promise<WayIn> =>
  (
    await row<{ way: WayIn }>(
      db,
      sql`select case when password_hash is not null or (phone is not null and phone_proved_at is not null) then 'proved'
            when phone is not null and email is null then 'typed' else 'none' end as way
          from accounts.account where id = ${accountId}`,
    )
  )?.way ?? 'none';

/** Ends what was begun to open an account or to change what it is signed in with: password resets, new contacts. */
export const endProofsOf = async (db: Db, { fromId, intoId }: MergedPair, now: Date): Promise<void> => {
  const both = [fromId, intoId];
  await run(
    db,
    sql`update accounts.password_reset set ended_at = ${now} where account_id = any(${both}::uuid[]) and ended_at is null`,
  );
  await run(
    db,
    sql`update accounts.contact_change set ended_at = ${now} where account_id = any(${both}::uuid[]) and ended_at is null`,
  );
};

/** Brings the words of consent under the account that stays; how the other came about stays with it, out of sight. */
export const moveConsents = async (db: Db, { fromId, intoId }: MergedPair, now: Date): Promise<void> => {
  await run(db, sql`update accounts.consent set keeper_id = ${intoId} where keeper_id = ${fromId}`);
  await run(db, sql`update accounts.assisted set removed_at = ${now} where id = ${fromId} and removed_at is null`);
  await run(db, sql`update accounts.profile set removed_at = ${now} where id = ${fromId} and removed_at is null`);
};
