import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { findCarriedLots } from '#lots';
import { isAssigned, relationsToCompany } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findTripLines } from './trip-line-store.ts';
import { findTrip } from './trip-store.ts';

/** A trip is its company’s; one with lots is the business of whoever looks after all their farmers now. */
export const relationsToTrip: RelationsTo = async (db, viewer, tripId) => {
  const trip = await findTrip(db, tripId);
  if (trip === null) return null;
  if (trip.companyId !== null) return relationsToCompany(db, viewer, trip.companyId);
  const lines = await findTripLines(db, [tripId]);
  const lots = await findCarriedLots(
    db,
    lines.flatMap(({ lotId }) => lotId ?? []),
  );
  const held: Relation[] = [];
  for (const keeperId of new Set(lots.map((lot) => lot.keeperId)))
    if (!(await isAssigned(db, viewer.accountId, keeperId))) return held;
  return lots.length === 0 ? held : ['assigned'];
};
