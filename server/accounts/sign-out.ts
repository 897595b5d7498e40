import { signOut as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { leavePushPhone } from './push-cookie.ts';
import { endSessionById } from './session-store.ts';

export const signOut = handle(contract, async (_input, context) => {
  const viewer = viewerOf(context);
  await endSessionById(context.db, viewer.accountId, viewer.sessionId, context.clock.now());
  await leavePushPhone(context, null);
  context.setCookie({ name: 'session', value: null });
  context.setCookie({ name: 'XSRF-TOKEN', value: null, isReadable: true });
  return {};
});
