import { isPassportLive, viewPassport as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { handle } from '#kit/route.ts';
import { hashToken } from '#kit/secrets.ts';
import { gatherPassport } from './gather-passport.ts';
import { holdPassportOf, noteView } from './passport-store.ts';

/** What is over, ended, or of somebody who left is answered as what never was: a link tells nothing of itself. */
export const viewPassport = handle(contract, async ({ token }, { db, clock }) => {
  const now = clock.now();
  const held = await holdPassportOf(db, hashToken(token));
  if (held === null || !isPassportLive(held, now)) throw new Problem('not-found');
  const farmer = await findAccount(db, held.keeperId);
  if (farmer === null || farmer.state !== 'active') throw new Problem('not-found');
  await noteView(db, held, now);
  return {
    name: `${farmer.first_name} ${farmer.last_name}`.trim(),
    lender: held.lender,
    openedAt: held.openedAt,
    expiresAt: held.expiresAt,
    memberSince: farmer.created_at,
    ...(await gatherPassport(db, held, now)),
  };
});
