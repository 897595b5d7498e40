import { markRoom as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { moveRead } from './room-store.ts';

export const markRoom = handle(contract, async ({ roomId, number }, context) => {
  await moveRead(context.db, roomId, viewerOf(context).accountId, number);
  return {};
});
