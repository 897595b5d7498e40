import { checkBid, checkOpen, checkTurn, demandOpen, makeBid as contract } from '@shuka/domain/marketplace';
import { sumOf } from '@shuka/domain/lots';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findAnswerLots, insertBid } from './answer-store.ts';
import { findTerms } from './demand-store.ts';
import { holdAnswer } from './hold-answer.ts';
import { showAnswer } from './show-answer.ts';

export const makeBid = handle(contract, async ({ id, answerId, seenNumber, ...bid }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const { demand, answer, last, side } = await holdAnswer(context, answerId);
  checkOpen(answer.state);
  if (last.number !== seenNumber) throw new Problem('bid-changed');
  checkTurn(answer.state, last, side);
  // The days are those of the version that was answered; what was said anew since is for whoever answers anew.
  const terms = await findTerms(db, demand.id, answer.demandVersion);
  if (terms === null) throw new Problem('not-found');
  const days = demandOpen({ ...terms, closedAt: demand.closedAt }, now);
  checkBid(bid, sumOf(await findAnswerLots(db, answerId)), days);
  const byId = viewerOf(context).accountId;
  await insertBid(db, { id, answerId, number: last.number + 1, side, bid, byId, now });
  return showAnswer(context, answerId);
});
