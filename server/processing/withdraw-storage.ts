import { withdrawStorage as contract } from '@shuka/domain/processing';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { askThere, holdWaitingAsk } from './answer-storage.ts';
import { answerAsk } from './storage-ask-store.ts';

export const withdrawStorage = handle(contract, async ({ keeperId, askId }, context) => {
  const { db, clock } = context;
  await holdWaitingAsk(db, askId, (ask) => ask.keeperId === keeperId);
  await answerAsk(db, askId, { state: 'withdrawn' }, viewerOf(context).accountId, clock.now());
  return askThere(db, askId);
});
