import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, page, pageQuery, requiredText } from '#kit/text.ts';
import { often, password } from './product-contract.ts';
import { koboSum } from './product-model.ts';

export const fundEntry = z.strictObject({
  id,
  amountKobo: koboSum,
  origin: z.string(),
  state: z.enum(['asked', 'agreed', 'refused']),
  askedBy: id,
  askedByName: z.string(),
  askedAt: instant,
  decidedByName: z.string(),
});

export type FundEntry = z.output<typeof fundEntry>;

const admin = { admin: 'any' } as const;
const says = 'insurance.fundAmountWrong';

export const readFund = endpoint({
  name: 'insurance.readFund',
  method: 'GET',
  path: '/api/admin/insurance/fund',
  who: admin,
  input: z.strictObject({ ...pageQuery }),
  output: z.strictObject({ ...page(fundEntry).shape, balanceKobo: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What is in the fund that payouts are paid from, and what was put in, the newest first',
});

export const addToFund = endpoint({
  name: 'insurance.addToFund',
  method: 'POST',
  path: '/api/admin/insurance/fund-entries',
  who: admin,
  freshFactor: true,
  input: z.strictObject({
    id,
    amountKobo: z.int(says).check(z.gte(1, says), z.lte(100_000_000_000_000, says)),
    /** Whose money it is and by which transfer it came: the insurer, a programme that pays subsidies. */
    origin: requiredText('insurance.fundOriginRequired', 200),
    password,
  }),
  output: fundEntry,
  errors: { 'wrong-password': 400 },
  offline: 'never',
  audit: 'said that money came for covers',
  creates: true,
  limits: often,
  summary: 'Says that money of an insurer or a subsidy came in for covers; it counts once a second person agrees',
});

export const decideFund = endpoint({
  name: 'insurance.decideFund',
  method: 'POST',
  path: '/api/admin/insurance/fund-entries/:entryId/decision',
  who: admin,
  freshFactor: true,
  object: { kind: 'fundEntry', idField: 'entryId' },
  input: z.strictObject({ entryId: id, decision: z.enum(['agree', 'refuse']), password }),
  output: fundEntry,
  errors: { 'wrong-password': 400, 'insurance-closed': 409, 'two-people-needed': 409, 'fund-decided': 409 },
  offline: 'never',
  audit: 'decided on money for covers',
  limits: often,
  summary: 'Agrees that money for covers came, as a second person, and books it; or refuses it',
});
