import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findHolding, holdHolding, type HoldingRow } from './holding-store.ts';
import { holdOffer, type OfferRow } from './offer-store.ts';

/** A holding that is to change, with its offer: both rows held, the offer's first as everywhere. @throws Problem `not-found`. */
export const holdForChange = async (
  db: Db,
  holdingId: string,
): Promise<{ readonly offer: OfferRow; readonly holding: HoldingRow }> => {
  const known = await findHolding(db, holdingId); // which offer it is of never changes
  const offer = known === null ? null : await holdOffer(db, known.offerId);
  const holding = offer === null ? null : await holdHolding(db, holdingId);
  if (offer === null || holding === null) throw new Problem('not-found');
  return { offer, holding };
};
