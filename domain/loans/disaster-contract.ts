import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { disaster, disasterDraft } from './disaster-model.ts';
import { saysWhy, verdictSaid } from './verdict.ts';

const officers = { admin: 'any' } as const;

export const declareDisaster = endpoint({
  name: 'loans.declareDisaster',
  method: 'POST',
  path: '/api/admin/loans/disasters',
  who: officers,
  input: disasterDraft,
  output: disaster,
  errors: {},
  offline: 'never',
  audit: 'noted a declared disaster',
  creates: true,
  summary: 'Notes a disaster that an authority declared, with its paper; it counts once a second person confirmed it',
});

export const listDisasters = endpoint({
  name: 'loans.listDisasters',
  method: 'GET',
  path: '/api/admin/loans/disasters',
  who: officers,
  input: z.strictObject({ ...pageQuery }),
  output: page(disaster),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Disasters that were noted, the newest first',
});

export const decideDisaster = endpoint({
  name: 'loans.decideDisaster',
  method: 'POST',
  path: '/api/admin/loans/disasters/:disasterId/decision',
  who: officers,
  freshFactor: true,
  object: { kind: 'disaster', idField: 'disasterId' },
  input: z
    .strictObject({
      disasterId: id,
      decision: z.enum(['confirm', 'refuse'], 'loans.verdictRequired'),
      ...verdictSaid,
    })
    .check(saysWhy),
  output: disaster,
  errors: { 'wrong-password': 400, 'disaster-decided': 409, 'second-person-needed': 409 },
  offline: 'never',
  audit: 'decided on a declared disaster',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Confirms that a disaster was declared, by its paper, or refuses it; never whoever noted it',
});
