import type { VaultKind } from '@shuka/domain/accounts';
import { seal, unseal } from '#kit/seal.ts';
import { openWithAny, type Secrets } from '#kit/secrets.ts';

/** Whose number it is, and which. Sealed together with it, so that no row can be passed off as another. */
export type Place = { readonly accountId: string; readonly kind: VaultKind };

/** The first byte of what is sealed says how; another key or cipher would be 2. */
const version = 1;

const bound = ({ accountId, kind }: Place): string => `${accountId}:${kind}`;

/** Sealed under the vault's key: version, and what is sealed, in one. */
export const sealNumber = (secrets: Secrets, place: Place, number: string): Buffer =>
  Buffer.concat([Buffer.of(version), seal(secrets.key('vault'), Buffer.from(number, 'utf8'), bound(place))]);

/** @throws Error when it was sealed with another key, for another place, or was changed since. */
export const openNumber = (secrets: Secrets, place: Place, sealed: Buffer): string => {
  if (sealed[0] !== version) throw new Error('vault: sealed in a way this server does not know');
  return openWithAny(secrets.keys('vault'), (key) => unseal(key, sealed.subarray(1), bound(place))).toString('utf8');
};

/** Finds the same number elsewhere. Keyed: eleven digits under a plain hash would be guessed in an hour. */
export const twinHashOf = (secrets: Secrets, kind: VaultKind, number: string, bankCode: string | null): Buffer =>
  secrets.hash('vault-twins', `${kind}:${bankCode ?? ''}:${number}`);
