import { reviewedState, reviewText as contract } from '@shuka/domain/library';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandHeld, demandText } from './demand-text.ts';
import { nameOf } from './names-of.ts';
import { keepReview } from './text-store.ts';

export const reviewText = handle(contract, async (review, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const text = await demandHeld(db, review.textId);
  const state = reviewedState(text, review, accountId, dayOf(clock.now()));
  await keepReview(db, review, state, { id: accountId, name: await nameOf(db, accountId) }, clock.now());
  return demandText(db, review.textId);
});
