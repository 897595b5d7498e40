import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { codePath } from './genuine-contract.ts';
import { story } from './story-model.ts';

export const readStory = endpoint({
  name: 'traceability.readStory',
  method: 'GET',
  path: '/api/stories',
  who: 'anyone',
  input: z.strictObject({ at: codePath }),
  output: story,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 600, seconds: 3600 }],
  summary:
    'The public story of what a code stands for: its origin by LGA, its steps, its tests, and whether it is recalled',
});

/** What a company lets buyers see besides what happened; `version` counts its words, 0 while it said nothing. */
const storyWord = z.strictObject({ version: z.int(), publishesShare: z.boolean(), at: z.nullable(z.string()) });

export type StoryWord = z.output<typeof storyWord>;

export const readStoryWord = endpoint({
  name: 'traceability.readStoryWord',
  method: 'GET',
  path: '/api/companies/:companyId/story',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id }),
  output: storyWord,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a company lets buyers see of its prices',
});

export const saveStoryWord = endpoint({
  name: 'traceability.saveStoryWord',
  method: 'PUT',
  path: '/api/companies/:companyId/story',
  who: { 'agro-processor': 'own' },
  object: ofCompany,
  input: z.strictObject({
    companyId: id,
    /** The version it was said over; 0 for the first. */
    after: z.int().check(z.gte(0), z.lte(100_000)),
    publishesShare: z.boolean(),
  }),
  output: storyWord,
  errors: { 'story-changed': 409 },
  offline: 'never',
  audit: 'said whether buyers see the share of farmers',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'Says whether the share of the price that reached farmers is published; what was said before stays on record',
});

/** Whether a farmer's first name stands in stories of what they grew; `version` 0 while they said nothing, which is no. */
const nameWord = z.strictObject({ version: z.int(), isShown: z.boolean(), at: z.nullable(z.string()) });

export type NameWord = z.output<typeof nameWord>;

export const readNameWord = endpoint({
  name: 'traceability.readNameWord',
  method: 'GET',
  path: '/api/name-in-stories',
  who: { farmer: 'own' },
  input: z.strictObject({}),
  output: nameWord,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whether the first name of the farmer who is signed in stands in public stories of what they grew',
});

export const sayNameWord = endpoint({
  name: 'traceability.sayNameWord',
  method: 'PUT',
  path: '/api/name-in-stories',
  who: { farmer: 'own' },
  input: z.strictObject({
    after: z.int().check(z.gte(0), z.lte(100_000)),
    isShown: z.boolean(),
    /** Of the text that was read before they said it. */
    textVersion: z.int().check(z.gte(1), z.lte(1000)),
  }),
  output: nameWord,
  errors: { 'story-changed': 409 },
  offline: 'never',
  audit: 'said whether their first name stands in public stories',
  limits: [{ by: 'account', times: 100, seconds: 3600 }],
  summary: 'Agrees that the own first name is shown to whoever scans what they grew, or takes that back',
});
