import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { VaultKind } from '@shuka/domain/accounts';
import { openWithAny, type Secrets } from '#kit/secrets.ts';

/** Whose number it is, and which. Sealed together with it, so that no row can be passed off as another. */
export type Place = { readonly accountId: string; readonly kind: VaultKind };

/** The first byte of what is sealed says how; another key or cipher would be 2. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

const bound = ({ accountId, kind }: Place): Buffer => Buffer.from(`${accountId}:${kind}`);

/** Sealed with AES-256-GCM under the vault's key: version, nonce, tag and text in one. */
export const sealNumber = (secrets: Secrets, place: Place, number: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', secrets.key('vault'), nonce).setAAD(bound(place));
  const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text]);
};

/** @throws Error when it was sealed with another key, for another place, or was changed since. */
export const openNumber = (secrets: Secrets, place: Place, sealed: Buffer): string => {
  if (sealed[0] !== version) throw new Error('vault: sealed in a way this server does not know');
  const [nonce, tag] = [sealed.subarray(1, 1 + nonceBytes), sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)];
  const text = sealed.subarray(1 + nonceBytes + tagBytes);
  return openWithAny(secrets.keys('vault'), (key) => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(bound(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  });
};

/** Finds the same number elsewhere. Keyed: eleven digits under a plain hash would be guessed in an hour. */
export const twinHashOf = (secrets: Secrets, kind: VaultKind, number: string, bankCode: string | null): Buffer =>
  secrets.hash('vault-twins', `${kind}:${bankCode ?? ''}:${number}`);
