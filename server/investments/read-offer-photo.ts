import { readOfferPhoto as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findFarmFaces, findPhotoKey } from '#farms';
import { viewerOf } from '#kit/context.ts';
import { row, sql, type Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findOffer, type OfferRow } from './offer-store.ts';
import { relationsToOffer } from './relations.ts';

const isInEvidence = async (db: Db, offerId: string, photoId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from investments.evidence
        where offer_id = ${offerId} and shown -> 'photoIds' @> to_jsonb(${photoId}::text) limit 1`,
  )) !== null;

/** Whether an offer shows a photo to somebody: the picture of its farm to all, those of its evidence to who holds a part. */
const showsPhoto = async (db: Db, offer: OfferRow, photoId: string, viewer: Viewer): Promise<boolean> => {
  const isAdmin = viewer.roles.includes('admin');
  if (offer.publishedAt === null && !isAdmin) return false;
  const [face] = await findFarmFaces(db, [offer.farmId]);
  if (face?.photoId === photoId) return true;
  const held = isAdmin ? [] : await relationsToOffer(db, viewer, offer.id);
  return (isAdmin || held?.includes('counterparty') === true) && isInEvidence(db, offer.id, photoId);
};

export const readOfferPhoto = handle(contract, async ({ offerId, photoId, part }, context) => {
  const offer = await findOffer(context.db, offerId);
  const isShown = offer !== null && (await showsPhoto(context.db, offer, photoId, viewerOf(context)));
  const key = isShown ? await findPhotoKey(context.db, photoId, part) : null;
  const bytes = key === null ? null : await context.files.get(key, 'webp');
  if (bytes === null) throw new Problem('not-found');
  // Computers are shared: no copy that another person could open may stay in a browser's cache.
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
