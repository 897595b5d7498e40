import { listRooms as contract, roomLimits } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findRooms } from './room-store.ts';
import { showRooms } from './show-rooms.ts';

export const listRooms = handle(contract, async (_input, context) => {
  const { accountId } = viewerOf(context);
  return {
    items: await showRooms(context.db, await findRooms(context.db, accountId, roomLimits.mostRooms), accountId),
  };
});
