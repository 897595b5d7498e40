import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { groupCard, groupCode, groupInvitation, loanGroup, memberDraft } from './group-model.ts';
import { instalments, loanLimits } from './model.ts';

const ofBorrower = { kind: 'book', idField: 'keeperId' } as const;
const ofGroup = { kind: 'loanGroup', idField: 'groupId' } as const;

const joining = {
  'product-changed': 409,
  'lending-closed': 409,
  'not-eligible': 409,
  'in-group-already': 409,
} as const;

export const formGroup = endpoint({
  name: 'loans.formGroup',
  method: 'POST',
  path: '/api/loans/groups',
  who: farmHands,
  object: ofBorrower,
  input: z.strictObject({
    id,
    keeperId: id,
    productId: id,
    version: z.int(),
    name: requiredText('loans.groupNameRequired', 80),
    instalments,
    ...memberDraft,
  }),
  output: loanGroup,
  errors: { ...joining, 'no-group-product': 409 },
  offline: 'never',
  audit: 'formed a group for a loan',
  creates: true,
  summary: 'Begins a group whose members will stand for each other’s loans; whoever forms it leads it',
});

export const findGroup = endpoint({
  name: 'loans.findGroup',
  method: 'GET',
  path: '/api/loans/groups/by-code',
  who: { farmer: 'any', 'extension-manager': 'any' },
  input: z.strictObject({ code: groupCode }),
  output: groupInvitation,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 30, seconds: 900 }],
  summary: 'What a group is and which loan it asks for, for whoever was given its code',
});

export const joinGroup = endpoint({
  name: 'loans.joinGroup',
  method: 'POST',
  path: '/api/loans/groups/members',
  who: farmHands,
  object: ofBorrower,
  input: z.strictObject({ id, keeperId: id, code: groupCode, ...memberDraft }),
  output: loanGroup,
  errors: { ...joining, 'group-closed': 409, 'group-full': 409 },
  offline: 'never',
  audit: 'joined a group and agreed to stand for its loans',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 900 }],
  summary: 'A farmer’s own yes to joint liability, with their share; at a manager’s phone for a farmer in care',
});

export const leaveGroup = endpoint({
  name: 'loans.leaveGroup',
  method: 'POST',
  path: '/api/loans/groups/:groupId/leaving',
  who: farmHands,
  object: ofBorrower,
  input: z.strictObject({ groupId: id, keeperId: id }),
  output: z.strictObject({}),
  errors: { 'group-closed': 409 },
  offline: 'never',
  audit: 'left a group before it asked for loans',
  summary: 'Leaves a group that has not asked yet; where its leader leaves, it is given up',
});

export const listGroups = endpoint({
  name: 'loans.listGroups',
  method: 'GET',
  path: '/api/loans/groups',
  who: farmHands,
  object: ofBorrower,
  input: z.strictObject({ keeperId: id }),
  output: z.strictObject({ items: z.array(groupCard) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The groups that a farmer stands in, the newest first',
});

export const readGroup = endpoint({
  name: 'loans.readGroup',
  method: 'GET',
  path: '/api/loans/groups/:groupId',
  who: { ...farmHands, admin: 'any' },
  object: ofGroup,
  input: z.strictObject({ groupId: id }),
  output: loanGroup,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'A group with each member’s share, what each owes today, and what all owe together',
});

export const applyForGroup = endpoint({
  name: 'loans.applyForGroup',
  method: 'POST',
  path: '/api/loans/groups/:groupId/application',
  who: farmHands,
  object: ofBorrower,
  /** `keeperId`: its leader. */
  input: z.strictObject({ groupId: id, keeperId: id }),
  output: loanGroup,
  errors: {
    'group-closed': 409,
    'group-too-small': 409,
    'product-changed': 409,
    'lending-closed': 409,
    'member-has-loan': 409,
  },
  offline: 'never',
  audit: 'asked for the loans of a group',
  summary:
    'The leader asks for the loans of all members at once, one loan a member; nobody joins or leaves from then on',
});

export const payForMember = endpoint({
  name: 'loans.payForMember',
  method: 'POST',
  path: '/api/loans/groups/:groupId/payments',
  who: { farmer: 'own' },
  object: ofGroup,
  input: z.strictObject({
    id,
    groupId: id,
    loanId: id,
    amountKobo: z
      .int('loans.amountRequired')
      .check(z.gte(1, 'loans.amountRequired'), z.lte(loanLimits.mostPrincipalKobo * 2, 'loans.amountTooLarge')),
  }),
  output: loanGroup,
  errors: { 'loan-not-running': 409, 'more-than-late': 409, 'not-enough-money': 409, 'lending-closed': 409 },
  offline: 'never',
  audit: 'paid a late loan of another member',
  creates: true,
  summary: 'A member pays what is late of another’s loan from their own wallet; the payment says who paid',
});
