import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Keys for one purpose each: renewed ones as they are kept, else derived from the root of the house (HKDF, RFC 5869). */
export type Secrets = {
  /** The newest, which seals and signs. */
  key(purpose: string): Buffer;
  /** All there ever were, the newest first: what was sealed with an older one still opens. */
  keys(purpose: string): readonly Buffer[];
  hash(purpose: string, text: string): Buffer;
  xsrf(token: string): string;
};

/** Of each purpose whose key was renewed, what came after the derived one, the newest first. */
export type RenewedKeys = ReadonlyMap<string, readonly Buffer[]>;

export const makeSecrets = (rootKey: Buffer, renewed: RenewedKeys = new Map()): Secrets => {
  const known = new Map<string, readonly Buffer[]>();
  const keys = (purpose: string): readonly Buffer[] => {
    const made = known.get(purpose) ?? [
      ...(renewed.get(purpose) ?? []),
      Buffer.from(hkdfSync('sha256', rootKey, '', purpose, 32)),
    ];
    known.set(purpose, made);
    return made;
  };
  const key = (purpose: string): Buffer => keys(purpose)[0] as Buffer; // there is always the derived one
  const hash = (purpose: string, text: string): Buffer => createHmac('sha256', key(purpose)).update(text).digest();
  return { key, keys, hash, xsrf: (token) => hash('xsrf', token).toString('base64url') };
};

/** The first of these keys that opens it. @throws what the last one threw. */
export const openWithAny = <Opened>(keys: readonly Buffer[], open: (key: Buffer) => Opened): Opened => {
  const [first, ...older] = keys;
  if (first === undefined) throw new Error('there is no key to open it with');
  try {
    return open(first);
  } catch (error) {
    if (older.length === 0) throw error;
    return openWithAny(older, open);
  }
};

/** A 256-bit random handle for a session or a proof; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Six random digits, each number from the least to the most equally likely. */
export const newOtp = (least = 0, most = 999_999): string => String(randomInt(least, most + 1)).padStart(6, '0');

export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
