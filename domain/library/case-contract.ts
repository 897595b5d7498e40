import * as z from 'zod/mini';
import { answerTimes } from '#advisory';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { caseAnswer, caseDraft, passedCase, passing } from './case-model.ts';

/** A problem is assigned to the manager who looks after its farmer; a case to the agronomist it was passed to, and no other. */
const assigned = { 'extension-manager': 'assigned' } as const;
const ofIssue = { kind: 'issue', idField: 'issueId' } as const;
const ofCase = { kind: 'passedCase', idField: 'caseId' } as const;
const reading = { method: 'GET', errors: {}, offline: 'never', audit: 'no' } as const;

export const readPassing = endpoint({
  ...reading,
  name: 'library.readPassing',
  path: '/api/issues/:issueId/passing',
  who: assigned,
  object: ofIssue,
  input: z.strictObject({ issueId: id }),
  output: z.strictObject({
    agronomists: z.array(z.strictObject({ agronomistId: id, name: z.string() })),
    cases: z.array(passing),
  }),
  summary: 'Whom a problem may be passed to, and to whom it was, the last first',
});

export const passCase = endpoint({
  name: 'library.passCase',
  method: 'POST',
  path: '/api/issues/:issueId/passing',
  who: assigned,
  object: ofIssue,
  input: caseDraft,
  output: passing,
  errors: { 'not-an-agronomist': 409, 'not-a-case': 409 },
  offline: 'never',
  creates: true,
  audit: 'passed a problem to an agronomist',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Passes a problem of pests or disease to an agronomist: its photos, the last walks, crops and LGA; takes it back from whoever had it',
});

export const listCases = endpoint({
  ...reading,
  name: 'library.listCases',
  path: '/api/agronomists/:agronomistId/cases',
  who: { 'extension-manager': 'own' },
  object: { kind: 'agronomist', idField: 'agronomistId' },
  input: z.strictObject({
    agronomistId: id,
    ...pageQuery,
    state: z.enum(['waiting', 'answered'], 'library.stateWrong'),
  }),
  output: page(passedCase),
  summary: 'The cases passed to an agronomist: those that wait longest first, or those answered last first',
});

export const showCasePhoto = endpoint({
  ...reading,
  name: 'library.showCasePhoto',
  path: '/api/passed-cases/:caseId/photos/:photoId',
  who: assigned,
  object: ofCase,
  input: z.strictObject({ caseId: id, photoId: id }),
  output: z.unknown(),
  answers: 'file',
  summary: 'A photo that was passed along with a case, WebP',
});

export const answerCase = endpoint({
  name: 'library.answerCase',
  method: 'POST',
  path: '/api/passed-cases/:caseId/answer',
  who: assigned,
  object: ofCase,
  input: caseAnswer,
  output: passedCase,
  errors: { 'case-answered': 409 },
  offline: 'never',
  audit: 'answered a case',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: "Answers a case once: in words and measures, which stand in the farmer's language with their problem",
});

export const readSpecialistTimes = endpoint({
  ...reading,
  name: 'library.readSpecialistTimes',
  path: '/api/admin/passed-cases',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({
    /** From the passing on. */
    ...answerTimes,
    agronomists: z.array(
      z.strictObject({ agronomistId: id, name: z.string(), answered: z.int(), halfWithinHours: z.number() }),
    ),
  }),
  summary: 'How fast agronomists answer what is passed to them: the cases of the last ninety days',
});
