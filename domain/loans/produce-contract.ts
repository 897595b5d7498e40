import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { ofLoan } from './contract.ts';
import { produceAgreement, produceDraft, produceDue } from './produce-model.ts';

const staff = { 'agro-processor': 'staff' } as const;
const agreements = z.strictObject({ items: z.array(produceAgreement) });

export const offerProduce = endpoint({
  name: 'loans.offerProduce',
  method: 'POST',
  path: '/api/admin/loans/:loanId/produce',
  who: { admin: 'any' },
  object: ofLoan,
  input: produceDraft,
  output: agreements,
  errors: { 'loan-not-running': 409, 'no-such-mill': 409, 'produce-offered-already': 409 },
  offline: 'never',
  audit: 'offered that produce settles a loan',
  creates: true,
  summary: 'Offers a farmer that what a mill weighs of a crop settles their loan, at a price of the kilogram',
});

export const readProduce = endpoint({
  name: 'loans.readProduce',
  method: 'GET',
  path: '/api/loans/:loanId/produce',
  who: { ...farmHands, admin: 'any' },
  object: ofLoan,
  input: z.strictObject({ loanId: id }),
  output: agreements,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What was agreed about settling a loan with produce, and what was credited by it',
});

export const answerProduce = endpoint({
  name: 'loans.answerProduce',
  method: 'POST',
  path: '/api/loans/:loanId/produce',
  who: { farmer: 'own' },
  object: ofLoan,
  input: z.strictObject({ loanId: id, agreementId: id, answer: z.enum(['agree', 'decline'], 'loans.verdictRequired') }),
  output: agreements,
  errors: { 'loan-moved-on': 409 },
  offline: 'never',
  audit: 'answered an offer to settle a loan with produce',
  summary: 'A farmer agrees that produce settles their loan at a price, or does not; nobody does it for them',
});

export const listProduceDue = endpoint({
  name: 'loans.listProduceDue',
  method: 'GET',
  path: '/api/companies/:companyId/loan-produce',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id }),
  output: z.strictObject({ items: z.array(produceDue) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Deliveries at a mill that are not paid and that their farmers agreed may settle a loan',
});

export const creditDelivery = endpoint({
  name: 'loans.creditDelivery',
  method: 'POST',
  path: '/api/companies/:companyId/loan-produce',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, deliveryId: id, agreementId: id }),
  output: z.strictObject({ creditKobo: z.int(), restKobo: z.int(), loanNumber: z.int() }),
  errors: {
    'no-such-delivery': 409,
    'paid-already': 409,
    'voided-already': 409,
    'not-voided': 409,
    'not-agreed': 409,
    'loan-not-running': 409,
    'lending-closed': 409,
  },
  offline: 'never',
  audit: 'credited a delivery to a loan',
  creates: true,
  summary:
    'Pays a delivery at the agreed price into its farmer’s loan, once; what is above the loan goes to their wallet, and the mill owes the house both',
});
