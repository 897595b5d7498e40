import { isPassportLive, type Passport } from '@shuka/domain/loans';
import type { Context } from '#kit/context.ts';
import type { PassportRow } from './passport-store.ts';
import { tokenOf } from './passport-token.ts';

/** A passport as its farmer sees it; what opens it is there while it opens something. */
export const showPassport = (found: PassportRow, { secrets, clock }: Pick<Context, 'secrets' | 'clock'>): Passport => {
  const { keeperId: _keeper, tokenHash: _hash, ...shown } = found;
  return { ...shown, token: isPassportLive(found, clock.now()) ? tokenOf(secrets, found) : null };
};
