import { checkTerms, draftOffer as contract, offerFee, type OfferDraft } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdFarm } from '#farms';
import { findSeason } from '#seasons';
import { inForce } from '#settings';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { noteOfferStep } from './move-offer.ts';
import { replaceMilestones } from './offer-facts-store.ts';
import { insertOffer } from './offer-store.ts';
import { answerOffer } from './show-offer.ts';

/** The farm of a draft with its row held. @throws Problem `not-found` where farmer, farm and season are not one. */
const holdPlace = async (db: Db, { farmId, keeperId, seasonId }: OfferDraft) => {
  const held = await holdFarm(db, farmId);
  if (held === null || held.farm.keeperId !== keeperId) throw new Problem('not-found');
  if (seasonId === null) return held.farm;
  const season = await findSeason(db, seasonId);
  if (season?.farmId !== farmId || season.keeperId !== keeperId) throw new Problem('not-found');
  return held.farm;
};

export const draftOffer = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { id, keeperId, farmId, seasonId, terms } = draft;
  const promoterId = viewerOf(context).accountId;
  const now = clock.now();
  checkTerms(terms, dayOf(now));
  const { stateCode, lga } = await holdPlace(db, draft);
  const promoterRole = promoterId === keeperId ? 'farmer' : 'extension-manager';
  const { version: dataVersion, values } = await inForce(db, offerFee, now);
  const { feeBasisPoints } = values;
  const offer = { id, keeperId, farmId, seasonId, promoterId, promoterRole, stateCode, lga, terms } as const;
  if (!(await insertOffer(db, { ...offer, feeBasisPoints, dataVersion }, now))) throw new Problem('farm-has-offer');
  await replaceMilestones(db, id, terms.milestones);
  await noteOfferStep(db, id, null, 'draft', { byId: promoterId, reason: '', at: now });
  return answerOffer(context, id);
});
