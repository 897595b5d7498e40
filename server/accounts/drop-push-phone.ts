import { dropPushPhone as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { leavePushPhone } from './push-cookie.ts';
import { dropPushPhoneAt } from './push-store.ts';
import { showNotices } from './show-notices.ts';

export const dropPushPhone = handle(contract, async ({ endpoint }, context) => {
  const { accountId } = viewerOf(context);
  if (endpoint !== null) await dropPushPhoneAt(context.db, accountId, endpoint);
  await leavePushPhone(context, null);
  return showNotices(context, accountId, null);
});
