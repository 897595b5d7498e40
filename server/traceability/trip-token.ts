import { hashToken, type Secrets } from '#kit/secrets.ts';

/**
 * What the link of a trip ends with: 256 bits that nobody can guess who has not this house's secret, made anew whenever it
 * is sent, so that it stands nowhere but as a hash. A link after one that was revoked has the next number.
 */
export const tripToken = (secrets: Secrets, tripId: string, linkNumber: number): string =>
  secrets.hash('trip', `${tripId} ${linkNumber}`).toString('base64url');

export const tripTokenHash = (secrets: Secrets, tripId: string, linkNumber: number): Buffer =>
  hashToken(tripToken(secrets, tripId, linkNumber));
