import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { loanStates } from './loan-model.ts';
import { loanTerms, principalKobo } from './model.ts';

/** `forming` until its leader asks for the loans of all; `given-up` where the leader left before. */
const groupStates = ['forming', 'applied', 'given-up'] as const;

export type GroupState = (typeof groupStates)[number];

/** What a member says when they join: their own share, and that they stand for the others. */
export const memberDraft = {
  principalKobo,
  purpose: requiredText('loans.purposeRequired', 300),
  agrees: z.literal(true, 'loans.jointRequired'),
} as const;

export const groupCode = z
  .string('loans.groupCodeWrong')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-HJKMNP-Z2-9]{8}$/, 'loans.groupCodeWrong'));

/** What whoever has its code reads before they join. */
export const groupInvitation = z.strictObject({
  id,
  name: z.string(),
  leaderName: z.string(),
  productName: z.string(),
  terms: loanTerms,
  leastKobo: z.int(),
  mostKobo: z.int(),
  instalments: z.int(),
  members: z.int(),
  most: z.int(),
});

export type GroupInvitation = z.output<typeof groupInvitation>;

/** What somebody else in the group paid for a member. */
const paidForThem = z.strictObject({ byName: z.string(), amountKobo: z.int(), paidOn: z.string() });

/** A member's own loan, as all who stand for it see it on a day. */
export const memberLoan = z.strictObject({
  id,
  number: z.int(),
  state: z.enum(loanStates),
  leftKobo: z.int(),
  overdueKobo: z.int(),
  daysLate: z.int(),
  nextDueOn: z.nullable(z.string()),
  nextKobo: z.int(),
  paidByOthers: z.array(paidForThem),
});

export type MemberLoan = z.output<typeof memberLoan>;

const groupMember = z.strictObject({
  keeperId: id,
  name: z.string(),
  principalKobo: z.int(),
  agreedOn: z.string(),
  /** Who said yes at the phone: the member, or the manager they met. */
  agreedByName: z.string(),
  loan: z.nullable(memberLoan),
});

export const loanGroup = z.strictObject({
  id,
  name: z.string(),
  code: z.string(),
  state: z.enum(groupStates),
  leaderId: id,
  productName: z.string(),
  terms: loanTerms,
  instalments: z.int(),
  least: z.int(),
  most: z.int(),
  members: z.array(groupMember),
  /** Of all its members' loans together. */
  leftKobo: z.int(),
  overdueKobo: z.int(),
});

export type LoanGroup = z.output<typeof loanGroup>;

export const groupCard = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(groupStates),
  productName: z.string(),
  members: z.int(),
  most: z.int(),
});

export type GroupCard = z.output<typeof groupCard>;
