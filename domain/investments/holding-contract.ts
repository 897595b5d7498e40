import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { evidence, holding, holdingStatuses, portfolio } from './holding-model.ts';
import { koboAmount } from './model.ts';
import { ofOffer } from './offer-contract.ts';
import limits from './limits.json' with { type: 'json' };

const ofHolding = { kind: 'holding', idField: 'holdingId' } as const;
const own = { investor: 'own' } as const;
const named = z.strictObject({ holdingId: id });

export const pledgeMoney = endpoint({
  name: 'investments.invest',
  method: 'POST',
  path: '/api/holdings',
  who: { investor: 'any' },
  input: z.strictObject({
    id,
    offerId: id,
    amountKobo: koboAmount('investments.pledgeAmountRequired', limits.house.leastPledgeKobo),
    /** What stood on the screen when they agreed: amount, return, risk, insurance, who is paid first. */
    hasReadTerms: z.literal(true, 'investments.termsUnread'),
  }),
  output: holding,
  errors: {
    'offer-not-open': 409,
    'offer-full': 409,
    'over-income-limit': 409,
    'investor-file-needed': 409,
    'own-offer': 409,
  },
  offline: 'never',
  audit: 'pledged to an offer',
  creates: true,
  summary:
    'Keeps room in an offer for an amount, for a day; where the house has no licence it notes the interest alone',
});

export const payHolding = endpoint({
  name: 'investments.payHolding',
  method: 'POST',
  path: '/api/holdings/:holdingId/payment',
  who: own,
  object: ofHolding,
  input: named,
  output: holding,
  errors: { 'not-enough-money': 409, 'holding-moved-on': 409, 'pledge-expired': 409, 'investing-closed': 409 },
  offline: 'never',
  audit: 'paid for a pledge',
  summary: 'Moves what was pledged from the wallet to the escrow of the offer; it can be taken back for two days',
});

export const cancelHolding = endpoint({
  name: 'investments.cancelHolding',
  method: 'POST',
  path: '/api/holdings/:holdingId/cancelling',
  who: own,
  object: ofHolding,
  input: named,
  output: holding,
  errors: { 'holding-moved-on': 409, 'cooling-off-over': 409 },
  offline: 'never',
  audit: 'took back a pledge',
  summary: 'Takes back a pledge, and its money whole while it can be taken back',
});

export const readHolding = endpoint({
  name: 'investments.readHolding',
  method: 'GET',
  path: '/api/holdings/:holdingId',
  who: { ...own, admin: 'any' },
  object: ofHolding,
  input: named,
  output: holding,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One holding and how it stands',
});

export const listHoldings = endpoint({
  name: 'investments.listHoldings',
  method: 'GET',
  path: '/api/holdings',
  who: { investor: 'any' },
  input: z.strictObject({ status: z.optional(z.enum(holdingStatuses)), ...pageQuery }),
  output: z.strictObject({ ...page(holding).shape, total: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One’s own holdings, the newest first, with how many there are in all',
});

export const readPortfolio = endpoint({
  name: 'investments.readPortfolio',
  method: 'GET',
  path: '/api/portfolio',
  who: { investor: 'any' },
  input: z.strictObject({}),
  output: portfolio,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'All that one put in, hopes for and got back, by crop, by state and by month; a loss is shown as a loss',
});

export const listEvidence = endpoint({
  name: 'investments.listEvidence',
  method: 'GET',
  path: '/api/offers/:offerId/evidence',
  who: { farmer: 'own', 'extension-manager': 'assigned', investor: 'counterparty', admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id, ...pageQuery }),
  output: page(evidence),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What is known of a farm that has investors’ money, the newest first; nobody can change a line of it',
});

export const readInvestorStatement = endpoint({
  name: 'investments.readInvestorStatement',
  method: 'GET',
  path: '/api/portfolio/statement',
  who: { investor: 'any' },
  input: z.strictObject({
    form: z.enum(['pdf', 'csv']),
    /** A calendar year, for the tax office; without one, everything. */
    year: z.optional(z.string().check(z.regex(/^20\d\d$/, 'field.wrong'))),
    language: z.optional(z.string().check(z.regex(/^(en|ha|yo|ig|pcm)$/, 'field.wrong'))),
  }),
  output: z.unknown(),
  errors: { 'statement-too-long': 409 },
  offline: 'never',
  audit: 'took a statement of investments away',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
  summary: 'A statement of one’s holdings and what they brought, with a yearly summary for taxes; PDF or CSV',
});
