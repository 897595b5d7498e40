import { cancelHolding as contract, canMoveHolding } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Origin } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endHoldings } from './end-holdings.ts';
import { holdForChange } from './hold-for-change.ts';
import { tellHolder } from './holding-letters.ts';
import { answerHolding } from './show-holding.ts';

/** What is given back needs no licence. */
export const cancelHolding = handle(contract, async ({ holdingId }, context) => {
  const { db, clock, jobs, requestId } = context;
  const at = clock.now();
  const origin: Origin = { by: viewerOf(context).accountId, endpoint: contract.name, requestId, at };
  const { holding } = await holdForChange(db, holdingId);
  if (holding.state === 'cancelled') return answerHolding(db, holdingId); // a second click
  if (!canMoveHolding(holding.state, 'cancelled')) throw new Problem('holding-moved-on');
  const isPaid = holding.state === 'paid';
  const until = Date.parse(holding.coolingUntil ?? '');
  if (isPaid && until < at.getTime()) throw new Problem('cooling-off-over');
  if (isPaid) await tellHolder(jobs, db, holdingId, 'holdingCancelled');
  await endHoldings(db, [holding], 'cancelled', origin);
  return answerHolding(db, holdingId);
});
