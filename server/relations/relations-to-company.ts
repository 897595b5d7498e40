import type { Duty } from '@shuka/domain/relations';
import type { Relation } from '@shuka/domain/kit/viewer.ts';
import type { RelationsTo } from '#kit/route.ts';
import { row, sql } from '#kit/db.ts';
import { findDuty } from './company-store.ts';

/** What each duty lets one do: the owner may do whatever the others may. */
const relationsOf: Readonly<Record<Duty, readonly Relation[]>> = {
  owner: ['own', 'staff', 'clerk', 'buyer'],
  clerk: ['staff', 'clerk'],
  buyer: ['staff', 'buyer'],
};

/**
 * How somebody stands to a company by the duty they have there now; asked at each call, so that it ends when the duty does.
 * Slices below answer with it for what belongs to a company: a delivery, a product, an order.
 */
export const relationsToCompany: RelationsTo = async (db, { accountId }, companyId) => {
  const duty = await findDuty(db, companyId, accountId);
  if (duty !== null) return relationsOf[duty];
  return (await row(db, sql`select 1 from relations.company where id = ${companyId}`)) === null ? null : [];
};
