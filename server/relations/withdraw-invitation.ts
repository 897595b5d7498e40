import { withdrawInvitation as contract } from '@shuka/domain/relations';
import { handle } from '#kit/route.ts';
import { endInvitation } from './invitation-store.ts';

/** One that was taken up, or taken back already, stays as it is. */
export const withdrawInvitation = handle(contract, async ({ companyId, invitationId: id }, { db, clock }) => {
  await endInvitation(db, { id, companyId, acceptedBy: null }, clock.now());
  return {};
});
