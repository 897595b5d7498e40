import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { ofLoan } from './contract.ts';
import { restructureDraft, restructures } from './restructure-model.ts';
import { officerVerdict, saysWhy } from './verdict.ts';

const officers = { admin: 'any' } as const;

export const proposeRestructure = endpoint({
  name: 'loans.proposeRestructure',
  method: 'POST',
  path: '/api/admin/loans/:loanId/restructures',
  who: officers,
  object: ofLoan,
  input: restructureDraft,
  output: restructures,
  errors: {
    'loan-not-running': 409,
    'no-disaster-here': 409,
    'restructure-waits': 409,
    'nothing-to-restructure': 409,
    'second-person-needed': 409,
  },
  offline: 'never',
  audit: 'proposed another plan for a loan',
  creates: true,
  summary: 'Proposes another plan for a running loan whose farmer was met by a confirmed disaster',
});

export const readRestructures = endpoint({
  name: 'loans.readRestructures',
  method: 'GET',
  path: '/api/loans/:loanId/restructures',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: restructures,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Other plans that were proposed for a loan, with what they come to today, and who said what of them',
});

export const decideRestructure = endpoint({
  name: 'loans.decideRestructure',
  method: 'POST',
  path: '/api/admin/loans/:loanId/restructures/decision',
  who: officers,
  freshFactor: true,
  object: ofLoan,
  input: z
    .strictObject({
      loanId: id,
      restructureId: id,
      ...officerVerdict,
    })
    .check(saysWhy),
  output: restructures,
  errors: { 'wrong-password': 400, 'loan-moved-on': 409, 'second-person-needed': 409 },
  offline: 'never',
  audit: 'decided on another plan for a loan',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'A second officer offers the other plan to its farmer, or refuses it; never whoever proposed it',
});

export const answerRestructure = endpoint({
  name: 'loans.answerRestructure',
  method: 'POST',
  path: '/api/loans/:loanId/restructures',
  who: farmHands,
  object: ofLoan,
  input: z.strictObject({
    loanId: id,
    restructureId: id,
    answer: z.enum(['agree', 'decline'], 'loans.verdictRequired'),
    /** What the plan repays, as whoever answers read it: it grows by the day. */
    principalKobo: z.int(),
    /** How the farmer said so; asked of their manager alone. */
    words: optionalText(500),
  }),
  output: restructures,
  errors: {
    'loan-moved-on': 409,
    'loan-not-running': 409,
    'figures-changed': 409,
    'nothing-to-restructure': 409,
    'lending-closed': 409,
    'second-person-needed': 409,
  },
  offline: 'never',
  audit: 'answered the offer of another plan',
  summary:
    'The farmer agrees to another plan, or their manager writes down that they did and how; only then it holds: the loan goes on as another, and its old plan stays readable',
});
