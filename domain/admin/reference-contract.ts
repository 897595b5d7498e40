import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { referenceDecision, referenceDraft, referenceName, referencePage, referenceRow } from './reference-model.ts';

const byAdmin = { who: { admin: 'any' }, offline: 'never' } as const;
const often = [{ by: 'account', times: 60, seconds: 3600 }] as const;

export const listReferences = endpoint({
  ...byAdmin,
  name: 'admin.listReferences',
  method: 'GET',
  path: '/api/admin/reference',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(referenceRow) }),
  errors: {},
  audit: 'no',
  summary: 'Every file of figures the house goes by: version, date, source, and where it is changed',
});

export const readReference = endpoint({
  ...byAdmin,
  name: 'admin.readReference',
  method: 'GET',
  path: '/api/admin/reference/:name',
  input: z.strictObject({ name: referenceName }),
  output: referencePage,
  errors: {},
  audit: 'no',
  summary: 'Figures that may change while the house runs: what holds, what waits, and every version there ever was',
});

export const draftReference = endpoint({
  ...byAdmin,
  name: 'admin.draftReference',
  method: 'POST',
  path: '/api/admin/reference/:name/versions',
  input: referenceDraft,
  output: referencePage,
  errors: { 'wrong-password': 400, 'figures-changed': 409, 'figures-wait': 409, 'figures-same': 409 },
  audit: 'drafted a version of reference figures',
  creates: true,
  limits: often,
  summary:
    'Drafts a version of figures with its source and the day it holds from; a second admin decides. An earlier one said anew undoes a later one',
});

export const settleReference = endpoint({
  ...byAdmin,
  name: 'admin.settleReference',
  method: 'POST',
  path: '/api/admin/reference-versions/:versionId/decision',
  input: referenceDecision,
  output: referencePage,
  errors: { 'wrong-password': 400, 'own-proposal': 409, 'figures-settled': 409, 'figures-changed': 409 },
  audit: 'decided on a version of reference figures',
  limits: often,
  summary:
    'Agrees as a second admin to a version of figures, which holds from its day in every process at once, or refuses it',
});
