import { listBlocks as contract } from '@shuka/domain/messaging';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findBlocks } from './block-store.ts';

export const listBlocks = handle(contract, async (_input, context) => {
  const blocks = await findBlocks(context.db, viewerOf(context).accountId);
  const names = await fullNamesOf(
    context.db,
    blocks.map(({ accountId }) => accountId),
  );
  return { items: blocks.map((block) => ({ ...block, name: names.get(block.accountId) ?? '-' })) };
});
