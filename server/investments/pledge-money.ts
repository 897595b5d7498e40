import {
  expectedOf,
  pledgeMoney as contract,
  isOwnOffer,
  leftOfLimit,
  limitSince,
  payByOf,
  holdingLimits,
} from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdAccount, investorFileOf } from '#accounts';
import { houseMoney } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertHolding, sumPutInSince, type NewHolding } from './holding-store.ts';
import { mayInvest } from './may-move.ts';
import { findOffer, type OfferRow } from './offer-store.ts';
import { takeRoom } from './room-store.ts';
import { showNew } from './show-holding.ts';
import { changeTallies, movedTallies } from './tallies.ts';

type Asked = Pick<NewHolding, 'id' | 'investorId' | 'amountKobo'>;

/** An offer that investors know of, and that is not the investor's own. */
const findForeign = async ({ db }: Context, offerId: string, investorId: string): Promise<OfferRow> => {
  const offer = await findOffer(db, offerId);
  if (offer === null || offer.publishedAt === null) throw new Problem('not-found');
  if (isOwnOffer(investorId, offer)) throw new Problem('own-offer');
  return offer;
};

/** What the law leaves the investor now, with their account held: two pledges at once are counted one after the other. */
const leftNow = async ({ db, clock }: Context, investorId: string): Promise<number | null> => {
  const file = await investorFileOf(db, investorId);
  if (file === null) throw new Problem('investor-file-needed');
  return leftOfLimit(file, await sumPutInSince(db, investorId, limitSince(clock.now())));
};

const isOpenOn = ({ state, closesOn }: OfferRow, today: string): boolean => state === 'published' && closesOn >= today;

/** Takes the room; the offer's row is held from here on. @throws Problem `offer-not-open`, `offer-full`. */
const take = async ({ db, clock }: Context, one: NewHolding): Promise<void> => {
  const today = dayOf(clock.now());
  if (await takeRoom(db, one, today)) return;
  const offer = await findOffer(db, one.offerId);
  const isOpen = offer !== null && isOpenOn(offer, today) && (offer.money ?? one.money) === one.money;
  throw new Problem(isOpen ? 'offer-full' : 'offer-not-open');
};

/** What is written down; made before the offer's row is held, since many want that one. */
const draftOf = async (context: Context, asked: Asked, offer: OfferRow): Promise<NewHolding> => {
  const { db, clock } = context;
  const leftKobo = await leftNow(context, asked.investorId);
  if (leftKobo !== null && asked.amountKobo > leftKobo) throw new Problem('over-income-limit');
  const isPledge = await mayInvest(context, db);
  return {
    ...asked,
    offerId: offer.id,
    expectedKobo: expectedOf(asked.amountKobo, offer.roiBasisPoints),
    state: isPledge ? 'pledged' : 'interest',
    money: houseMoney(context),
    dataVersion: holdingLimits.dataVersion,
    leftKobo,
    payBy: isPledge ? payByOf(clock.now()).toISOString() : null,
  };
};

export const pledgeMoney = handle(contract, async ({ id, offerId, amountKobo }, context) => {
  const { db, clock } = context;
  const investorId = viewerOf(context).accountId;
  const now = clock.now();
  const offer = await findForeign(context, offerId, investorId);
  if (!isOpenOn(offer, dayOf(now))) throw new Problem('offer-not-open');
  await holdAccount(db, investorId);
  const holding = await draftOf(context, { id, investorId, amountKobo }, offer);
  const shown = await showNew(db, holding, offer, now);
  if (holding.state === 'pledged') await take(context, holding);
  await insertHolding(db, holding, now);
  await changeTallies(db, movedTallies(holding, null, holding.state));
  return shown;
});
