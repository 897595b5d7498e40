import { listSessions as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { listLiveSessions } from './session-store.ts';

export const listSessions = handle(contract, async (_input, context) => ({
  items: await listLiveSessions(context.db, viewerOf(context), context.clock.now()),
}));
