import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { borrowerFacts } from './eligibility-model.ts';

export const readBorrower = endpoint({
  name: 'loans.readBorrower',
  method: 'GET',
  path: '/api/loans/borrower',
  who: farmHands,
  object: { kind: 'book', idField: 'keeperId' },
  input: z.strictObject({ keeperId: id }),
  output: borrowerFacts,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What the records of a farmer say today of the conditions that loan products may have',
});
