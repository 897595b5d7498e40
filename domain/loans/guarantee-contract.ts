import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofLoan } from './contract.ts';
import { guarantee, guaranteeAnswers, guarantor, guarantorDraft } from './guarantee-model.ts';
import { guarantorsWanted } from './guarantors-wanted.ts';
import { loanLimits } from './model.ts';

const ofGuarantee = { kind: 'guarantee', idField: 'guaranteeId' } as const;

const guarantors = z.strictObject({
  wanted: z.nullable(guarantorsWanted),
  /** What each answers for at most, in kobo. */
  answersForKobo: z.int(),
  items: z.array(guarantor),
});

export type Guarantors = z.output<typeof guarantors>;

export const listGuarantors = endpoint({
  name: 'loans.listGuarantors',
  method: 'GET',
  path: '/api/loans/:loanId/guarantors',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: guarantors,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'How many guarantors a loan wants, who was named, and what each said',
});

export const nameGuarantor = endpoint({
  name: 'loans.nameGuarantor',
  method: 'POST',
  path: '/api/loans/:loanId/guarantors',
  who: farmHands,
  object: ofLoan,
  input: guarantorDraft,
  output: guarantors,
  errors: {
    'loan-moved-on': 409,
    'no-guarantors-wanted': 409,
    'guarantors-enough': 409,
    'guarantors-too-many': 409,
    'no-such-guarantor': 409,
    'not-their-guarantor': 409,
    'guarantor-named-already': 409,
  },
  offline: 'never',
  audit: 'named a guarantor of a loan',
  creates: true,
  // Whoever tries numbers to learn who farms here is soon told nothing more.
  limits: [{ by: 'account', times: 12, seconds: 3600 }],
  summary: 'Names somebody with an account, by phone number and first name, who is then asked to stand for the loan',
});

export const listGuarantees = endpoint({
  name: 'loans.listGuarantees',
  method: 'GET',
  path: '/api/loans/guarantees',
  who: { farmer: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(guarantee) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The loans that whoever asks was named for or stands for, with what they may owe and what is late',
});

export const answerGuarantee = endpoint({
  name: 'loans.answerGuarantee',
  method: 'POST',
  path: '/api/loans/guarantees/:guaranteeId/answer',
  who: { farmer: 'own' },
  object: ofGuarantee,
  input: z
    .strictObject({
      guaranteeId: id,
      answer: z.enum(guaranteeAnswers, 'loans.verdictRequired'),
      /** That they read what they would owe; of a yes alone. */
      understands: z.boolean(),
    })
    .check(
      z.refine(({ answer, understands }) => answer !== 'agree' || understands, {
        error: 'loans.guaranteeUnderstood',
        path: ['understands'],
      }),
    ),
  output: guarantee,
  errors: { 'loan-moved-on': 409, 'guarantors-enough': 409, 'guarantees-too-many': 409 },
  offline: 'never',
  audit: 'answered whether they stand for a loan',
  summary: 'A guarantor’s own yes or no, and until somebody decides on the loan, taking a yes back',
});

export const payAsGuarantor = endpoint({
  name: 'loans.payAsGuarantor',
  method: 'POST',
  path: '/api/loans/guarantees/:guaranteeId/payments',
  who: { farmer: 'own' },
  object: ofGuarantee,
  input: z.strictObject({
    id,
    guaranteeId: id,
    /** The loan, or the part of it, that is late. */
    loanId: id,
    amountKobo: z
      .int('loans.amountRequired')
      .check(z.gte(1, 'loans.amountRequired'), z.lte(loanLimits.mostPrincipalKobo * 2, 'loans.amountTooLarge')),
  }),
  output: guarantee,
  errors: { 'loan-not-running': 409, 'more-than-late': 409, 'not-enough-money': 409, 'lending-closed': 409 },
  offline: 'never',
  audit: 'paid a late loan they stand for',
  creates: true,
  summary: 'A guarantor pays what is late from their own wallet; the payment says who paid',
});
