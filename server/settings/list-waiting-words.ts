import { listWaitingWords as contract, mostWaitingWords } from '@shuka/domain/settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findWaitingWords } from './word-store.ts';

export const listWaitingWords = handle(contract, async (_input, context) => {
  const { accountId } = viewerOf(context);
  const found = await findWaitingWords(context.db, ['measure', 'task-rule'], mostWaitingWords);
  return {
    items: found.map(({ madeOf: _madeOf, askedBy, isAgreed: _isAgreed, ...one }) => ({
      ...one,
      mayDecide: askedBy !== accountId,
    })),
  };
});
