import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, page, pageQuery } from '#kit/text.ts';
import { outcomes } from './cover-model.ts';
import { often, password } from './product-contract.ts';
import { koboSum } from './product-model.ts';

export const listStates = ['drawn', 'paid', 'refused'] as const;

export const payoutList = z.strictObject({
  id,
  productId: id,
  productName: z.string(),
  state: z.enum(listStates),
  covers: z.int(),
  /** How many of them are paid, and how many get their premium back. */
  paying: z.int(),
  withoutIndex: z.int(),
  paidKobo: koboSum,
  backKobo: koboSum,
  owedKobo: koboSum,
  drawnBy: id,
  drawnByName: z.string(),
  drawnAt: instant,
  decidedByName: z.string(),
  decidedAt: z.nullable(instant),
  reason: z.string(),
});

export type PayoutList = z.output<typeof payoutList>;

const payoutLine = z.strictObject({
  id,
  coverId: id,
  keeperId: id,
  keeperName: z.string(),
  plotName: z.string(),
  outcome: z.enum(outcomes),
  paidKobo: koboSum,
  backKobo: koboSum,
  owedKobo: koboSum,
});

export type PayoutLine = z.output<typeof payoutLine>;

const admin = { admin: 'any' } as const;
const ofList = { kind: 'payoutList', idField: 'listId' } as const;

export const drawList = endpoint({
  name: 'insurance.drawList',
  method: 'POST',
  path: '/api/admin/insurance/products/:productId/payout-lists',
  who: admin,
  input: z.strictObject({ id, productId: id }),
  output: payoutList,
  errors: {
    'no-such-product': 409,
    'window-not-over': 409,
    'index-data-missing': 409,
    'nothing-to-draw': 409,
    'list-waits': 409,
  },
  offline: 'never',
  audit: 'drew a payout list',
  creates: true,
  limits: often,
  summary: 'Reckons what the covers of a product come to once their windows are over; pays nothing',
});

export const listPayoutLists = endpoint({
  name: 'insurance.listPayoutLists',
  method: 'GET',
  path: '/api/admin/insurance/payout-lists',
  who: admin,
  input: z.strictObject({ ...pageQuery }),
  output: page(payoutList),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Payout lists with their sums, the newest first',
});

export const listPayoutLines = endpoint({
  name: 'insurance.listPayoutLines',
  method: 'GET',
  path: '/api/admin/insurance/payout-lists/:listId/lines',
  who: admin,
  object: ofList,
  input: z.strictObject({ listId: id, ...pageQuery }),
  output: page(payoutLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What each cover of a payout list comes to',
});

export const decideList = endpoint({
  name: 'insurance.decideList',
  method: 'POST',
  path: '/api/admin/insurance/payout-lists/:listId/decision',
  who: admin,
  freshFactor: true,
  object: ofList,
  input: z
    .strictObject({ listId: id, decision: z.enum(['approve', 'refuse']), reason: optionalText(300), password })
    .check(
      z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
        error: 'insurance.reasonRequired',
        path: ['reason'],
      }),
    ),
  output: payoutList,
  errors: {
    'wrong-password': 400,
    'insurance-closed': 409,
    'two-people-needed': 409,
    'list-decided': 409,
    'fund-too-small': 409,
    'rain-changed': 409,
    'not-enough-money': 409,
  },
  offline: 'never',
  audit: 'decided on a payout list',
  limits: often,
  summary: 'Pays a list through the ledger, each cover once, or refuses it with the reason; never one’s own list',
});
