import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { job } from './job-model.ts';
import { testDetails } from './quality-model.ts';
import { clerk, often, ofMill } from './request-contract.ts';

export const recordTest = endpoint({
  name: 'processing.recordTest',
  method: 'POST',
  path: '/api/companies/:companyId/jobs/:jobId/tests',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ ...testDetails.shape, companyId: id, jobId: id }),
  output: job,
  errors: {},
  offline: 'never',
  audit: 'recorded a quality test of a job',
  creates: true,
  limits: often,
  summary:
    'Keeps what a test of a job measured and what the limits say of it; what came out is not sold while its latest test is above a limit that decides here',
});
