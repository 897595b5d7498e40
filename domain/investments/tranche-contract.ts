import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { koboAmount } from './model.ts';
import { ofOffer } from './offer-contract.ts';
import { offer, trancheProof } from './offer-model.ts';

const guesses = [{ by: 'account', times: 60, seconds: 900 }] as const;
const ofMilestone = { offerId: id, milestoneId: id };

export const askTranche = endpoint({
  name: 'investments.askTranche',
  method: 'POST',
  path: '/api/offers/:offerId/milestones/:milestoneId/asking',
  who: { farmer: 'own', 'extension-manager': 'assigned' },
  object: ofOffer,
  input: z.strictObject({ ...ofMilestone, proof: trancheProof }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'tranche-moved-on': 409, 'earlier-milestone-open': 409, 'proof-not-of-farm': 409 },
  offline: 'never',
  audit: 'asked for the money of a milestone',
  summary: 'Asks for the money of a milestone with the visit, the photos and the inspection that show it',
});

export const verifyTranche = endpoint({
  name: 'investments.verifyTranche',
  method: 'POST',
  path: '/api/offers/:offerId/milestones/:milestoneId/verdict',
  who: { 'extension-manager': 'counterparty' },
  object: ofOffer,
  input: z.strictObject({ ...ofMilestone, verdict: z.enum(['verified', 'refused']), words: optionalText(500) }).check(
    z.refine(({ verdict, words }) => verdict === 'verified' || words !== '', {
      error: 'investments.reasonRequired',
      path: ['words'],
    }),
  ),
  output: offer,
  errors: { 'tranche-moved-on': 409, 'inspection-not-passed': 409 },
  offline: 'never',
  audit: 'gave a verdict on a milestone',
  summary: 'The named verifier says that a milestone was reached, or sends it back with the reason',
});

export const releaseTranche = endpoint({
  name: 'investments.releaseTranche',
  method: 'POST',
  path: '/api/admin/offers/:offerId/milestones/:milestoneId/release',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofOffer,
  input: z.strictObject({ ...ofMilestone, password }),
  output: offer,
  errors: { 'wrong-password': 400, 'tranche-moved-on': 409, 'investing-closed': 409 },
  offline: 'never',
  audit: 'released the money of a milestone',
  limits: guesses,
  summary: 'Moves the money of a verified milestone from the escrow to the farmer’s wallet',
});

export const payProceeds = endpoint({
  name: 'investments.payProceeds',
  method: 'POST',
  path: '/api/offers/:offerId/proceeds',
  who: { farmer: 'own' },
  object: ofOffer,
  input: z.strictObject({
    id,
    offerId: id,
    amountKobo: koboAmount('investments.proceedsRequired'),
    source: z.enum(['sale', 'insurance', 'other'], 'investments.sourceRequired'),
    words: optionalText(200),
  }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'not-enough-money': 409, 'investing-closed': 409 },
  offline: 'never',
  audit: 'paid proceeds of a harvest',
  creates: true,
  summary: 'Moves what a harvest or an insurance brought from the farmer’s wallet to the escrow of the offer',
});

export const finishOffer = endpoint({
  name: 'investments.finishOffer',
  method: 'POST',
  path: '/api/admin/offers/:offerId/finish',
  who: { admin: 'any' },
  object: ofOffer,
  input: z.strictObject({
    offerId: id,
    /** What the season came to, in words that investors read. */
    words: requiredText('investments.finishWordsRequired', 1000),
    isOver: z.boolean(),
  }),
  output: offer,
  errors: { 'offer-moved-on': 409 },
  offline: 'never',
  audit: 'said that the harvest of an offer is in',
  summary: 'Says that all the harvest brought is in, or opens it again; a second person then shares it out',
});

const shares = z.strictObject({
  unspentKobo: z.int(),
  proceedsKobo: z.int(),
  principalKobo: z.int(),
  expectedKobo: z.int(),
  investorsKobo: z.int(),
  farmerKobo: z.int(),
});

export const readShares = endpoint({
  name: 'investments.readShares',
  method: 'GET',
  path: '/api/admin/offers/:offerId/shares',
  who: { admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id }),
  output: shares,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What there is to share and who would get what by the order that was said before',
});

export const settleOffer = endpoint({
  name: 'investments.settleOffer',
  method: 'POST',
  path: '/api/admin/offers/:offerId/settlement',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofOffer,
  input: z.strictObject({ offerId: id, password }),
  output: offer,
  errors: { 'wrong-password': 400, 'offer-moved-on': 409, 'second-person-needed': 409, 'investing-closed': 409 },
  offline: 'never',
  audit: 'shared out what an offer brought',
  limits: guesses,
  summary: 'Pays everybody their part; by an admin who is not the one that said the harvest is in',
});
