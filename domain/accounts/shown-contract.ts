import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { contactRequest, shownFarmer, shownState, shownTextVersion } from './shown-model.ts';

export const listShownFarmers = endpoint({
  name: 'accounts.listShownFarmers',
  method: 'GET',
  path: '/api/investors/farmers',
  who: { investor: 'any' },
  input: z.strictObject({
    ...pageQuery,
    crop: z.optional(optionalText(60)),
    stateCode: z.optional(stateOrNone),
  }),
  output: page(shownFarmer),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The farmers who agreed to be shown to investors, the newest first; by the beginning of a crop, and by state',
});

export const readShown = endpoint({
  name: 'accounts.readShown',
  method: 'GET',
  path: '/api/shown-to-investors',
  who: { farmer: 'own' },
  input: z.strictObject({}),
  output: shownState,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whether the farmer who is signed in agreed to be shown to investors',
});

export const showToInvestors = endpoint({
  name: 'accounts.showToInvestors',
  method: 'POST',
  path: '/api/shown-to-investors',
  who: { farmer: 'own' },
  input: z.strictObject({ id, isGiven: z.boolean(), textVersion: z.literal(shownTextVersion, 'field.wrong') }),
  output: shownState,
  errors: { 'guardian-needed': 409 },
  offline: 'never',
  audit: 'said yes or no to being shown to investors',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary: 'Agrees to be shown to approved investors, or takes that back; each word is kept',
});

export const askContact = endpoint({
  name: 'accounts.askContact',
  method: 'POST',
  path: '/api/investors/farmers/:farmerId/contact-requests',
  who: { investor: 'any' },
  input: z.strictObject({ id, farmerId: id }),
  output: z.strictObject({}),
  errors: { 'contact-asked': 409, 'contact-shared': 409 },
  offline: 'never',
  audit: 'asked a farmer for their contact',
  creates: true,
  limits: [{ by: 'account', times: 30, seconds: 86_400 }],
  summary: 'Asks a farmer who is shown to investors for their e-mail and phone number, once; the farmer is told',
});

export const listContactRequests = endpoint({
  name: 'accounts.listContactRequests',
  method: 'GET',
  path: '/api/contact-requests',
  who: { farmer: 'own' },
  input: z.strictObject({ ...pageQuery }),
  output: page(contactRequest),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The investors who ask the farmer who is signed in for their e-mail and phone number, the newest first',
});

export const answerContact = endpoint({
  name: 'accounts.answerContact',
  method: 'POST',
  path: '/api/contact-requests/:requestId/answer',
  who: { farmer: 'own' },
  object: { kind: 'contact-request', idField: 'requestId' },
  input: z.strictObject({ requestId: id, isAgreed: z.boolean() }),
  output: contactRequest,
  errors: {},
  offline: 'never',
  audit: 'answered who asked for their contact',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'Shares one’s e-mail and phone number with one investor, or does not; a later answer takes an earlier one back',
});
