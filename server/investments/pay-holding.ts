import { coolingUntilOf, payHolding as contract, type Holding } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney, type Origin } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { endHoldings } from './end-holdings.ts';
import { holdForChange } from './hold-for-change.ts';
import { tellHolder } from './holding-letters.ts';
import { openEnds, payIn } from './holding-money.ts';
import { findHolding, type HoldingRow } from './holding-store.ts';
import { mayInvest } from './may-move.ts';
import { moveOffer } from './move-offer.ts';
import { holdOffer } from './offer-store.ts';
import { notePaid, type OfferPaid } from './pay-store.ts';
import { answerHolding, showPaid } from './show-holding.ts';

const isOverdue = ({ payBy }: HoldingRow, at: Date): boolean => payBy !== null && Date.parse(payBy) < at.getTime();

/** Whether money could still come for it, now or once there is a licence. */
const isWaiting = (holding: HoldingRow, at: Date): boolean =>
  (holding.state === 'pledged' || holding.state === 'interest') && !isOverdue(holding, at);

/** Whether a pledge's time is over; its room is free from now on, whatever is answered. */
const giveUpOverdue = async ({ db, jobs }: Context, holding: HoldingRow, origin: Origin): Promise<void> => {
  if (!isOverdue(holding, origin.at)) return;
  await endHoldings(db, [holding], 'expired', { ...origin, by: null });
  await tellHolder(jobs, db, holding.id, 'pledgeExpired');
  throw new Problem('pledge-expired', { keepsWrites: true });
};

/** An offer that all was paid for takes no more. */
const closeWhenPaid = async (db: Db, offerId: string, paid: OfferPaid, at: Date): Promise<void> => {
  if (paid.state !== 'published' || paid.paidKobo < paid.goalKobo) return;
  const offer = await holdOffer(db, offerId);
  if (offer !== null) await moveOffer(db, offer, 'closed', { by: 'house', byId: null, reason: '', at });
};

/** Why a pledge could not be paid for, with all of it held: a second click is answered as the first one was. */
const answerUnpaid = async (context: Context, holdingId: string, origin: Origin): Promise<Holding> => {
  const { holding } = await holdForChange(context.db, holdingId);
  if (holding.state === 'paid') return answerHolding(context.db, holdingId);
  if (holding.state === 'pledged') await giveUpOverdue(context, holding, origin);
  throw new Problem('holding-moved-on');
};

/** What is asked of others comes first: from `notePaid` to the commit the offer is held, and many may wait for it. */
export const payHolding = handle(contract, async ({ holdingId }, context) => {
  const { db, clock, jobs, requestId } = context;
  const at = clock.now();
  const origin: Origin = { by: viewerOf(context).accountId, endpoint: contract.name, requestId, at };
  const known = await findHolding(db, holdingId);
  if (known === null) throw new Problem('not-found');
  const takesMoney = known.money === houseMoney(context) && (await mayInvest(context, db));
  if (isWaiting(known, at) && !takesMoney) throw new Problem('investing-closed');
  if (known.state !== 'pledged' || isOverdue(known, at)) return answerUnpaid(context, holdingId, origin);
  const paid = { paidAt: at, coolingUntil: coolingUntilOf(at), moveId: newId() };
  const answer = await showPaid(db, known, paid);
  const ends = await openEnds(db, known, at);
  const offer = await notePaid(db, known, paid);
  if (offer === null) return answerUnpaid(context, holdingId, origin);
  await closeWhenPaid(db, known.offerId, offer, at);
  await tellHolder(jobs, db, holdingId, 'holdingPaid');
  await payIn(db, known, { ...ends, moveId: paid.moveId }, origin);
  return answer;
});
