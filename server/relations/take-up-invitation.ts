import { mostStaff, type OwnCompany } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findCompanyOf, holdCompany } from './company-store.ts';
import { tellJoined } from './invitation-letters.ts';
import { endInvitation, type Invitation } from './invitation-store.ts';
import { noCompany } from './read-company.ts';
import { countStaff, insertStaff } from './staff-store.ts';

/**
 * Spends an invitation: somebody works for the company from now on, and its owner is told.
 * @throws Problem `wrong-invitation` when it ended a moment ago, `too-many-staff`, `staff-elsewhere`.
 */
export const takeUp = async (
  context: Context,
  { id, companyId, duty, invitedBy }: Invitation,
  { accountId, name }: { accountId: string; name: string },
): Promise<OwnCompany> => {
  const { db, clock } = context;
  const now = clock.now();
  await holdCompany(db, companyId);
  if (!(await endInvitation(db, { id, companyId, acceptedBy: accountId }, now))) throw new Problem('wrong-invitation');
  if ((await countStaff(db, companyId)) >= mostStaff) throw new Problem('too-many-staff');
  const begins = await insertStaff(db, { companyId, accountId, duty, decidedBy: invitedBy, now });
  if (!begins) throw new Problem('staff-elsewhere');
  await tellJoined(context, { invitedBy, name, duty });
  return (await findCompanyOf(db, accountId)) ?? noCompany;
};
