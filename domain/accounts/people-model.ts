import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { accountStates, photoId, role, type AccountState } from './model.ts';

/** What an admin can do to an account. */
export const decisions = ['approve', 'suspend', 'lift', 'close', 'reopen'] as const;

export type Decision = (typeof decisions)[number];

/** From which state each decision leads where. The screen offers, and the server takes, no other. */
export const decisionMoves = {
  approve: { from: ['pending'], to: 'active' },
  suspend: { from: ['active'], to: 'suspended' },
  lift: { from: ['suspended'], to: 'active' },
  close: { from: ['active', 'pending', 'suspended'], to: 'closed' },
  reopen: { from: ['closed'], to: 'active' },
} as const satisfies Record<Decision, { from: readonly AccountState[]; to: AccountState }>;

/** What an admin may decide about an account in a state. */
export const decisionsFor = (state: AccountState): Decision[] =>
  decisions.filter((decision) => (decisionMoves[decision].from as readonly AccountState[]).includes(state));

export const personRow = z.strictObject({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.string(),
  roles: z.array(role),
  state: z.enum(accountStates),
  about: z.string(),
  photoId: z.nullable(photoId),
  createdAt: z.string(),
});

export type PersonRow = z.output<typeof personRow>;
