import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { loan, loanDraft, managerVerdicts } from './loan-model.ts';
import { loanLimits, product } from './model.ts';

export const ofLoan = { kind: 'loan', idField: 'loanId' } as const;
const ofBorrower = { kind: 'book', idField: 'keeperId' } as const;

export const listProducts = endpoint({
  name: 'loans.listProducts',
  method: 'GET',
  path: '/api/loans/products',
  who: { farmer: 'any', 'extension-manager': 'any', admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(product), mayLend: z.boolean() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Loan products that are open today, each with all its terms, and whether this house may lend itself',
});

export const applyForLoan = endpoint({
  name: 'loans.applyForLoan',
  method: 'POST',
  path: '/api/loans',
  who: farmHands,
  object: ofBorrower,
  input: loanDraft,
  output: loan,
  errors: {
    'product-changed': 409,
    'loan-open-already': 409,
    'agreement-needed': 409,
    'not-eligible': 409,
    'group-needed': 409,
  },
  offline: 'never',
  audit: 'asked for a loan',
  creates: true,
  summary:
    'Asks for a loan on the terms of a version of a product; where the house may not lend, for a referral. Of who stopped scores none is made, and an officer looks without one',
});

export const listLoans = endpoint({
  name: 'loans.listLoans',
  method: 'GET',
  path: '/api/loans',
  who: farmHands,
  object: ofBorrower,
  input: z.strictObject({ keeperId: id }),
  output: z.strictObject({ items: z.array(loan) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The loans of a farmer, the newest first',
});

export const readLoan = endpoint({
  name: 'loans.readLoan',
  method: 'GET',
  path: '/api/loans/:loanId',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: loan,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One loan whole: terms, plan, what was paid, what spoke for it, and every step of its life',
});

export const withdrawLoan = endpoint({
  name: 'loans.withdrawLoan',
  method: 'POST',
  path: '/api/loans/:loanId/withdrawal',
  who: farmHands,
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: loan,
  errors: { 'loan-moved-on': 409 },
  offline: 'never',
  audit: 'withdrew a loan',
  summary: 'Takes back what was asked for, as long as no money was paid out',
});

export const recommendLoan = endpoint({
  name: 'loans.recommendLoan',
  method: 'POST',
  path: '/api/loans/:loanId/recommendation',
  who: { 'extension-manager': 'assigned' },
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    verdict: z.enum(managerVerdicts, 'loans.verdictRequired'),
    words: requiredText('loans.reasonRequired', 500),
  }),
  output: loan,
  errors: { 'loan-moved-on': 409, 'second-person-needed': 409 },
  offline: 'never',
  audit: 'gave a word on a loan',
  summary: 'The manager who looks after a farmer says to the officers what speaks for a loan, or against it',
});

export const askReview = endpoint({
  name: 'loans.askReview',
  method: 'POST',
  path: '/api/loans/:loanId/review',
  who: { farmer: 'own' },
  object: ofLoan,
  input: z.strictObject({ loanId: id, words: optionalText(500) }),
  output: loan,
  errors: { 'loan-moved-on': 409, 'reviewed-already': 409 },
  offline: 'never',
  audit: 'asked for another look at a refused loan',
  summary: 'Asks that an officer who has not decided on it yet looks at a refused loan again; once',
});

export const payLoan = endpoint({
  name: 'loans.payLoan',
  method: 'POST',
  path: '/api/loans/:loanId/payments',
  who: { farmer: 'own' },
  object: ofLoan,
  input: z.strictObject({
    id,
    loanId: id,
    amountKobo: z
      .int('loans.amountRequired')
      .check(z.gte(1, 'loans.amountRequired'), z.lte(loanLimits.mostPrincipalKobo * 2, 'loans.amountTooLarge')),
  }),
  output: loan,
  errors: { 'loan-not-running': 409, 'more-than-owed': 409, 'not-enough-money': 409, 'lending-closed': 409 },
  offline: 'never',
  audit: 'paid a loan',
  creates: true,
  summary: 'Pays a loan from the farmer’s wallet: early, in part or off',
});
