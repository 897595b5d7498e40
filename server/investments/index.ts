/**
 * Investments: farms that seek funds, what investors put in, the evidence, and what comes back. Promises that room is never
 * given twice, that no money leaves an escrow without a verified milestone, and that what was shown cannot be changed.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { askTranche } from './ask-tranche.ts';
import { cancelHolding } from './cancel-holding.ts';
import { checkOffer } from './check-offer.ts';
import { closeOffer } from './close-offer.ts';
import { closingJobs } from './close-past-offers.ts';
import { decideOffer } from './decide-offer.ts';
import { decideIssuer } from './decide-issuer.ts';
import { draftOffer } from './draft-offer.ts';
import { finishOffer } from './finish-offer.ts';
import { fileJobs } from './erase-files.ts';
import { evidenceJobs } from './gather-evidence.ts';
import { holdingJobs } from './holding-jobs.ts';
import { pledgeMoney } from './pledge-money.ts';
import { listEvidence } from './list-evidence.ts';
import { listHoldings } from './list-holdings.ts';
import { listOffers } from './list-offers.ts';
import { listOffersByState } from './list-offers-by-state.ts';
import { listOwnOffers } from './list-own-offers.ts';
import { nameVerifier } from './name-verifier.ts';
import { payHolding } from './pay-holding.ts';
import { payProceeds } from './pay-proceeds.ts';
import { readHolding } from './read-holding.ts';
import { readInvestorStatement } from './read-investor-statement.ts';
import { proposeIssuer } from './propose-issuer.ts';
import { readIssuer } from './read-issuer.ts';
import { readIssuerPaper } from './read-issuer-paper.ts';
import { readOffer } from './read-offer.ts';
import { readOfferPhoto } from './read-offer-photo.ts';
import { readPortfolio } from './read-portfolio.ts';
import { readShares } from './read-shares.ts';
import { relationsToHolding, relationsToOffer } from './relations.ts';
import { releaseTranche } from './release-tranche.ts';
import { reviseOffer } from './revise-offer.ts';
import { settleOffer } from './settle-offer.ts';
import { submitOffer } from './submit-offer.ts';
import { verifyTranche } from './verify-tranche.ts';
import { withdrawOffer } from './withdraw-offer.ts';

export const routes: readonly Route[] = [
  draftOffer,
  listOffers,
  listOwnOffers,
  listOffersByState,
  readOffer,
  readOfferPhoto,
  reviseOffer,
  submitOffer,
  withdrawOffer,
  nameVerifier,
  checkOffer,
  decideOffer,
  closeOffer,
  pledgeMoney,
  payHolding,
  cancelHolding,
  readHolding,
  listHoldings,
  readPortfolio,
  readInvestorStatement,
  listEvidence,
  askTranche,
  verifyTranche,
  releaseTranche,
  payProceeds,
  finishOffer,
  readShares,
  settleOffer,
  readIssuer,
  proposeIssuer,
  decideIssuer,
  readIssuerPaper,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  offer: relationsToOffer,
  holding: relationsToHolding,
};

export const jobsOf = (services: Services): JobHandler[] => [
  ...closingJobs(services),
  ...holdingJobs(services),
  ...evidenceJobs(services),
  ...fileJobs(services),
];

export { synced } from './synced.ts';
export { gatherFor } from './gather-evidence.ts';

export { startOfferIn } from './start-offer.ts';
export { eraseFor } from './erase-files.ts';
export { exportFor } from './own-data.ts';
export { findTiedInFunds, hasOpenTies } from './open-ties-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { queues } from './queues.ts';
