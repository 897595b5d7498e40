import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { holdOffer, type OfferRow } from './offer-store.ts';

/** An offer with its row held. @throws Problem `not-found`. */
export const holdKnownOffer = async ({ db }: Pick<Context, 'db'>, offerId: string): Promise<OfferRow> => {
  const offer = await holdOffer(db, offerId);
  if (offer === null) throw new Problem('not-found');
  return offer;
};

/** The same for its promoter alone. @throws Problem `not-found`, `not-the-promoter`. */
export const holdOwnOffer = async (context: Pick<Context, 'db' | 'viewer'>, offerId: string): Promise<OfferRow> => {
  const offer = await holdKnownOffer(context, offerId);
  if (offer.promoterId !== viewerOf(context).accountId) throw new Problem('not-the-promoter');
  return offer;
};
