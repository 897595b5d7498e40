import { removeMember as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endMembership } from './room-store.ts';

export const removeMember = handle(contract, async ({ roomId, memberId }, context) => {
  // Nobody answers for a group without its maker.
  if (memberId !== viewerOf(context).accountId) await endMembership(context.db, roomId, memberId, context.clock.now());
  return {};
});
