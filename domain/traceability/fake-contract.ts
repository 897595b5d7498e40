import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { fakeStates } from './genuine-contract.ts';

/** A report of a fake with the last word on it. `version` counts the words, 0 for a new one. */
const fakeReport = z.strictObject({
  id,
  at: z.string(),
  name: z.string(),
  companyName: z.string(),
  says: z.string(),
  /** An LGA and its state; empty where nobody said. */
  place: z.string(),
  reportedAt: z.string(),
  state: z.enum(fakeStates),
  version: z.int(),
  answer: z.string(),
});

export type FakeReport = z.output<typeof fakeReport>;

export const listFakes = endpoint({
  name: 'traceability.listFakes',
  method: 'GET',
  path: '/api/companies/:companyId/fake-reports',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(fakeReport),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What people reported as false under the codes of a company, the newest first',
});

export const listFakeQueue = endpoint({
  name: 'traceability.listFakeQueue',
  method: 'GET',
  path: '/api/admin/fake-reports',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery, state: z.optional(z.enum(fakeStates)) }),
  output: page(fakeReport),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Reports of fakes in one state of the queue, the newest first',
});

export const settleFake = endpoint({
  name: 'traceability.settleFake',
  method: 'POST',
  path: '/api/admin/fake-reports/:reportId/words',
  who: { admin: 'any' },
  input: z.strictObject({
    reportId: id,
    /** The version the word is said over. */
    after: z.int().check(z.gte(0), z.lte(1000)),
    state: z.enum(['looked-at', 'answered'], 'genuine.stateRequired'),
    says: requiredText('genuine.answerRequired', 1000),
  }),
  output: fakeReport,
  errors: { 'fake-changed': 409 },
  offline: 'never',
  audit: 'said what became of a report of a fake',
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary: 'Says what became of a report of a fake; the maker and whoever reported it read it',
});

/** Whom a recall reached: who was told, and who has to be called because this house has no way to them. */
export const holder = z.strictObject({
  kind: z.enum(['company', 'farmer', 'outside']),
  name: z.string(),
  toldAt: z.nullable(z.string()),
});

const recallShown = z.strictObject({
  id,
  name: z.string(),
  reason: z.string(),
  reached: z.int(),
  at: z.string(),
  holders: z.array(holder),
});

export type RecallShown = z.output<typeof recallShown>;

export const listRecalls = endpoint({
  name: 'traceability.listRecalls',
  method: 'GET',
  path: '/api/companies/:companyId/recalls',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(recallShown),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The recalls of a company, the newest first, with whom each was told to and who is to be called',
});
