import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { bookQuery, ofBook } from './contract.ts';

const statementFormats = ['csv', 'xlsx', 'pdf'] as const;

export type StatementFormat = (typeof statementFormats)[number];

/** A statement of more entries than this is asked for by parts: making one must not keep the server from others. */
export const mostStatementEntries = 2000;

export const readStatement = endpoint({
  name: 'finance.readStatement',
  method: 'GET',
  path: '/api/finance/statement',
  who: farmHands,
  object: ofBook,
  input: z.strictObject({ ...bookQuery, format: z.enum(statementFormats) }),
  output: z.unknown(),
  errors: { 'statement-too-long': 409 },
  offline: 'never',
  audit: 'took a statement of a book away',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
  summary: 'What stands in a book as a file to keep or to show a bank, in the language of whoever asks',
});
