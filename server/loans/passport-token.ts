import type { Secrets } from '#kit/secrets.ts';
import { hashToken, isSame } from '#kit/secrets.ts';
import type { PassportRow } from './passport-store.ts';

/**
 * What the link of a passport ends with: 256 bits that nobody can guess who has not this house's secret, made anew whenever
 * its farmer looks, so that they may send it again and it stands nowhere but as a hash.
 */
export const passportToken = (secrets: Secrets, passportId: string): string =>
  secrets.hash('passport', passportId).toString('base64url');

/** The same of one that stands; null where the secret is another than when it was opened. */
export const tokenOf = (secrets: Secrets, { id, tokenHash }: Pick<PassportRow, 'id' | 'tokenHash'>): string | null => {
  const token = passportToken(secrets, id);
  return isSame(hashToken(token), tokenHash) ? token : null;
};
