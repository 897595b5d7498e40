import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, page, pageQuery, requiredText } from '#kit/text.ts';
import { paymentProviders, paymentTroubles } from './payment-model.ts';

/** What money may have come to that only a person can put right; of a payout: it was paid though its money had gone back. */
const moneyTroubles = [...paymentTroubles, 'paid-after-return'] as const;

/** A payment or a payout that wants a person. */
const troubledMoney = z.strictObject({
  id,
  about: z.enum(['payment', 'payout']),
  ownerId: id,
  ownerName: z.string(),
  /** What was to be paid, in kobo; what came in instead is at the provider to be read. */
  amountKobo: z.int(),
  provider: z.enum(paymentProviders),
  isSandbox: z.boolean(),
  /** What its provider knows it by. */
  reference: z.string(),
  trouble: z.enum(moneyTroubles),
  since: instant,
  /** What was done about it, by whom and when; null while it waits. */
  settled: z.nullable(z.strictObject({ words: z.string(), byName: z.string(), at: instant })),
});

export type TroubledMoney = z.output<typeof troubledMoney>;

export const troubleStates = ['open', 'settled'] as const;

export const listTroubles = endpoint({
  name: 'finance.listTroubles',
  method: 'GET',
  path: '/api/admin/money-troubles',
  who: { admin: 'any' },
  input: z.strictObject({ state: z.optional(z.enum(troubleStates)), ...pageQuery }),
  output: page(troubledMoney),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Payments and payouts that want a person, the first one first; settled ones where they are asked for',
});

export const settleTrouble = endpoint({
  name: 'finance.settleTrouble',
  method: 'POST',
  path: '/api/admin/money-troubles/:subjectId/settlement',
  who: { admin: 'any' },
  object: { kind: 'money-trouble', idField: 'subjectId' },
  input: z.strictObject({ subjectId: id, words: requiredText('finance.troubleWordsRequired', 500) }),
  output: troubledMoney,
  errors: { 'trouble-settled': 409, 'second-person-needed': 409 },
  offline: 'never',
  audit: 'said what was done about money in trouble',
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'Says what was done about a payment or a payout that wanted a person; no money moves. Never one’s own',
});
