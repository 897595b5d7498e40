import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { limitsOfLoans } from './loan-limits.ts';

export const readLoanLimits = endpoint({
  name: 'loans.readLoanLimits',
  method: 'GET',
  path: '/api/reference/loan-limits',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ version: z.int(), date: z.string(), source: z.string(), values: limitsOfLoans.shape }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The widest terms that a product of loans may be set with today, with their version, day and source',
});
