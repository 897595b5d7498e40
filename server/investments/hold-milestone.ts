import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { findMilestones, type MilestoneRow } from './offer-facts-store.ts';
import type { OfferRow } from './offer-store.ts';

/** A milestone that is to change, with its offer, whose row is held, and the milestones before it. */
export type HeldMilestone = {
  readonly offer: OfferRow;
  readonly milestone: MilestoneRow;
  readonly earlier: readonly MilestoneRow[];
};

/** @throws Problem `not-found` for a milestone of another offer. */
export const holdMilestone = async (
  context: Pick<Context, 'db'>,
  offerId: string,
  milestoneId: string,
): Promise<HeldMilestone> => {
  const offer = await holdKnownOffer(context, offerId);
  const milestones = await findMilestones(context.db, offerId);
  const place = milestones.findIndex(({ id }) => id === milestoneId);
  const milestone = milestones[place];
  if (milestone === undefined) throw new Problem('not-found');
  return { offer, milestone, earlier: milestones.slice(0, place) };
};

/** The same of an offer that runs. @throws Problem `offer-moved-on`. */
export const holdRunning = async (
  context: Pick<Context, 'db'>,
  offerId: string,
  milestoneId: string,
): Promise<HeldMilestone> => {
  const held = await holdMilestone(context, offerId, milestoneId);
  if (held.offer.state !== 'running') throw new Problem('offer-moved-on');
  return held;
};
