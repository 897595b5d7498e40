import { isWithinCap } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdPeople } from '#accounts';
import type { Context } from '#kit/context.ts';
import { findIssuer } from './issuer-store.ts';
import { sumRaisedSince, type OfferRow } from './offer-store.ts';

const yearBefore = (now: Date): Date => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - 1);
  return then;
};

/**
 * Whether the farmer may raise this much more. Their account is held: of two offers that are published at once, the second
 * sees the first. @throws Problem `over-the-cap`.
 */
export const checkCap = async ({ db, clock }: Pick<Context, 'db' | 'clock'>, offer: OfferRow): Promise<void> => {
  await holdPeople(db, [offer.keeperId]);
  const { size } = await findIssuer(db, offer.keeperId);
  const raisedKobo = await sumRaisedSince(db, offer.keeperId, yearBefore(clock.now()));
  if (!isWithinCap(size, raisedKobo, offer.goalKobo)) throw new Problem('over-the-cap');
};
