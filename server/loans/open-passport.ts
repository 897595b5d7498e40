import { checkRoomForPassport, isPassportLive, openPassport as contract, passportEnd } from '@shuka/domain/loans';
import { holdAccount } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { findPassportsOf, insertPassport } from './passport-store.ts';
import { passportToken } from './passport-token.ts';

/** The account is held, so that two at once do not both find room. */
export const openPassport = handle(contract, async ({ id, lender, parts, days }, { db, clock, secrets, viewer }) => {
  const keeperId = viewerOf({ viewer }).accountId;
  const openedAt = clock.now();
  await holdAccount(db, keeperId);
  const live = (await findPassportsOf(db, keeperId)).filter((one) => isPassportLive(one, openedAt));
  checkRoomForPassport(live.length);
  const expiresAt = passportEnd(openedAt, days);
  const tokenHash = hashToken(passportToken(secrets, id));
  await insertPassport(db, { id, keeperId, lender, parts, tokenHash, openedAt, expiresAt });
  return { id, expiresAt: expiresAt.toISOString() };
});
