import * as z from 'zod/mini';
import { password } from '#accounts';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { ofLoan } from './contract.ts';
import { keptLoan, loan } from './loan-model.ts';
import { trancheLimits, trancheStanding } from './tranche-model.ts';

const number = z
  .int('loans.partWrong')
  .check(z.gte(1, 'loans.partWrong'), z.lte(trancheLimits.most, 'loans.partWrong'));

export const readTranches = endpoint({
  name: 'loans.readTranches',
  method: 'GET',
  path: '/api/loans/:loanId/tranches',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: z.strictObject({ items: z.array(trancheStanding), loans: z.array(keptLoan) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The parts a loan is paid out in, where each stands, and the loans that the paid ones became',
});

export const confirmTranche = endpoint({
  name: 'loans.confirmTranche',
  method: 'POST',
  path: '/api/loans/:loanId/confirmation',
  who: { 'extension-manager': 'assigned', admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id, number, words: requiredText('loans.partWordsRequired', 500) }),
  output: loan,
  errors: { 'loan-moved-on': 409, 'second-person-needed': 409 },
  offline: 'never',
  audit: 'confirmed the condition of a part of a loan',
  summary: 'Says that the condition of the next part of an approved loan was seen to be met, and what was seen',
});

export const payTranche = endpoint({
  name: 'loans.payTranche',
  method: 'POST',
  path: '/api/admin/loans/:loanId/tranches',
  who: { admin: 'any' },
  freshFactor: true,
  object: ofLoan,
  input: z.strictObject({ loanId: id, number, password }),
  output: loan,
  errors: {
    'wrong-password': 400,
    'loan-moved-on': 409,
    'condition-not-confirmed': 409,
    'second-person-needed': 409,
    'lending-closed': 409,
  },
  offline: 'never',
  audit: 'paid out a part of a loan',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary:
    'Moves the money of the next part to the farmer’s wallet, as a loan with its own plan from today; by an officer who neither approved the loan nor confirmed the part',
});
