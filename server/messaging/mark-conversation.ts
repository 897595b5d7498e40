import { markConversation as contract, sideOf } from '@shuka/domain/messaging';
import { isAssigned } from '#relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { moveMarks } from './talk-store.ts';

export const markConversation = handle(contract, async (marks, context) => {
  const { accountId, roles } = viewerOf(context);
  const side = sideOf(accountId, marks.keeperId);
  const isMember =
    side === 'farmer'
      ? roles.includes('farmer')
      : roles.includes('extension-manager') && (await isAssigned(context.db, accountId, marks.keeperId));
  if (isMember) await moveMarks(context.db, side, marks);
  return {};
});
