import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { isAssigned, relationsToCompany } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findClaim } from './claim-store.ts';
import { findReceipt } from './warehouse-store.ts';

/**
 * A receipt is its holder’s own: the depositor’s, or that of the owner of the company it was handed on to. The warehouse’s
 * clerks hand the goods out; who buys for a company that is offered it answers. All of them, and the depositor, may read it.
 */
export const relationsToReceipt: RelationsTo = async (db, viewer, receiptId) => {
  const receipt = await findReceipt(db, receiptId);
  if (receipt === null) return null;
  const { keeperId, companyId, holderCompanyId } = receipt;
  const held = new Set<Relation>();
  const hold = (...relations: Relation[]) => relations.forEach((one) => held.add(one));
  if (keeperId === viewer.accountId) hold('counterparty', ...(holderCompanyId === null ? (['own'] as const) : []));
  if (viewer.roles.includes('extension-manager') && (await isAssigned(db, viewer.accountId, keeperId)))
    hold('assigned');
  if (!viewer.roles.includes('agro-processor')) return [...held];
  const dutyAt = async (id: string | null) => (id === null ? [] : ((await relationsToCompany(db, viewer, id)) ?? []));
  const atWarehouse = await dutyAt(companyId);
  const atHolder = await dutyAt(holderCompanyId);
  const atOffered = await dutyAt((await findClaim(db, receiptId))?.toCompanyId ?? null);
  if ([atWarehouse, atHolder, atOffered].some((duties) => duties.includes('staff'))) hold('counterparty');
  if (atWarehouse.includes('clerk')) hold('clerk');
  if (atHolder.includes('own')) hold('own');
  if (atOffered.includes('buyer')) hold('buyer');
  return [...held];
};
