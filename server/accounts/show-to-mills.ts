import { showToMills as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertMillWord } from './mill-word-store.ts';

export const showToMills = handle(contract, async ({ id, isGiven, textVersion }, context) => {
  const now = context.clock.now();
  await insertMillWord(context.db, { id, managerId: viewerOf(context).accountId, textVersion, isGiven, now });
  return { isShown: isGiven, saidAt: now.toISOString() };
});
