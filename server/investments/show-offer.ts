import { availabilityOf, endOf, offerNumberOf, type Offer, type OfferCard } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { findFarmFaces, type FarmFace } from '#farms';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { findClosable } from './may-close.ts';
import { findIssuer } from './issuer-store.ts';
import { mayInvest } from './may-move.ts';
import { findMilestones, findRecord, findSteps, type StepRow } from './offer-facts-store.ts';
import { findOffer, type OfferRow } from './offer-store.ts';

type Looking = Pick<Context, 'db' | 'viewer' | 'clock' | 'payments'>;

const cardOf = (offer: OfferRow, face: FarmFace | undefined, mayClose: boolean, today: string): OfferCard => ({
  id: offer.id,
  number: offerNumberOf(offer.number),
  farmId: offer.farmId,
  farmName: face?.name ?? '',
  photoId: face?.photoId ?? null,
  stateCode: offer.stateCode,
  lga: offer.lga,
  title: offer.terms.title,
  crop: offer.crop,
  goalKobo: offer.goalKobo,
  takenKobo: offer.takenKobo,
  durationMonths: offer.durationMonths,
  roiBasisPoints: offer.roiBasisPoints,
  risk: offer.risk,
  closesOn: offer.closesOn,
  state: offer.state,
  availability: availabilityOf(offer, today),
  mayClose,
});

/** Offers as cards, or as rows of a table, for whoever looks. */
export const showOfferCards = async (context: Looking, offers: readonly OfferRow[]): Promise<OfferCard[]> => {
  const { db, clock } = context;
  const faces = await findFarmFaces(
    db,
    offers.map(({ farmId }) => farmId),
  );
  const closable = await findClosable(db, viewerOf(context), offers);
  const today = dayOf(clock.now());
  return offers.map((offer) =>
    cardOf(
      offer,
      faces.find(({ farmId }) => farmId === offer.farmId),
      closable.has(offer.id),
      today,
    ),
  );
};

const findPeople = async (db: Db, ids: readonly (string | null)[]): Promise<(id: string | null) => string> => {
  const named = ids.filter((id) => id !== null);
  const found = await fullNamesOf(db, named);
  return (id) => (id === null ? '' : (found.get(id) ?? ''));
};

const stepOf = (step: StepRow, nameOf: (id: string | null) => string, viewerId: string) => ({
  from: step.from,
  to: step.to,
  byName: step.isInvestor && step.byId !== viewerId ? '' : nameOf(step.byId),
  reason: step.reason,
  at: step.at,
});

const verdictOf = ({ verdictAt, verdictVisitedOn, verdictWords }: OfferRow): Offer['verdict'] =>
  verdictAt === null || verdictVisitedOn === null
    ? null
    : { words: verdictWords, visitedOn: verdictVisitedOn, at: verdictAt };

/** One offer whole, for whoever looks; an investor who took a step is named to nobody else. */
export const showOffer = async (context: Looking, offer: OfferRow): Promise<Offer> => {
  const { db } = context;
  const { id, promoterId, keeperId, verifierId } = offer;
  const [card] = await showOfferCards(context, [offer]);
  if (card === undefined) throw new Error('an offer has no card');
  const steps = await findSteps(db, id);
  const nameOf = await findPeople(db, [promoterId, keeperId, verifierId, ...steps.map(({ byId }) => byId)]);
  return {
    ...card,
    keeperId,
    seasonId: offer.seasonId,
    terms: offer.terms,
    paidKobo: offer.paidKobo,
    investors: offer.investors,
    feeBasisPoints: offer.feeBasisPoints,
    promoter: { id: promoterId, name: nameOf(promoterId) },
    promoterRole: offer.promoterRole,
    farmer: { id: keeperId, name: nameOf(keeperId) },
    issuer: await findIssuer(db, keeperId),
    verifier: verifierId === null ? null : { id: verifierId, name: nameOf(verifierId) },
    verdict: verdictOf(offer),
    record: await findRecord(db, offer),
    milestones: await findMilestones(db, id),
    history: steps.map((step) => stepOf(step, nameOf, viewerOf(context).accountId)),
    proceedsKobo: offer.proceedsKobo,
    endsOn: offer.startedAt === null ? null : endOf(offer.terms),
    result: offer.result,
    takesMoney: await mayInvest(context, db),
  };
};

/** What every act on an offer answers: the offer as it is after it. @throws Problem `not-found`. */
export const answerOffer = async (context: Looking, offerId: string): Promise<Offer> => {
  const offer = await findOffer(context.db, offerId);
  if (offer === null) throw new Problem('not-found');
  return showOffer(context, offer);
};
