import { leaveRoom as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endMembership, holdRoom } from './room-store.ts';

export const leaveRoom = handle(contract, async ({ roomId }, context) => {
  const { accountId } = viewerOf(context);
  const room = await holdRoom(context.db, roomId);
  if (room === null || room.kind === 'pair') throw new Problem('not-found');
  if (room.madeBy === accountId) throw new Problem('maker-stays');
  await endMembership(context.db, roomId, accountId, context.clock.now());
  return {};
});
