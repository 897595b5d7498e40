import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { isAssigned, relationsToCompany } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findSides } from './delivery-store.ts';

/** A delivery is its farmer's own; what its mill's people may do with it is asked of the company. */
export const relationsToDelivery: RelationsTo = async (db, viewer, deliveryId) => {
  const sides = await findSides(db, deliveryId);
  if (sides === null) return null;
  const { keeperId, companyId } = sides;
  const ofMill = (await relationsToCompany(db, viewer, companyId)) ?? [];
  const held: Relation[] = ofMill.filter((relation) => relation !== 'own');
  if (keeperId === viewer.accountId) held.push('own');
  if (keeperId !== null && (await isAssigned(db, viewer.accountId, keeperId))) held.push('assigned');
  return held;
};
