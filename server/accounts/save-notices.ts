import { saveNotices as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { keepNotices } from './notice-store.ts';
import { showNotices } from './show-notices.ts';

export const saveNotices = handle(contract, async (draft, context) => {
  const { accountId } = viewerOf(context);
  await keepNotices(context.db, accountId, draft);
  return showNotices(context, accountId);
});
