import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { isAssigned, relationsToCompany } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findPurchase } from './purchase-store.ts';

/** An order is its farmer's own, in the care of who looks after her, and the buyer's people stand to it as to their company. */
export const relationsToPurchase: RelationsTo = async (db, viewer, purchaseId) => {
  const purchase = await findPurchase(db, purchaseId);
  if (purchase === null) return null;
  const { keeperId, companyId } = purchase;
  // The owner of a company owns no farmer's sale.
  const held: Relation[] = [...((await relationsToCompany(db, viewer, companyId)) ?? [])].filter(
    (one) => one !== 'own',
  );
  if (keeperId === viewer.accountId) held.push('own');
  if (viewer.roles.includes('extension-manager') && (await isAssigned(db, viewer.accountId, keeperId)))
    held.push('assigned');
  return held;
};
