import { endSession as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { dropPushPhonesOf } from './push-store.ts';
import { endSessionById } from './session-store.ts';

export const endSession = handle(contract, async ({ sessionId }, context) => {
  const ended = await endSessionById(context.db, viewerOf(context).accountId, sessionId, context.clock.now());
  if (ended === 0) throw new Problem('not-found');
  // Nobody knows which browser that was: the others are let in anew by a press of a button.
  await dropPushPhonesOf(context.db, viewerOf(context).accountId);
  return {};
});
