import { listStaff as contract } from '@shuka/domain/relations';
import { handle } from '#kit/route.ts';
import { findInvitations } from './invitation-store.ts';
import { findStaff } from './staff-store.ts';

export const listStaff = handle(contract, async ({ companyId }, { db, clock }) => ({
  staff: await findStaff(db, companyId),
  invitations: await findInvitations(db, companyId, clock.now()),
}));
