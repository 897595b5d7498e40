import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Keys for one purpose each, derived from the one secret the operator keeps (HKDF, RFC 5869). */
export type Secrets = {
  key(purpose: string): Buffer;
  hash(purpose: string, text: string): Buffer;
  xsrf(token: string): string;
};

export const makeSecrets = (secretKey: Buffer): Secrets => {
  const keys = new Map<string, Buffer>();
  const key = (purpose: string): Buffer => {
    const made = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
    keys.set(purpose, made);
    return made;
  };
  const hash = (purpose: string, text: string): Buffer => createHmac('sha256', key(purpose)).update(text).digest();
  return { key, hash, xsrf: (token) => hash('xsrf', token).toString('base64url') };
};

/** A 256-bit random handle for a session or a proof; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Six random digits, each number equally likely. */
export const newOtp = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
