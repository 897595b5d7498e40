import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofLoan } from './contract.ts';

const loanStatementFormats = ['pdf', 'csv'] as const;

export type LoanStatementFormat = (typeof loanStatementFormats)[number];

export const readLoanStatement = endpoint({
  name: 'loans.readLoanStatement',
  method: 'GET',
  path: '/api/loans/:loanId/statement',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id, format: z.enum(loanStatementFormats) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took a statement of a loan away',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
  summary:
    'A loan as a file to keep or to show: what is owed today, what is due when, each payment with the receipt of its cash; in the language of whoever asks',
});
