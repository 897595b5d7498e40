import { shareByOrder, type Pot, type Shared } from '@shuka/domain/investments';
import type { Db } from '#kit/db.ts';
import { sumReleased } from './milestone-store.ts';
import type { OfferRow } from './offer-store.ts';
import { sumParts } from './settle-store.ts';

/** What there is to share of an offer as it stands, and who would get what by its order. All in kobo. */
export const sharesOf = async (db: Db, offer: OfferRow): Promise<Pot & Shared> => {
  const { principalKobo, expectedKobo } = await sumParts(db, offer.id);
  const unspentKobo = principalKobo === 0 ? 0 : offer.paidKobo - offer.feeKobo - (await sumReleased(db, offer.id));
  const pot = { unspentKobo, proceedsKobo: offer.proceedsKobo, principalKobo, expectedKobo };
  return { ...pot, ...shareByOrder(offer.terms.payOrder, pot) };
};
