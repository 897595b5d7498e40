import { isSame, type Secrets } from '#kit/secrets.ts';

const purpose = 'messaging.stop-letters';
const keyBytes = 16;

const markOf = (secrets: Secrets, key: Buffer): Buffer =>
  secrets.hash(purpose, key.toString('hex')).subarray(0, keyBytes);

/** What the stop link of a letter holds: who reads it, by a key that tells no address, and our mark. It stops letters and no more. */
export const letterToken = (secrets: Secrets, letterKey: string): string => {
  const key = Buffer.from(letterKey.replaceAll('-', ''), 'hex');
  return Buffer.concat([key, markOf(secrets, key)]).toString('base64url');
};

/** The key in a stop link; null for one that is not ours. */
export const keyOfLetter = (secrets: Secrets, token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url');
  const key = bytes.subarray(0, keyBytes);
  if (bytes.length !== keyBytes * 2 || !isSame(bytes.subarray(keyBytes), markOf(secrets, key))) return null;
  const hex = key.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
