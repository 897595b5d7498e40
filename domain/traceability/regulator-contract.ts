import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { page, pageQuery } from '#kit/text.ts';
import { certificate } from './certificate-model.ts';
import { figures } from './figure-model.ts';
import { spanOfDays } from './key-data-model.ts';
import {
  regulator,
  regulatorDecision,
  regulatorDraft,
  regulatorEnd,
  stateCode,
  stateLot,
  stateRecall,
  stateSum,
} from './regulator-model.ts';

const often = [{ by: 'account', times: 30, seconds: 3600 }] as const;
const byAdmin = { who: { admin: 'any' }, offline: 'never' } as const;

export const nameRegulator = endpoint({
  ...byAdmin,
  name: 'traceability.nameRegulator',
  method: 'POST',
  path: '/api/admin/regulators',
  input: regulatorDraft,
  output: regulator,
  errors: { 'wrong-password': 400, 'no-such-person': 409, 'is-regulated': 409, 'is-regulator': 409 },
  audit: 'proposed a regulator',
  creates: true,
  limits: often,
  summary: 'Proposes that somebody of an authority may look at what is traced in some states; a second admin decides',
});

export const settleRegulator = endpoint({
  ...byAdmin,
  name: 'traceability.settleRegulator',
  method: 'POST',
  path: '/api/admin/regulators/:regulatorId/decision',
  input: regulatorDecision,
  output: regulator,
  errors: { 'wrong-password': 400, 'own-proposal': 409, 'regulator-settled': 409 },
  audit: 'decided on a regulator',
  limits: often,
  summary: 'Agrees as a second admin that somebody is a regulator, or refuses it',
});

export const endRegulator = endpoint({
  ...byAdmin,
  name: 'traceability.endRegulator',
  method: 'POST',
  path: '/api/admin/regulators/:regulatorId/end',
  input: regulatorEnd,
  output: regulator,
  errors: { 'wrong-password': 400, 'regulator-settled': 409 },
  audit: 'ended the duty of a regulator',
  limits: often,
  summary: 'Takes the right to look from a regulator, at once',
});

export const listRegulators = endpoint({
  ...byAdmin,
  name: 'traceability.listRegulators',
  method: 'GET',
  path: '/api/admin/regulators',
  input: z.strictObject(pageQuery),
  output: page(regulator),
  errors: {},
  audit: 'no',
  summary: 'Who is, was or shall be a regulator, the newest first',
});

/** Nobody who grows, mills or sells is a regulator: those two roles are not among them. */
const lookers = { 'extension-manager': 'assigned', investor: 'assigned', admin: 'any' } as const;

export const readMyStates = endpoint({
  name: 'traceability.readMyStates',
  method: 'GET',
  path: '/api/regulator',
  who: { 'extension-manager': 'any', investor: 'any', admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ authority: z.string(), states: z.array(z.string()) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Which states whoever asks may look at; none for who is no regulator, all for admins',
});

const look = {
  method: 'GET',
  who: lookers,
  object: { kind: 'regulated-state', idField: 'stateCode' },
  offline: 'never',
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
} as const;

export const listStateLots = endpoint({
  ...look,
  name: 'traceability.listStateLots',
  path: '/api/regulator/:stateCode/lots',
  input: z.strictObject({ stateCode, ...pageQuery }),
  output: page(stateLot),
  errors: {},
  audit: 'looked at the lots of a state',
  summary: 'Lots that began in a state, the newest first, without any farmer’s name',
});

export const listStateRecalls = endpoint({
  ...look,
  name: 'traceability.listStateRecalls',
  path: '/api/regulator/:stateCode/recalls',
  input: z.strictObject({ stateCode, ...pageQuery }),
  output: page(stateRecall),
  errors: {},
  audit: 'looked at the recalls of a state',
  summary: 'Recalls by companies of a state, the newest first',
});

export const listStateCertificates = endpoint({
  ...look,
  name: 'traceability.listStateCertificates',
  path: '/api/regulator/:stateCode/certificates',
  input: z.strictObject({ stateCode, ...pageQuery }),
  output: page(certificate),
  errors: {},
  audit: 'looked at the certificates of a state',
  summary: 'Certificates of companies of a state, the newest first, and whether each holds',
});

export const readStateSums = endpoint({
  ...look,
  name: 'traceability.readStateSums',
  path: '/api/regulator/:stateCode/sums',
  input: z.strictObject({ stateCode, ...spanOfDays }),
  output: z.strictObject({ items: z.array(stateSum), leastOfCell: z.int() }),
  errors: { 'span-too-long': 400 },
  audit: 'looked at the sums of a state',
  summary: 'What farmers stored, by LGA and crop, in a span of days; what is of fewer than five lots is not told',
});

export const readStateFigures = endpoint({
  ...look,
  name: 'traceability.readStateFigures',
  path: '/api/regulator/:stateCode/figures',
  input: z.strictObject({ stateCode, ...spanOfDays }),
  output: figures,
  errors: { 'span-too-long': 400 },
  audit: 'looked at the figures of a state',
  summary: 'Yield, loss and time of each step of all companies of a state; what is of fewer than five is not told',
});
