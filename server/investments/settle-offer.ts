import { endOf, resultOf, settleOffer as contract, shareOut, type Pot, type Shared } from '@shuka/domain/investments';
import { dayOf, daysBetween } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { balanceOf, moveAll, openWallets, type MoveAsked } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { tellHolders } from './holding-letters.ts';
import { holdHoldingsOf, type HoldingRow } from './holding-store.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { moveOffer } from './move-offer.ts';
import type { OfferRow } from './offer-store.ts';
import { setCompleted, setSettled, type Completed } from './settle-store.ts';
import { sharesOf } from './share-offer.ts';
import { answerOffer } from './show-offer.ts';
import { changeTallies, movedTallies } from './tallies.ts';
import { tellOfOffer } from './tell-of-offer.ts';
import { moneyOf, openSides, wordsOfOffer } from './tranche-money.ts';

/** @throws Problem `offer-moved-on`, `second-person-needed`. */
const holdFinished = async (context: Context, offerId: string): Promise<OfferRow> => {
  const offer = await holdKnownOffer(context, offerId);
  if (offer.state !== 'harvested') throw new Problem('offer-moved-on');
  if (offer.finishedBy === viewerOf(context).accountId) throw new Problem('second-person-needed');
  return offer;
};

/** Each holding gets its part of what the investors get, to the kobo. */
const complete = async (db: Db, held: readonly HoldingRow[], investorsKobo: number, at: Date) => {
  const parts = shareOut(investorsKobo, held);
  const completed: Completed[] = held.map(({ id }) => {
    const realisedKobo = parts.get(id) ?? 0;
    return { id, realisedKobo, moveId: realisedKobo === 0 ? null : newId() };
  });
  await setCompleted(db, completed, at);
  const realised = new Map(completed.map(({ id, realisedKobo }) => [id, realisedKobo]));
  const changes = held.flatMap((one) => movedTallies(one, 'active', 'completed', realised.get(one.id) ?? 0));
  await changeTallies(db, changes);
  return completed;
};

type Paying = {
  readonly held: readonly HoldingRow[];
  readonly completed: readonly Completed[];
  readonly shared: Shared;
};

/** Every move out of the escrow: the investors', in the order of their holdings, then the farmer's. */
const movesOf = async (
  context: Context,
  offer: OfferRow,
  { held, completed, shared }: Paying,
  { farmerMoveId, at }: { readonly farmerMoveId: string | null; readonly at: Date },
): Promise<MoveAsked[]> => {
  const { db } = context;
  const money = moneyOf(context, offer);
  const { escrow: from, farmer } = await openSides(db, offer, money, at);
  const investors = held.map(({ investorId }) => investorId);
  const wallets = await openWallets(db, investors, money, at);
  const about = { kind: 'return', reason: wordsOfOffer(offer), from } as const;
  const moves = completed.flatMap(({ id: subjectId, realisedKobo: amountKobo, moveId }, place): MoveAsked[] => {
    const to = wallets.get(investors[place] ?? '');
    return moveId === null || to === undefined ? [] : [{ ...about, id: moveId, subjectId, to, amountKobo }];
  });
  if (farmerMoveId === null) return moves;
  return [...moves, { ...about, id: farmerMoveId, subjectId: offer.id, to: farmer, amountKobo: shared.farmerKobo }];
};

/** What is shared out must be all there is: anything else is a mistake that no rule may round away. */
const checkPot = async (context: Context, offer: OfferRow, pot: Pot, at: Date): Promise<void> => {
  const { escrow } = await openSides(context.db, offer, moneyOf(context, offer), at);
  const there = await balanceOf(context.db, escrow);
  if (there !== pot.unspentKobo + pot.proceedsKobo)
    throw new Error(
      `The escrow of an offer has ${there} kobo, and ${pot.unspentKobo} and ${pot.proceedsKobo} to share.`,
    );
};

/** How it came out is said to everybody, a loss as a loss. */
const tellAll = async (context: Context, offer: OfferRow, shared: Pot & Shared): Promise<void> => {
  const { investorsKobo, principalKobo, expectedKobo, farmerKobo } = shared;
  const about = investorsKobo < principalKobo ? 'offerLost' : investorsKobo < expectedKobo ? 'offerShort' : 'offerPaid';
  await tellHolders(context.jobs, context.db, { offerId: offer.id, state: 'completed', about });
  await tellOfOffer(context, offer.keeperId, 'offerSettled', offer, formatNaira(farmerKobo));
};

export const settleOffer = handle(
  contract,
  async ({ offerId }, context) => {
    const { db, clock, requestId } = context;
    const [by, at] = [viewerOf(context).accountId, clock.now()];
    const offer = await holdFinished(context, offerId);
    const held = await holdHoldingsOf(db, offerId, 'active');
    const shared = await sharesOf(db, offer);
    await checkPot(context, offer, shared, at);
    const result = resultOf(shared, daysBetween(endOf(offer.terms), dayOf(at)));
    const completed = await complete(db, held, shared.investorsKobo, at);
    const farmerMoveId = shared.farmerKobo === 0 ? null : newId();
    await setSettled(db, offerId, { by, at, result, farmerMoveId });
    await moveOffer(db, offer, 'settled', { by: 'second', byId: by, reason: '', at });
    await gatherEvidence(context, db, { ...offer, state: 'settled' }, at);
    await tellAll(context, offer, shared);
    const moves = await movesOf(context, offer, { held, completed, shared }, { farmerMoveId, at });
    await moveAll(db, moves, { by, endpoint: contract.name, requestId, at });
    return answerOffer(context, offerId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
