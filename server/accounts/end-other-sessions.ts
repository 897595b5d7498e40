import { endOtherSessions as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endSessionsOf } from './session-store.ts';

export const endOtherSessions = handle(contract, async (_input, context) => {
  const { accountId, sessionId } = viewerOf(context);
  return { ended: await endSessionsOf(context.db, accountId, context.clock.now(), sessionId) };
});
