import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { findDuty, isAssigned } from '#relations';
import { row, sql } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findOrderSides } from './order-store.ts';

/** An order is its farmer's own, in the care of who looks after them, and with whoever works for the dealer. */
export const relationsToOrder: RelationsTo = async (db, { accountId, roles }, orderId) => {
  const sides = await findOrderSides(db, orderId);
  if (sides === null) return null;
  const { keeperId, companyId } = sides;
  const held: Relation[] = keeperId === accountId ? ['own'] : [];
  if (roles.includes('extension-manager') && (await isAssigned(db, accountId, keeperId))) held.push('assigned');
  if (roles.includes('agro-processor') && (await findDuty(db, companyId, accountId)) !== null) held.push('staff');
  return held;
};

/** Admins look numbers up, and nobody else asks for a good by itself. */
export const relationsToGood: RelationsTo = async (db, _viewer, goodId) =>
  (await row(db, sql`select 1 from marketplace.input_good where id = ${goodId}`)) === null ? null : [];
