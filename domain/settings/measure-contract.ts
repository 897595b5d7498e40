import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { measure, measureDraft } from './measure-model.ts';

export const listMeasures = endpoint({
  name: 'settings.listMeasures',
  method: 'GET',
  path: '/api/reference/measures',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(measure) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a mudu, a bag and the like weigh, by crop and market, each with its source; the newest word on each',
});

export const addMeasure = endpoint({
  name: 'settings.addMeasure',
  method: 'POST',
  path: '/api/admin/measures',
  who: { admin: 'any' },
  input: measureDraft,
  output: measure,
  errors: { 'too-many-words': 409 },
  offline: 'never',
  audit: 'proposed a reference measure',
  creates: true,
  summary:
    'Proposes what a unit weighs, as the version it becomes once a second admin agreed; what was said before stays',
});
