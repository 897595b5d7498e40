import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { job, jobCard, jobInputs, jobResult, jobStates } from './job-model.ts';
import { clerk, often, ofMill, staff } from './request-contract.ts';

const ofResult = { 'mass-missing': 409, 'mass-too-much': 409 } as const;

export const startJob = endpoint({
  name: 'processing.startJob',
  method: 'POST',
  path: '/api/companies/:companyId/jobs',
  who: clerk,
  object: ofMill,
  input: z.strictObject({
    id,
    companyId: id,
    requestId: z.nullable(id),
    makes: requiredText('processing.makesRequired', 80),
    inputs: jobInputs,
    startedOn: day('processing.startedRequired'),
  }),
  output: job,
  errors: { 'request-not-open': 409, 'lot-stored': 409 },
  offline: 'never',
  audit: 'started a job of their mill',
  creates: true,
  limits: often,
  summary: 'Starts a job of a mill with what goes in: for an accepted request, or from the stock of the mill',
});

export const completeJob = endpoint({
  name: 'processing.completeJob',
  method: 'POST',
  path: '/api/companies/:companyId/jobs/:jobId/completion',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ ...jobResult.shape, companyId: id, jobId: id }),
  output: job,
  errors: { ...ofResult, 'job-completed': 409 },
  offline: 'never',
  audit: 'completed a job of their mill',
  limits: often,
  summary:
    'Ends a job with outputs, by-products, losses with their reasons, machine time and standstill; they add up to what went in within the tolerance',
});

export const correctJob = endpoint({
  name: 'processing.correctJob',
  method: 'POST',
  path: '/api/companies/:companyId/jobs/:jobId/corrections',
  who: clerk,
  object: ofMill,
  input: z.strictObject({
    ...jobResult.shape,
    companyId: id,
    jobId: id,
    /** The version that whoever corrects it has seen. */
    after: z.int().check(z.gte(1), z.lte(10_000)),
    reason: requiredText('processing.reasonRequired', 300),
  }),
  output: job,
  errors: { ...ofResult, 'job-not-completed': 409, 'job-changed': 409, 'packed-already': 409 },
  offline: 'never',
  audit: 'corrected a job of their mill',
  limits: often,
  summary:
    'Says anew how a completed job ended, and why; what was said before stays on record. Never less than what was packed of it',
});

export const listJobs = endpoint({
  name: 'processing.listJobs',
  method: 'GET',
  path: '/api/companies/:companyId/jobs',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery, state: z.optional(z.enum(jobStates)) }),
  output: page(jobCard),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The jobs of a mill, the newest first; all, or those that go on, or that are completed',
});

export const readJob = endpoint({
  name: 'processing.readJob',
  method: 'GET',
  path: '/api/companies/:companyId/jobs/:jobId',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, jobId: id }),
  output: job,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One job of a mill with every version of how it ended, its tests, and what of it is not packed yet',
});

export const readMillDay = endpoint({
  name: 'processing.readMillDay',
  method: 'GET',
  path: '/api/companies/:companyId/mill-day',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id }),
  output: z.strictObject({
    waiting: z.int(),
    ongoingCount: z.int(),
    completedCount: z.int(),
    ongoing: z.array(jobCard),
    completed: z.array(jobCard),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a mill has to do: how many requests wait, its newest jobs that go on and that are completed',
});
