import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { isLga } from '#kit/nigeria.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { codePath } from './story-contract.ts';

/** As near as anybody says where they are: a state and an LGA, or nothing at all. */
const coarse = {
  stateCode: z.string().check(z.regex(/^([A-Z]{2})?$/, 'field.wrong')),
  lga: optionalText(60),
};

const isPlace = ({ stateCode, lga }: { stateCode: string; lga: string }): boolean =>
  (stateCode === '' && lga === '') || isLga(stateCode, lga);

/** What speaks against goods being what their code says. */
export const warnings = ['recalled', 'sold-out', 'too-many-places'] as const;

export const checkGenuine = endpoint({
  name: 'traceability.checkGenuine',
  method: 'POST',
  path: '/api/genuine-checks',
  who: 'anyone',
  input: z.strictObject({ at: codePath, ...coarse }).check(z.refine(isPlace, { error: 'field.wrong', path: ['lga'] })),
  output: z.strictObject({
    /** Whether anybody of this house made such a code. */
    isKnown: z.boolean(),
    name: z.string(),
    companyName: z.string(),
    batch: z.string(),
    warnings: z.array(z.string()),
    /** In how many LGAs it was checked in the last 30 days, this one among them. */
    places: z.int(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary: 'Checks a code when somebody asks for it; keeps no more than the LGA they chose, for 30 days',
});

export const fakeStates = ['new', 'looked-at', 'answered'] as const;

export type FakeState = (typeof fakeStates)[number];

export const reportFake = endpoint({
  name: 'traceability.reportFake',
  method: 'POST',
  path: '/api/fake-reports',
  who: 'anyone',
  input: z
    .strictObject({ id, at: codePath, says: requiredText('genuine.saysRequired', 1000), ...coarse })
    .check(z.refine(isPlace, { error: 'field.wrong', path: ['lga'] })),
  output: z.strictObject({ id }),
  errors: {},
  offline: 'never',
  audit: 'no',
  creates: true,
  limits: [{ by: 'ip', times: 10, seconds: 3600 }],
  summary: 'Tells the maker and the staff of goods that look false; asks for no name',
});

export const readFakeAnswer = endpoint({
  name: 'traceability.readFakeAnswer',
  method: 'GET',
  path: '/api/fake-reports/:reportId',
  who: 'anyone',
  input: z.strictObject({ reportId: id }),
  output: z.strictObject({ state: z.string(), answer: z.string(), at: z.string() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 120, seconds: 3600 }],
  summary: 'What became of a report of a fake, for whoever has its number',
});

/** A report of a fake with the last word on it. `version` counts the words, 0 for a new one. */
export const fakeReport = z.strictObject({
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

export const recallShown = z.strictObject({
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
