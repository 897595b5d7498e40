import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { ofLoan } from './contract.ts';
import { loan, loanCard, loanStates } from './loan-model.ts';
import { product, productDraft } from './model.ts';
import { officerVerdict, saysWhy } from './verdict.ts';

const officers = { admin: 'any' } as const;
const guesses = [{ by: 'account', times: 60, seconds: 900 }] as const;

export const setProduct = endpoint({
  name: 'loans.setProduct',
  method: 'POST',
  path: '/api/admin/loans/products',
  who: officers,
  /** `after`: the newest version whoever says it had seen, nought for a new product. */
  freshFactor: true,
  input: z.strictObject({ productId: id, after: z.int().check(z.gte(0)), ...productDraft.shape, password }),
  output: product,
  errors: { 'wrong-password': 400, 'product-changed': 409 },
  offline: 'never',
  audit: 'set a loan product',
  creates: true,
  limits: guesses,
  summary: 'Writes the next version of a loan product; loans that were asked for keep the terms of theirs',
});

export const listLoansAtDesk = endpoint({
  name: 'loans.listLoansAtDesk',
  method: 'GET',
  path: '/api/admin/loans',
  who: officers,
  input: z.strictObject({ state: z.optional(z.enum(loanStates)), ...pageQuery }),
  output: page(loanCard),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Loans of everyone by where they stand, the newest first',
});

export const decideLoan = endpoint({
  name: 'loans.decideLoan',
  method: 'POST',
  path: '/api/admin/loans/:loanId/decision',
  who: officers,
  freshFactor: true,
  object: ofLoan,
  input: z
    .strictObject({
      loanId: id,
      ...officerVerdict,
    })
    .check(saysWhy),
  output: loan,
  errors: {
    'wrong-password': 400,
    'loan-moved-on': 409,
    'second-person-needed': 409,
    'lending-closed': 409,
    'guarantors-missing': 409,
    'papers-missing': 409,
  },
  offline: 'never',
  audit: 'decided on a loan',
  limits: guesses,
  summary:
    'Approves or refuses a loan that its farmer’s manager gave a word on; never one’s own, nor twice by one officer',
});

export const disburseLoan = endpoint({
  name: 'loans.disburseLoan',
  method: 'POST',
  path: '/api/admin/loans/:loanId/disbursement',
  who: officers,
  freshFactor: true,
  object: ofLoan,
  input: z.strictObject({ loanId: id, password }),
  output: loan,
  errors: {
    'wrong-password': 400,
    'loan-moved-on': 409,
    'second-person-needed': 409,
    'lending-closed': 409,
    'group-undecided': 409,
    'group-too-small': 409,
  },
  offline: 'never',
  audit: 'paid out a loan',
  limits: guesses,
  summary:
    'Moves the money of an approved loan to the farmer’s wallet; by an officer who is not the one that approved it',
});

export const passOnLoan = endpoint({
  name: 'loans.passOnLoan',
  method: 'POST',
  path: '/api/admin/loans/:loanId/referral',
  who: officers,
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    lender: requiredText('loans.lenderRequired', 160),
    words: optionalText(500),
  }),
  output: loan,
  errors: { 'loan-moved-on': 409 },
  offline: 'never',
  audit: 'passed a loan on to a lender',
  summary: 'Notes which licensed lender was told what a farmer agreed to have told',
});

const band = z.strictObject({
  name: z.string(),
  fromDays: z.int(),
  ppm: z.int(),
  loans: z.int(),
  outstandingKobo: z.int(),
  provisionKobo: z.int(),
});

const loanPortfolio = z.strictObject({
  onDay: z.string(),
  loans: z.int(),
  outstandingKobo: z.int(),
  /** What is still to be repaid of loans that are more than 30 days late, and its part of all in hundredths of a per cent. */
  lateKobo: z.int(),
  lateBasisPoints: z.nullable(z.int()),
  bands: z.array(band),
  /** Of all that is out: loans that go on by another plan after a disaster, told apart. */
  restructured: z.strictObject({ loans: z.int(), outstandingKobo: z.int(), lateKobo: z.int() }),
  /** Apart from what is out: what counts as lost, what came in of it since, and what of the sums lent is still owed. */
  writtenOff: z.strictObject({
    loans: z.int(),
    lossKobo: z.int(),
    recoveredKobo: z.int(),
    outstandingKobo: z.int(),
  }),
});

export type LoanPortfolio = z.output<typeof loanPortfolio>;

export const readPortfolio = endpoint({
  name: 'loans.readPortfolio',
  method: 'GET',
  path: '/api/admin/loans/portfolio',
  who: officers,
  input: z.strictObject({}),
  output: loanPortfolio,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What is out in loans today by how late it is, the portfolio at risk over 30 days, and what to set aside for it; loans by another plan and loans written off apart',
});
