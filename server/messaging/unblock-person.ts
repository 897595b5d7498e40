import { unblockPerson as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endBlock } from './block-store.ts';

export const unblockPerson = handle(contract, async ({ accountId }, context) => {
  await endBlock(context.db, viewerOf(context).accountId, accountId, context.clock.now());
  return {};
});
