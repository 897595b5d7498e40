import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofLoan } from './contract.ts';
import { payIn, payInDraft } from './pay-in-model.ts';

export const startPayIn = endpoint({
  name: 'loans.startPayIn',
  method: 'POST',
  path: '/api/loans/:loanId/pay-ins',
  who: { farmer: 'own' },
  object: ofLoan,
  input: payInDraft,
  output: payIn,
  errors: { 'payments-closed': 409, 'loan-not-running': 409, 'more-than-owed': 409, 'lending-closed': 409 },
  offline: 'never',
  audit: 'began to pay a loan at the payment provider',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  creates: true,
  summary: 'Begins to pay a loan by card, transfer or USSD of the payment provider, and answers its page',
});

export const listPayIns = endpoint({
  name: 'loans.listPayIns',
  method: 'GET',
  path: '/api/loans/:loanId/pay-ins',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  /** `paidKobo`: of the loan, by now. */
  output: z.strictObject({ items: z.array(payIn), paidKobo: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 240, seconds: 900 }],
  summary:
    'What was paid on a loan at the payment provider, the newest first; one that is not settled yet is asked about there first',
});
