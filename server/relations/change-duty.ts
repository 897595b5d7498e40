import { changeDuty as contract, standsShifts } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdCompany } from './company-store.ts';
import { endShiftOf } from './end-shift-of.ts';
import { endStaff, findStaffer, insertStaff } from './staff-store.ts';

export const changeDuty = handle(contract, async ({ companyId, accountId, duty }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  await holdCompany(db, companyId);
  const before = await findStaffer(db, companyId, accountId);
  if (before === null) throw new Problem('not-found');
  if (before.duty === 'owner') throw new Problem('owner-stays');
  if (before.duty === duty) return before;
  const now = clock.now();
  await endStaff(db, companyId, accountId, null, now);
  await insertStaff(db, { companyId, accountId, duty, decidedBy: byId, now });
  if (!standsShifts(duty)) await endShiftOf(db, { companyId, accountId, byId }, now);
  return { ...before, duty, since: now.toISOString() };
});
