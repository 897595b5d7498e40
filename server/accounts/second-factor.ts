import { Secret, TOTP } from 'otpauth';
import { randomBytes } from 'node:crypto';
import { row, run, sql, type Db } from '#kit/db.ts';
import { seal, unseal } from '#kit/seal.ts';
import { openWithAny } from '#kit/secrets.ts';

/** Six digits every 30 seconds over SHA-1: what every authenticator app speaks (RFC 6238). */
const totpOf = (secret: Buffer, issuer: string, label: string): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    digits: 6,
    period: 30,
    algorithm: 'SHA1',
  });

export const newFactorSecret = (): Buffer => randomBytes(20);

export const factorUri = (secret: Buffer, issuer: string, label: string): { secret: string; uri: string } => {
  const totp = totpOf(secret, issuer, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The time step a code belongs to, one step either side of now, or null when it is no code of this secret. */
export const stepOfCode = (secret: Buffer, code: string, now: Date): number | null => {
  const delta = totpOf(secret, '', '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 30_000) + delta;
};

export const codeAt = (secret: Buffer, now: Date): string =>
  totpOf(secret, '', '').generate({ timestamp: now.getTime() });

/** Sealed: a stolen database gives nobody's codes away. */
export const sealFactor = (key: Buffer, secret: Buffer): Buffer => seal(key, secret);

/** @param keys those it may be sealed with, the newest first. */
export const openFactor = (keys: readonly Buffer[], sealed: Buffer): Buffer =>
  openWithAny(keys, (key) => unseal(key, sealed));

export const keepFactor = (db: Db, accountId: string, sealed: Buffer) =>
  run(
    db,
    sql`update accounts.account set factor_secret = ${sealed} where id = ${accountId} and factor_confirmed_at is null`,
  );

/** Spends a code's time step, once: a code that was used does not work again. False when it was spent already. */
export const spendStep = async (db: Db, accountId: string, step: number, now: Date): Promise<boolean> =>
  (await row(
    db,
    sql`update accounts.account
        set factor_last_step = ${step}, factor_confirmed_at = coalesce(factor_confirmed_at, ${now})
        where id = ${accountId} and factor_last_step < ${step} returning id`,
  )) !== null;
