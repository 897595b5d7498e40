import { removeStaff as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { dropRole } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdCompany } from './company-store.ts';
import { endShiftOf } from './end-shift-of.ts';
import { tellRemoved } from './invitation-letters.ts';
import { endStaff, findStaffer } from './staff-store.ts';

/** The account stays its person's: what ends is what it may do for the company. */
export const removeStaff = handle(contract, async ({ companyId, accountId, reason }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const company = await holdCompany(db, companyId);
  const staffer = await findStaffer(db, companyId, accountId);
  if (company === null || staffer === null) throw new Problem('not-found');
  if (staffer.duty === 'owner') throw new Problem('owner-stays');
  await endShiftOf(db, { companyId, accountId, byId: viewerOf(context).accountId }, now);
  await endStaff(db, companyId, accountId, reason, now);
  await dropRole(db, accountId, 'agro-processor');
  await tellRemoved(context, accountId, company.name);
  return {};
});
