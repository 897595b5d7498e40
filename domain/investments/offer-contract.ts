import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { offerDraft, offerTerms } from './model.ts';
import { offer } from './offer-model.ts';

export const ofOffer = { kind: 'offer', idField: 'offerId' } as const;

/** The farmer whose farm it is, or the manager who looks after them. */
const promoters = { farmer: 'own', 'extension-manager': 'assigned' } as const;
const guesses = [{ by: 'account', times: 60, seconds: 900 }] as const;

export const draftOffer = endpoint({
  name: 'investments.draftOffer',
  method: 'POST',
  path: '/api/offers',
  who: promoters,
  object: { kind: 'farm', idField: 'farmId' },
  input: offerDraft,
  output: offer,
  errors: { 'farm-has-offer': 409 },
  offline: 'never',
  audit: 'drafted an offer',
  creates: true,
  summary: 'Drafts an offer for a farm from the budget of a season; nobody else sees it yet',
});

export const reviseOffer = endpoint({
  name: 'investments.reviseOffer',
  method: 'PUT',
  path: '/api/offers/:offerId',
  who: promoters,
  object: ofOffer,
  input: z.strictObject({ offerId: id, terms: offerTerms }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'not-the-promoter': 403 },
  offline: 'never',
  audit: 'revised an offer',
  summary: 'Changes the terms of a draft; by its promoter alone, and never once it was handed in',
});

export const submitOffer = endpoint({
  name: 'investments.submitOffer',
  method: 'POST',
  path: '/api/offers/:offerId/submission',
  who: promoters,
  object: ofOffer,
  input: z.strictObject({ offerId: id }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'not-the-promoter': 403, 'over-the-cap': 409 },
  offline: 'never',
  audit: 'handed in an offer',
  summary: 'Hands a draft in to be verified by somebody who is not the promoter',
});

export const withdrawOffer = endpoint({
  name: 'investments.withdrawOffer',
  method: 'POST',
  path: '/api/offers/:offerId/withdrawal',
  who: { ...promoters, admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, reason: requiredText('investments.reasonRequired', 500) }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'not-the-promoter': 403 },
  offline: 'never',
  audit: 'withdrew an offer',
  summary: 'Takes an offer back before it was published, with the reason',
});

export const nameVerifier = endpoint({
  name: 'investments.nameVerifier',
  method: 'PUT',
  path: '/api/admin/offers/:offerId/verifier',
  who: { admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, managerId: id }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'verifier-is-promoter': 409, 'not-a-manager': 409 },
  offline: 'never',
  audit: 'named a verifier of an offer',
  summary: 'Names the extension manager who stands for an offer; never its promoter',
});

export const checkOffer = endpoint({
  name: 'investments.checkOffer',
  method: 'POST',
  path: '/api/offers/:offerId/verdict',
  who: { 'extension-manager': 'counterparty' },
  object: ofOffer,
  input: z.strictObject({
    offerId: id,
    verdict: z.enum(['stands', 'returned'], 'investments.verdictRequired'),
    /** The visit to the farm that the verdict stands on; null only when it is returned. */
    visitId: z.nullable(id),
    words: requiredText('investments.verdictWordsRequired', 1000),
  }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'no-recent-visit': 409 },
  offline: 'never',
  audit: 'gave a verdict on an offer',
  summary: 'The named verifier stands for an offer by a visit to its farm, or sends it back with the reason',
});

export const decideOffer = endpoint({
  name: 'investments.decideOffer',
  method: 'POST',
  path: '/api/admin/offers/:offerId/decision',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofOffer,
  input: z.strictObject({
    offerId: id,
    decision: z.enum(['publish', 'return'], 'investments.decisionRequired'),
    reason: optionalText(500),
    password,
  }),
  output: offer,
  errors: { 'wrong-password': 400, 'offer-moved-on': 409, 'over-the-cap': 409 },
  offline: 'never',
  audit: 'decided on an offer',
  limits: guesses,
  summary: 'Publishes an offer that was verified, or sends it back with the reason',
});

export const closeOffer = endpoint({
  name: 'investments.closeOffer',
  method: 'POST',
  path: '/api/offers/:offerId/closing',
  who: { ...promoters, investor: 'counterparty', admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, reason: optionalText(500) }),
  output: offer,
  errors: { 'offer-moved-on': 409, 'not-most-of-it': 403 },
  offline: 'never',
  audit: 'closed a farm to new funding',
  summary: 'Closes a farm to new funding: its farmer, its manager, an admin, or an investor who holds most of it',
});
