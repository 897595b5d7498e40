import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { companyApplication } from './company-application-model.ts';
import { processorPapers } from './company-model.ts';

const ofAccount = { kind: 'account', idField: 'accountId' } as const;

export const readCompanyApplication = endpoint({
  name: 'relations.readCompanyApplication',
  method: 'GET',
  path: '/api/admin/people/:accountId/company-application',
  who: { admin: 'any' },
  object: ofAccount,
  input: z.strictObject({ accountId: id }),
  output: companyApplication,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What an agro-processor told of themselves and of their company when they signed up',
});

export const showCompanyPaper = endpoint({
  name: 'relations.showCompanyPaper',
  method: 'POST',
  path: '/api/people/:accountId/company-papers/:paper',
  who: { 'agro-processor': 'own', admin: 'any' },
  object: ofAccount,
  input: z.strictObject({ accountId: id, paper: z.enum(processorPapers) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'looked at a paper of a company',
  limits: [{ by: 'account', times: 120, seconds: 900 }],
  answers: 'file',
  summary: 'The picture of an ID document or a certificate as WebP. Each look stands in the audit log',
});
