import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofLoan } from './contract.ts';
import { loanPapers } from './paper-model.ts';

export const listPapers = endpoint({
  name: 'loans.listPapers',
  method: 'GET',
  path: '/api/loans/:loanId/papers',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: loanPapers,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Which papers a loan wants, and the photos of them that are there',
});

export const addPaper = endpoint({
  name: 'loans.addPaper',
  method: 'PUT',
  path: '/api/loans/:loanId/papers/of/:place/:paperId',
  who: farmHands,
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    paperId: id,
    /** Of the paper among those that are wanted. */
    place: z.string().check(z.regex(/^[1-6]$/, 'field.wrong')),
  }),
  output: loanPapers,
  errors: { 'not-a-picture': 400, 'loan-moved-on': 409, 'no-such-paper': 409, 'papers-full': 409 },
  offline: 'never',
  audit: 'added a photo of a paper to a loan',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  body: 'picture',
  summary: 'Adds a photo of a wanted paper; the same one again is no harm',
});

export const showPaper = endpoint({
  name: 'loans.showPaper',
  method: 'GET',
  path: '/api/loans/:loanId/papers/:paperId',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id, paperId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'looked at a paper of a loan',
  answers: 'file',
  summary: 'The photo of a paper, for its farmer, their manager and officers',
});

export const removePaper = endpoint({
  name: 'loans.removePaper',
  method: 'DELETE',
  path: '/api/loans/:loanId/papers/:paperId',
  who: farmHands,
  object: ofLoan,
  input: z.strictObject({ loanId: id, paperId: id }),
  output: loanPapers,
  errors: { 'loan-moved-on': 409 },
  offline: 'never',
  audit: 'took a photo of a paper away from a loan',
  summary: 'Takes a photo away, until somebody decides on the loan',
});
