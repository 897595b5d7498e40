import { canMoveHolding, coolingUntilOf, payHolding as contract } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney, type Origin } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endHoldings } from './end-holdings.ts';
import { holdForChange } from './hold-for-change.ts';
import { payIn } from './holding-money.ts';
import { setPaid, type HoldingRow } from './holding-store.ts';
import { tellHolder } from './holding-letters.ts';
import { mayInvest } from './may-move.ts';
import { moveOffer } from './move-offer.ts';
import type { OfferRow } from './offer-store.ts';
import { addPaid } from './room-store.ts';
import { answerHolding } from './show-holding.ts';
import { changeTallies, movedTallies } from './tallies.ts';

/** Whether a pledge's time is over; its room is free from now on, whatever is answered. */
const giveUpOverdue = async ({ db, jobs }: Context, holding: HoldingRow, origin: Origin): Promise<void> => {
  if (holding.payBy === null || Date.parse(holding.payBy) >= origin.at.getTime()) return;
  await endHoldings(db, [holding], 'expired', { ...origin, by: null });
  await tellHolder(jobs, db, holding.id, 'pledgeExpired');
  throw new Problem('pledge-expired', { keepsWrites: true });
};

/** An offer that all was paid for takes no more. */
const closeWhenPaid = async ({ db }: Context, offer: OfferRow, addedKobo: number, at: Date): Promise<void> => {
  if (offer.state !== 'published' || offer.paidKobo + addedKobo < offer.goalKobo) return;
  await moveOffer(db, offer, 'closed', { by: 'house', byId: null, reason: '', at });
};

export const payHolding = handle(contract, async ({ holdingId }, context) => {
  const { db, clock, jobs, requestId } = context;
  const at = clock.now();
  const origin: Origin = { by: viewerOf(context).accountId, endpoint: contract.name, requestId, at };
  const { offer, holding } = await holdForChange(db, holdingId);
  if (holding.state === 'paid') return answerHolding(db, holdingId); // a second click
  if (holding.state === 'pledged') await giveUpOverdue(context, holding, origin);
  if (holding.money !== houseMoney(context) || !(await mayInvest(context, db))) throw new Problem('investing-closed');
  const takesMoney = offer.state === 'published' || offer.state === 'closed';
  if (!takesMoney || !canMoveHolding(holding.state, 'paid')) throw new Problem('holding-moved-on');
  const moveId = newId();
  await setPaid(db, holdingId, { paidAt: at, coolingUntil: coolingUntilOf(at), moveId });
  await addPaid(db, offer.id, holding.amountKobo);
  await changeTallies(db, movedTallies(holding, 'pledged', 'paid'));
  await closeWhenPaid(context, offer, holding.amountKobo, at);
  await tellHolder(jobs, db, holdingId, 'holdingPaid');
  await payIn(db, holding, moveId, origin);
  return answerHolding(db, holdingId);
});
