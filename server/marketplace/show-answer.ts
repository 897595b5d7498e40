import { lotShares, turnOf, type Answer, type AnswerLot, type MadeBid, type Side } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { findAnswer, findAnswerLots, findBids, type AnswerLotRow } from './answer-store.ts';
import { findLine } from './answer-list-store.ts';
import { findTerms } from './demand-store.ts';
import { keepersOf } from './keepers-of.ts';
import { nameById } from './name-by-id.ts';
import { relationsToAnswer } from './relations-to-answer.ts';
import { showAgreement } from './show-agreement.ts';
import { bidsShown, showLines } from './show-lines.ts';
import { findBuyerTrust } from './trust-store.ts';

/** Which side somebody reads a bargain from; null for who only has a share in it. One who stands on both reads as the seller. */
export const sideOf = (relations: readonly Relation[]): Side | null => {
  if (relations.includes('own') || relations.includes('assigned')) return 'seller';
  return relations.includes('staff') ? 'buyer' : null;
};

type Shown = { readonly last: Pick<MadeBid, 'grams' | 'koboPerKilogram'>; readonly hidesKeepers: boolean };

/** The lots with what of the last bid falls to each. */
const showLots = async (db: Db, lots: readonly AnswerLotRow[], { last, hidesKeepers }: Shown): Promise<AnswerLot[]> => {
  const shares = new Map(lotShares(lots, last.grams, last.koboPerKilogram).map((share) => [share.lotId, share]));
  const nameOf = await nameById(
    db,
    lots.map(({ keeperId }) => keeperId),
  );
  return lots.map(({ keeperId, ...lot }) => ({
    ...lot,
    keeperId: hidesKeepers ? null : keeperId,
    keeperName: hidesKeepers ? '' : nameOf(keeperId),
    shareGrams: shares.get(lot.lotId)?.grams ?? 0,
    shareKobo: shares.get(lot.lotId)?.kobo ?? 0,
  }));
};

/** A bargain as the viewer reads it. @throws Problem `not-found`. */
export const showAnswer = async (context: Context, answerId: string): Promise<Answer> => {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const now = clock.now();
  const [row, line] = [await findAnswer(db, answerId), await findLine(db, answerId)];
  const terms = row === null ? null : await findTerms(db, row.demandId, row.demandVersion);
  if (row === null || line === null || terms === null) throw new Problem('not-found');
  const relations = (await relationsToAnswer(db, viewer, answerId)) ?? [];
  const mySide = sideOf(relations);
  const isBuyer = mySide === 'buyer';
  const [shown] = await showLines(db, [line], { isBuyer, now });
  if (shown === undefined) throw new Problem('not-found');
  const seen = mySide === null ? new Set(await keepersOf(db, viewer)) : null;
  const isSeen = ({ keeperId }: { readonly keeperId: string }): boolean => seen?.has(keeperId) ?? true;
  const [lots, bids] = [await findAnswerLots(db, answerId), await findBids(db, answerId)];
  const hidesKeepers = isBuyer && row.state !== 'agreed';
  const nameOf = await nameById(
    db,
    bids.map(({ byId }) => byId),
  );
  const { companyId, demandVersion, endReason } = row;
  const { companyName, isPool } = shown;
  const sellerId = isPool ? row.byId : (line.keeperIds[0] ?? row.byId);
  return {
    ...shown,
    companyId,
    demandVersion,
    terms,
    mySide,
    mayBid: mySide !== null && turnOf(row.state, line.last) === mySide && (!isBuyer || relations.includes('buyer')),
    lots: (await showLots(db, lots, { last: line.last, hidesKeepers })).filter(({ lotId }) =>
      lots.some((lot) => lot.lotId === lotId && isSeen(lot)),
    ),
    bids: bidsShown(bids, { keeperIds: line.keeperIds, hidesKeepers, nameOf }),
    endReason,
    agreement: await showAgreement(db, answerId, { terms, demandVersion, companyName, sellerId, isSeen, now }),
    buyerTrust: (await findBuyerTrust(db, [companyId], dayOf(now))).get(companyId) ?? { kept: 0, of: 0 },
  };
};
