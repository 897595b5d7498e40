import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { investorFile, investorFileDraft, investorHistory } from './investor-file-model.ts';

export const fileInvestor = endpoint({
  name: 'accounts.fileInvestor',
  method: 'POST',
  path: '/api/investor-file',
  who: 'signed-in',
  input: investorFileDraft,
  output: investorFile,
  errors: {},
  offline: 'never',
  audit: 'filed what they say of themselves as an investor',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Says what an investor is, earns, can bear to lose and agrees to, also while they wait for approval; a later word is a new version',
});

export const readInvestorFile = endpoint({
  name: 'accounts.readInvestorFile',
  method: 'GET',
  path: '/api/investor-file',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({ file: z.nullable(investorFile) }),
  errors: {},
  offline: 'never',
  audit: 'looked at the file of an investor',
  summary: "One's own investor file as it holds; null while none was filled in",
});

export const readInvestorHistory = endpoint({
  name: 'accounts.readInvestorHistory',
  method: 'GET',
  path: '/api/admin/people/:accountId/investor-file',
  who: { admin: 'any' },
  object: { kind: 'account', idField: 'accountId' },
  input: z.strictObject({ accountId: id }),
  output: investorHistory,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What an investor said of themselves, every version of it, for the admin who decides on them',
});
