import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { issuerDraft, issuerWord } from './issuer-model.ts';
import { ofOffer } from './offer-contract.ts';
import { offerIssuer } from './offer-model.ts';

const guesses = [{ by: 'account', times: 60, seconds: 900 }] as const;
const issuer = z.strictObject({ issuer: offerIssuer, words: z.array(issuerWord) });

export const readIssuer = endpoint({
  name: 'investments.readIssuer',
  method: 'GET',
  path: '/api/admin/offers/:offerId/issuer',
  who: { admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id }),
  output: issuer,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What the farmer of an offer counts as by the size of their company, and every word on it, the newest first',
});

export const proposeIssuer = endpoint({
  name: 'investments.proposeIssuer',
  method: 'POST',
  path: '/api/admin/offers/:offerId/issuer',
  who: { admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, ...issuerDraft.shape, password }),
  output: issuer,
  errors: { 'wrong-password': 400, 'not-a-picture': 400, 'issuer-waits': 409 },
  offline: 'never',
  audit: 'proposed the size of an issuer',
  creates: true,
  limits: guesses,
  summary:
    'Proposes the size of the company behind an offer, with its number and paper; it holds once another admin confirms it',
});

export const decideIssuer = endpoint({
  name: 'investments.decideIssuer',
  method: 'POST',
  path: '/api/admin/offers/:offerId/issuer/decision',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofOffer,
  input: z.strictObject({
    offerId: id,
    wordId: id,
    decision: z.enum(['confirm', 'refuse'], 'investments.decisionRequired'),
    reason: requiredText('investments.reasonRequired', 500),
    password,
  }),
  output: issuer,
  errors: { 'wrong-password': 400, 'own-proposal': 409, 'issuer-decided': 409 },
  offline: 'never',
  audit: 'decided on the size of an issuer',
  limits: guesses,
  summary: 'A second admin confirms or refuses what another proposed of an issuer',
});

export const readIssuerPaper = endpoint({
  name: 'investments.readIssuerPaper',
  method: 'GET',
  path: '/api/admin/offers/:offerId/issuer/:wordId/paper',
  who: { admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, wordId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'looked at the paper of an issuer',
  answers: 'file',
  summary: 'The paper that shows the company of an issuer, as a picture; no cache keeps it',
});
