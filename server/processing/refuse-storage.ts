import { refuseStorage as contract } from '@shuka/domain/processing';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { askThere, holdWaitingAsk } from './answer-storage.ts';
import { answerAsk } from './storage-ask-store.ts';

export const refuseStorage = handle(contract, async ({ companyId, askId, reason }, context) => {
  const { db, clock } = context;
  await holdWaitingAsk(db, askId, ({ millId }) => millId === companyId);
  await answerAsk(db, askId, { state: 'refused', reason }, viewerOf(context).accountId, clock.now());
  return askThere(db, askId);
});
