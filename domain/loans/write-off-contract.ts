import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofLoan } from './contract.ts';
import { officerVerdict, saysWhy } from './verdict.ts';
import { writeOffDraft, writeOffs } from './write-off-model.ts';

const officers = { admin: 'any' } as const;

export const proposeWriteOff = endpoint({
  name: 'loans.proposeWriteOff',
  method: 'POST',
  path: '/api/admin/loans/:loanId/write-offs',
  who: officers,
  object: ofLoan,
  input: writeOffDraft,
  output: writeOffs,
  errors: { 'loan-not-running': 409, 'not-late-enough': 409, 'write-off-waits': 409, 'second-person-needed': 409 },
  offline: 'never',
  audit: 'proposed to write off a loan',
  creates: true,
  summary: 'Proposes to count a loan as lost that has been late for as long as the provisioning data ask',
});

export const readWriteOffs = endpoint({
  name: 'loans.readWriteOffs',
  method: 'GET',
  path: '/api/admin/loans/:loanId/write-offs',
  who: officers,
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: writeOffs,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Whether a loan may be written off, who proposed and decided it, and what came in since',
});

export const decideWriteOff = endpoint({
  name: 'loans.decideWriteOff',
  method: 'POST',
  path: '/api/admin/loans/:loanId/write-offs/decision',
  who: officers,
  freshFactor: true,
  object: ofLoan,
  input: z
    .strictObject({
      loanId: id,
      writeOffId: id,
      ...officerVerdict,
    })
    .check(saysWhy),
  output: writeOffs,
  errors: {
    'wrong-password': 400,
    'loan-moved-on': 409,
    'loan-not-running': 409,
    'not-late-enough': 409,
    'second-person-needed': 409,
  },
  offline: 'never',
  audit: 'decided on writing off a loan',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Counts a loan as lost in the books, or refuses to; never whoever proposed it. It is still owed, and taken',
});
